import { useId } from 'react';
import { type Payment, paymentCalls, paymentVoidBody } from '#contract/payments-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
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

interface VoidPaymentProps {
  payment: Payment;
  onClose: () => void;
}

/** Asks for the reason and voids a payment, which removes it from all sums. */
export function VoidPayment({ payment, onClose }: VoidPaymentProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    paymentVoidBody,
    async (body) => {
      const restoreFocus = captureFocus();
      const params = { id: payment.payment_id };
      const { msg } = await api.send(paymentCalls.void, { params, body });
      toast({ text: msg });
      await revalidate();
      onClose();
      // The row may have left the list, and its button with it.
      restoreFocus();
    },
    { defaults: { end_access: payment.opens_course } },
  );
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.payments.voidTitle', {
        money: format.price(payment.amount, payment.currency),
      })}
      description={t('admin.payments.voidText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} variant="danger">
            {t('admin.payments.void')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Field label={t('admin.payments.voidReason')} error={errorOf('reason')} required>
          <TextArea rows={3} autoFocus {...form.register('reason')} />
        </Field>
        {payment.opens_course && (
          <Checkbox label={t('admin.payments.endAccess')} {...form.register('end_access')} />
        )}
        {failure !== null && (
          <Notice live tone="error" title={t('admin.payments.voidFailed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
