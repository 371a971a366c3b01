import { useId } from 'react';
import { type AdminOrder, orderAdminCalls, orderConfirmBody } from '#contract/orders-admin.ts';
import { SentReceiptButton } from '#web/features/orders/sent-receipt-button.tsx';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { captureFocus } from '#web/lib/capture-focus.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox, Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ConfirmOrderDialogProps {
  order: AdminOrder;
  onClose: () => void;
}

/**
 * Confirms that the money of an order arrived, beside the proof of payment that the learner sent.
 */
export function ConfirmOrderDialog({ order, onClose }: ConfirmOrderDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const title = usePick()(order.course_title, order.course_title_zh);
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    orderConfirmBody,
    async (body) => {
      const restoreFocus = captureFocus();
      const params = { id: order.order_id };
      const { msg } = await api.send(orderAdminCalls.confirm, { params, body });
      toast({ text: msg });
      await revalidate();
      onClose();
      // The row may have left the list, and its button with it.
      restoreFocus();
    },
    { defaults: { accept_expired: false, note: '' } },
  );
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.orders.confirmTitle', { money: format.price(order.amount, order.currency) })}
      description={t('admin.orders.confirmText', { name: order.user_name || order.user_email })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('admin.orders.confirm')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <p lang={title.lang}>{title.text}</p>
        <p className="text-soft">
          {t('orders.reference')} <strong className="text-ink">{order.reference}</strong>
        </p>
        {order.receipt_url === null ? (
          <p className="text-sm text-soft">{t('admin.orders.noReceipt')}</p>
        ) : (
          <SentReceiptButton orderId={order.order_id} />
        )}
        {order.status === 'expired' && (
          <Checkbox
            label={t('admin.orders.acceptExpired')}
            error={errorOf('accept_expired')}
            {...form.register('accept_expired')}
          />
        )}
        <Field label={t('admin.orders.note')} error={errorOf('note')}>
          <TextInput autoComplete="off" {...form.register('note')} />
        </Field>
        {failure !== null && (
          <Notice live tone="error" title={t('admin.orders.failed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
