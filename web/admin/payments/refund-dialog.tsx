import { useId, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { moneyAmount, type Payment, paymentRefundBody } from '#contract/payments-admin.ts';
import { fromCents, toCents } from '#domain/money.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { MoneyField } from '#web/forms/number-fields.tsx';
import { amountFrom } from '#web/forms/number-from.ts';
import { captureFocus } from '#web/lib/capture-focus.ts';
import { useFormat } from '#web/lib/format.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox, Field, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface RefundDialogProps {
  /** What was paid, how much of it was refunded, and whether it opens a course. */
  paid: Pick<
    Payment,
    'amount' | 'currency' | 'refunded' | 'disputed' | 'opens_course' | 'refunds_by_stripe'
  >;
  send: (body: z.output<typeof paymentRefundBody>) => Promise<{ msg: string }>;
  onClose: () => void;
}

/** Asks how much is refunded, why, and whether the access ends. Sent twice, it refunds once. */
export function RefundDialog({ paid, send, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const formId = useId();
  const revalidate = useRevalidate();
  const left = fromCents(toCents(paid.amount) - toCents(paid.refunded) - toCents(paid.disputed));
  const schema = useMemo(
    () => paymentRefundBody.extend({ amount: moneyAmount(paid.currency) }),
    [paid.currency],
  );
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    schema,
    async (body) => {
      const restoreFocus = captureFocus();
      const { msg } = await send(body);
      toast({ text: msg });
      await revalidate();
      onClose();
      // The button may have left the row.
      restoreFocus();
    },
    { defaults: { amount: left.toFixed(2), end_access: paid.opens_course } },
  );
  const amount = amountFrom(useWatch({ control: form.control, name: 'amount' }), paid.currency);
  const money = amount === null ? null : format.price(amount, paid.currency);
  const wasWhole = useRef(true);
  /** The access ends with a full refund; with a part of it only where that is ticked. */
  function followAmount() {
    const isWhole = amountFrom(form.getValues('amount'), paid.currency) === left;
    if (isWhole === wasWhole.current) return;
    wasWhole.current = isWhole;
    form.setValue('end_access', paid.opens_course && isWhole);
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={
        money === null ? t('admin.payments.refund') : t('admin.payments.refundTitle', { money })
      }
      description={t(
        paid.refunds_by_stripe ? 'admin.payments.refundByStripe' : 'admin.payments.refundText',
      )}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} variant="danger">
            {money === null
              ? t('admin.payments.refund')
              : t('admin.payments.refundMoney', { money })}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <MoneyField
          form={form}
          name="amount"
          currency={paid.currency}
          input={{ autoFocus: true }}
          onType={followAmount}
          label={t('admin.payments.refundAmount', {
            currency: t(`admin.payments.currencies.${paid.currency}`),
          })}
          hint={t('admin.payments.refundLeft', { money: format.price(left, paid.currency) })}
          error={errorOf('amount')}
          required
        />
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
