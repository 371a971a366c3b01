import { useId, useRef } from 'react';
import { type Payment, paymentCalls, paymentRefundBody } from '#contract/payments-admin.ts';
import { fromCents, toCents } from '#domain/currencies.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { numberFrom } from '#web/forms/number-from.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { rememberFocus } from '#web/lib/remember-focus.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox, Field, TextArea, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface RefundPaymentProps {
  payment: Payment;
  onClose: () => void;
}

/** Asks how much is given back, why, and whether the access ends. Sent twice, it refunds once. */
export function RefundPayment({ payment, onClose }: RefundPaymentProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const left = fromCents(toCents(payment.amount) - toCents(payment.refunded));
  /** The key of the last submission; other input is another request. */
  const sent = useRef({ request: '', key: '' });
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    paymentRefundBody,
    async (body) => {
      const keepFocus = rememberFocus();
      const request = JSON.stringify(body);
      if (sent.current.request !== request) sent.current = { request, key: newIdempotencyKey() };
      const params = { id: payment.payment_id };
      const { key: idempotencyKey } = sent.current;
      const { msg } = await api.send(paymentCalls.refund, { params, body, idempotencyKey });
      toast({ text: msg });
      await revalidate();
      onClose();
      // The button may have left the row.
      keepFocus();
    },
    { defaults: { end_access: payment.opens_course } },
  );
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.payments.refundTitle', {
        money: format.price(payment.amount, payment.currency),
      })}
      description={t('admin.payments.refundText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} variant="danger">
            {t('admin.payments.refund')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Field
          label={t('admin.payments.refundAmount', {
            currency: t(`admin.payments.currencies.${payment.currency}`),
          })}
          hint={t('admin.payments.refundLeft', { money: format.price(left, payment.currency) })}
          error={errorOf('amount')}
          required
        >
          <TextInput
            autoFocus
            inputMode="decimal"
            autoComplete="off"
            defaultValue={left.toFixed(2)}
            {...form.register('amount', { setValueAs: numberFrom })}
          />
        </Field>
        <Field label={t('admin.payments.refundReason')} error={errorOf('reason')} required>
          <TextArea rows={3} {...form.register('reason')} />
        </Field>
        {payment.opens_course && (
          <Checkbox label={t('admin.payments.endAccess')} {...form.register('end_access')} />
        )}
        {failure !== null && (
          <Notice live tone="error" title={t('admin.payments.refundFailed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
