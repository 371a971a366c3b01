import { useId } from 'react';
import { type AdminOrder, orderAdminCalls, orderCancelBody } from '#contract/orders-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { captureFocus } from '#web/lib/capture-focus.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface CancelOrderDialogProps {
  order: AdminOrder;
  onClose: () => void;
}

/** Asks for the reason, which the learner is told, and cancels an order. */
export function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(orderCancelBody, async (body) => {
    const restoreFocus = captureFocus();
    const params = { id: order.order_id };
    const { msg } = await api.send(orderAdminCalls.cancel, { params, body });
    toast({ text: msg });
    await revalidate();
    onClose();
    restoreFocus();
  });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.orders.cancelTitle', { number: order.order_number })}
      description={t('admin.orders.cancelText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('orders.keep')}
          </Button>
          <Button type="submit" form={formId} busy={busy} variant="danger">
            {t('orders.cancel')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Field label={t('admin.orders.reason')} error={errorOf('reason')} required>
          <TextArea rows={3} autoFocus {...form.register('reason')} />
        </Field>
        {failure !== null && (
          <Notice live tone="error" title={t('admin.orders.cancelFailed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
