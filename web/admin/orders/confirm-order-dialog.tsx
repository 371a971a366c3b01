import { useId, useState } from 'react';
import { type AdminOrder, orderAdminCalls, orderConfirmBody } from '#contract/orders-admin.ts';
import { SentReceiptButton } from '#web/features/orders/sent-receipt-button.tsx';
import { useCallForm } from '#web/forms/call-form.ts';
import { ApiError } from '#web/lib/api.ts';
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
import { OpenCourseChoice, TermsChoice, type UseOfPayment } from './confirm-choices.tsx';

interface ConfirmOrderDialogProps {
  order: AdminOrder;
  onClose: () => void;
}

/** What the admin has chosen, and sends it. A state that changed meanwhile is loaded again. */
function useConfirmation(order: AdminOrder, onClose: () => void) {
  const api = useApi();
  const revalidate = useRevalidate();
  /** The reference that the admin sees: a learner may change the order meanwhile. */
  const [reference, setReference] = useState(order.reference);
  const [use, setUse] = useState<UseOfPayment>({ kind: null, course: null });
  const confirming = useCallForm(
    orderConfirmBody,
    async (body) => {
      const restoreFocus = captureFocus();
      const chosen = {
        ...body,
        reference,
        ...(order.course_is_open && use.kind === 'refund' && { accept_open: true }),
        ...(order.course_is_open && use.kind === 'other' && { other_course_id: use.course?.id }),
      };
      const params = { id: order.order_id };
      try {
        const { msg } = await api.send(orderAdminCalls.confirm, { params, body: chosen });
        toast({ text: msg });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'INVALID_STATE') await revalidate();
        throw error;
      }
      await revalidate();
      onClose();
      // The row may have left the list, and its button with it.
      restoreFocus();
    },
    { defaults: { accept_expired: false, note: '' } },
  );
  return { ...confirming, reference, setReference, use, setUse };
}

/**
 * Confirms that the money of an order arrived, beside the proof of payment that the learner sent.
 */
export function ConfirmOrderDialog({ order, onClose }: ConfirmOrderDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const formId = useId();
  const title = usePick()(order.course_title, order.course_title_zh);
  const confirmation = useConfirmation(order, onClose);
  const { form, onSubmit, errorOf, failure, busy, reference, use } = confirmation;
  const name = order.user_name || order.user_email;
  const paid = order.earlier_terms.find((terms) => terms.reference === reference) ?? order;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.orders.confirmTitle', { money: format.price(paid.amount, paid.currency) })}
      description={order.course_is_open ? undefined : t('admin.orders.confirmText', { name })}
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
          {t('orders.reference')} <strong className="text-ink">{paid.reference}</strong>
        </p>
        {order.earlier_terms.length > 0 && (
          <TermsChoice order={order} chosen={reference} onChoose={confirmation.setReference} />
        )}
        {order.receipt_url === null ? (
          <p className="text-sm text-soft">{t('admin.orders.noReceipt')}</p>
        ) : (
          <SentReceiptButton orderId={order.order_id} />
        )}
        {order.course_is_open && (
          <OpenCourseChoice name={name} use={use} onChoose={confirmation.setUse} />
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
