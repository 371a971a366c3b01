import { useRef, useState } from 'react';
import { currency } from '#contract/fields.ts';
import {
  type PaymentChoice,
  paymentBody,
  paymentCalls,
  paymentMethod,
} from '#contract/payments-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useFormDraft } from '#web/forms/drafts/device-draft.tsx';
import { moneyFrom } from '#web/forms/number-from.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { readStoredChoice, writeStoredChoice } from './stored-choice.ts';

type RememberedField =
  | 'amount'
  | 'currency'
  | 'paid_on'
  | 'method'
  | 'note'
  | 'payer'
  | 'course'
  | 'request'
  | 'key';

/**
 * The form of a payment: unsent input is stored on this device, and a repeated submission is
 * recorded once.
 */
export function usePaymentForm(today: string, onRecorded: () => void) {
  const api = useApi();
  const revalidate = useRevalidate();
  const defaults = { paid_on: today, currency: 'CNY', method: 'bank_transfer' } as const;
  const [payer, setPayer] = useState<PaymentChoice | null>(null);
  const [course, setCourse] = useState<PaymentChoice | null>(null);
  /** The key of the last submission; other input is another request. */
  const sent = useRef({ request: '', key: '' });
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    paymentBody,
    async (values) => {
      const body = {
        ...values,
        user_id: payer?.id ?? null,
        course_id: course?.id ?? null,
      };
      const request = JSON.stringify(body);
      if (sent.current.request !== request) sent.current = { request, key: newIdempotencyKey() };
      // Sent again after a lost session or response, it is still the same request.
      draft.change(sent.current);
      const { msg } = await api.send(paymentCalls.record, {
        body,
        idempotencyKey: sent.current.key,
      });
      draft.settle();
      toast({ text: msg });
      onRecorded();
      await revalidate();
    },
    { defaults },
  );
  const nothingTyped: Record<RememberedField, string> = {
    ...defaults,
    amount: '',
    note: '',
    payer: '',
    course: '',
    request: '',
    key: '',
  };
  const draft = useFormDraft('payment', nothingTyped, (kept) => {
    const keptCurrency = currency.safeParse(kept.currency).data ?? defaults.currency;
    form.setValue('currency', keptCurrency);
    form.setValue('amount', moneyFrom(kept.amount, keptCurrency) ?? '');
    form.setValue('paid_on', kept.paid_on);
    form.setValue('method', paymentMethod.safeParse(kept.method).data ?? defaults.method);
    form.setValue('note', kept.note);
    setPayer(readStoredChoice(kept.payer));
    setCourse(readStoredChoice(kept.course));
    sent.current = { request: kept.request, key: kept.key };
  });
  function rememberTyped() {
    const { amount, currency, paid_on, method, note = '' } = form.getValues();
    draft.change({ amount: String(amount ?? ''), currency, paid_on, method, note });
  }
  return {
    form,
    onSubmit,
    errorOf,
    failure,
    busy,
    draft,
    rememberTyped,
    payer,
    choosePayer: (choice: PaymentChoice | null) => {
      setPayer(choice);
      draft.change({ payer: writeStoredChoice(choice) });
    },
    course,
    chooseCourse: (choice: PaymentChoice | null) => {
      setCourse(choice);
      draft.change({ course: writeStoredChoice(choice) });
    },
  };
}
