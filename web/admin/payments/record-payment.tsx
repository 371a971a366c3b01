import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  currencies,
  currency,
  type PaymentChoice,
  paymentBody,
  paymentCalls,
  paymentMethod,
  paymentMethods,
} from '#contract/payments-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { RestoredDraft, useFormDraft } from '#web/forms/device-draft.tsx';
import { numberFrom } from '#web/forms/number-from.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DayInput, Field, Select, TextArea, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChoicePicker } from './choice-picker.tsx';
import { readRememberedChoice, writeRememberedChoice } from './remembered-choice.ts';

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

interface RecordPaymentProps {
  /** The academy’s today: what is paid later cannot be recorded yet. */
  today: string;
  onClose: () => void;
}

/** Writes down money that arrived. Pressed twice, it is recorded once. */
export function RecordPayment({ today, onClose }: RecordPaymentProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const defaults = { paid_on: today, currency: 'CNY', method: 'bank_transfer' } as const;
  const [payer, setPayer] = useState<PaymentChoice | null>(null);
  const [course, setCourse] = useState<PaymentChoice | null>(null);
  /** One for what was sent last; another wish is another request. */
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
      // Sent again after a lost session or answer, it is still the same wish.
      draft.change(sent.current);
      const { msg } = await api.send(paymentCalls.record, {
        body,
        idempotencyKey: sent.current.key,
      });
      draft.settle();
      toast({ text: msg });
      onClose();
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
    form.setValue('amount', numberFrom(kept.amount) as number);
    form.setValue('currency', currency.safeParse(kept.currency).data ?? defaults.currency);
    form.setValue('paid_on', kept.paid_on);
    form.setValue('method', paymentMethod.safeParse(kept.method).data ?? defaults.method);
    form.setValue('note', kept.note);
    setPayer(readRememberedChoice(kept.payer));
    setCourse(readRememberedChoice(kept.course));
    sent.current = { request: kept.request, key: kept.key };
  });
  function rememberTyped() {
    const { amount, currency, paid_on, method, note = '' } = form.getValues();
    const isNumber = typeof amount === 'number' && Number.isFinite(amount);
    draft.change({ amount: isNumber ? String(amount) : '', currency, paid_on, method, note });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.payments.record')}
      description={t('admin.payments.recordText')}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('admin.payments.record')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit} onChange={rememberTyped}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('admin.payments.amount')} error={errorOf('amount')} required>
            <TextInput
              autoFocus
              inputMode="decimal"
              autoComplete="off"
              {...form.register('amount', { setValueAs: numberFrom })}
            />
          </Field>
          <Field label={t('admin.payments.currency')} error={errorOf('currency')} required>
            <Select {...form.register('currency')}>
              {currencies.map((currency) => (
                <option key={currency} value={currency}>
                  {t(`admin.payments.currencies.${currency}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('admin.payments.paidOn')} error={errorOf('paid_on')} required>
            <DayInput max={today} {...form.register('paid_on')} />
          </Field>
          <Field label={t('admin.payments.method')} error={errorOf('method')} required>
            <Select {...form.register('method')}>
              {paymentMethods.map((method) => (
                <option key={method} value={method}>
                  {t(`admin.payments.methods.${method}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <ChoicePicker
          kind="user"
          label={t('admin.payments.payer')}
          hint={t('admin.payments.payerHint')}
          error={errorOf('user_id')}
          chosen={payer}
          onChoose={(choice) => {
            setPayer(choice);
            draft.change({ payer: writeRememberedChoice(choice) });
          }}
        />
        <ChoicePicker
          kind="course"
          label={t('admin.payments.course')}
          hint={t('admin.payments.courseHint')}
          error={errorOf('course_id')}
          chosen={course}
          onChoose={(choice) => {
            setCourse(choice);
            draft.change({ course: writeRememberedChoice(choice) });
          }}
        />
        <Field
          label={t('admin.payments.note')}
          mark={t('common.optional')}
          hint={t('admin.payments.noteHint')}
          error={errorOf('note')}
        >
          <TextArea rows={2} {...form.register('note')} />
        </Field>
        <RestoredDraft draft={draft} />
        {failure !== null && (
          <Notice live tone="error" title={t('admin.payments.failed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
