import { useId, useRef } from 'react';
import type { z } from 'zod';
import { type Payment, paymentRefundBody } from '#contract/payments-admin.ts';
import { fromCents, toCents } from '#domain/money.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { numberFrom } from '#web/forms/number-from.ts';
import { captureFocus } from '#web/lib/capture-focus.ts';
import { useFormat } from '#web/lib/format.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox, Field, TextArea, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface RefundDialogProps {
  /** What was paid, how much of it was refunded, and whether it opens a course. */
  paid: Pick<
    Payment,
    'amount' | 'currency' | 'refunded' | 'disputed' | 'opens_course' | 'refunds_by_stripe'
  >;
  /** Sends the refund; with the key of an earlier request it is the same one. */
  send: (body: z.output<typeof paymentRefundBody>, key: string) => Promise<{ msg: string }>;
  onClose: () => void;
}

/** Asks how much is refunded, why, and whether the access ends. Sent twice, it refunds once. */
export function RefundDialog({ paid, send, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const formId = useId();
  const revalidate = useRevalidate();
  const left = fromCents(toCents(paid.amount) - toCents(paid.refunded) - toCents(paid.disputed));
  /** The key of the last submission; other input is another request. */
  const sent = useRef({ request: '', key: '' });
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    paymentRefundBody,
    async (body) => {
      const restoreFocus = captureFocus();
      const request = JSON.stringify(body);
      if (sent.current.request !== request) sent.current = { request, key: newIdempotencyKey() };
      const { msg } = await send(body, sent.current.key);
      toast({ text: msg });
      await revalidate();
      onClose();
      // The button may have left the row.
      restoreFocus();
    },
    { defaults: { end_access: paid.opens_course } },
  );
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.payments.refundTitle', {
        money: format.price(left, paid.currency),
      })}
      description={t(
        paid.refunds_by_stripe ? 'admin.payments.refundByStripe' : 'admin.payments.refundText',
      )}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
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
            currency: t(`admin.payments.currencies.${paid.currency}`),
          })}
          hint={t('admin.payments.refundLeft', { money: format.price(left, paid.currency) })}
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
        {paid.opens_course && (
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
