import { useState } from 'react';
import { type AdminOrder, orderAdminCalls } from '#contract/orders-admin.ts';
import { RecordLink } from '#web/admin/audit/record-link.tsx';
import { RefundDialog } from '#web/admin/payments/refund-dialog.tsx';
import { OrderStatusBadge } from '#web/features/orders/order-status.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useMay } from '#web/lib/may.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Ban } from '#web/ui/page-icons.tsx';
import { Table } from '#web/ui/table.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { ConfirmOrderDialog } from './confirm-order-dialog.tsx';

/** Orders with what can be decided about each. */
export function OrderTable({ orders }: { orders: readonly AdminOrder[] }) {
  const { t } = useTranslation();
  const api = useApi();
  const format = useFormat();
  const [confirming, setConfirming] = useState<AdminOrder | null>(null);
  const [refunding, setRefunding] = useState<AdminOrder | null>(null);
  const [cancelling, setCancelling] = useState<AdminOrder | null>(null);
  return (
    <>
      <Table
        caption={t('admin.titles.Orders')}
        rows={orders}
        keyOf={({ order_id: id }) => id}
        columns={[
          {
            id: 'reference',
            header: t('orders.reference'),
            cell: ({ created_at: at, reference, earlier_terms: earlier }) => (
              <>
                <span className="block font-semibold whitespace-nowrap">{reference}</span>
                {earlier.map((terms) => (
                  <span key={terms.reference} className="block text-sm text-soft">
                    {t('admin.orders.earlier', { reference: terms.reference })}
                  </span>
                ))}
                <time dateTime={at} className="block text-sm whitespace-nowrap text-soft">
                  {format.dateTime(at)}
                </time>
              </>
            ),
          },
          {
            id: 'amount',
            header: t('orders.amount'),
            align: 'end',
            cell: ({ amount, currency, method }) => (
              <>
                <span className="block font-semibold whitespace-nowrap">
                  {format.price(amount, currency)}
                </span>
                <span className="block text-sm text-soft">{t(`orders.methods.${method}`)}</span>
              </>
            ),
          },
          {
            id: 'learner',
            header: t('admin.orders.learner'),
            className: 'row-narrow',
            cell: ({ user_id: userId, user_name: name, user_email: email }) => (
              <>
                <RecordLink entity="user" id={userId} className="link">
                  {name || email}
                </RecordLink>
                <span className="block text-sm break-words text-soft">{email}</span>
              </>
            ),
          },
          {
            id: 'course',
            header: t('admin.orders.course'),
            className: 'row-rest',
            cell: ({
              course_title: en,
              course_title_zh: zh,
              order_number: number,
              coupon_code: code,
            }) => (
              <>
                <Bilingual as="span" en={en} zh={zh} className="block text-sm" />
                <span className="block text-sm text-soft">
                  {number}
                  {code !== null && <span>{` · ${t('orders.couponUsed', { code })}`}</span>}
                </span>
              </>
            ),
          },
          {
            id: 'state',
            header: t('admin.orders.state'),
            cell: (order) => (
              <>
                <OrderStatusBadge status={order.status} />
                {order.course_is_open && (
                  <span className="mt-1 block text-sm font-medium text-seal">
                    {t(
                      order.paid_at === null ? 'admin.orders.openUnpaid' : 'admin.orders.openPaid',
                    )}
                  </span>
                )}
                {order.dispute_state !== null && order.payment_id !== null && (
                  <span className="block text-sm">
                    <RecordLink entity="payment" id={order.payment_id} className="link">
                      {t(`admin.payments.disputeStates.${order.dispute_state}`)}
                    </RecordLink>
                  </span>
                )}
                {order.receipt_url !== null && order.decided_by === null && (
                  <span className="block text-sm text-soft">{t('admin.orders.withReceipt')}</span>
                )}
                {order.decided_by !== null && (
                  <span className="block text-sm text-soft">
                    {t('admin.orders.decidedBy', { name: order.decided_by })}
                  </span>
                )}
              </>
            ),
          },
          {
            id: 'actions',
            header: t('admin.orders.actions'),
            hideHeader: true,
            align: 'end',
            cell: (order) => (
              <Actions
                order={order}
                onConfirm={() => setConfirming(order)}
                onCancel={() => setCancelling(order)}
                onRefund={() => setRefunding(order)}
              />
            ),
          },
        ]}
      />
      {confirming !== null && (
        <ConfirmOrderDialog
          // Its state may have changed since: the list is loaded again.
          order={orders.find((one) => one.order_id === confirming.order_id) ?? confirming}
          onClose={() => setConfirming(null)}
        />
      )}
      {refunding !== null && (
        <RefundDialog
          paid={refunding}
          send={(body) => {
            const params = { id: refunding.order_id };
            return api.send(orderAdminCalls.refund, { params, body });
          }}
          onClose={() => setRefunding(null)}
        />
      )}
      {cancelling !== null && (
        <CancelOrderDialog order={cancelling} onClose={() => setCancelling(null)} />
      )}
    </>
  );
}

interface ActionsProps {
  order: AdminOrder;
  onConfirm: () => void;
  onCancel: () => void;
  onRefund: () => void;
}

/** The actions that an order still allows. */
function Actions({ order, onConfirm, onCancel, onRefund }: ActionsProps) {
  const { t } = useTranslation();
  const may = useMay();
  const isOpen = order.status === 'pending';
  const about = <span className="sr-only"> {order.order_number}</span>;
  const isPaid = order.status === 'paid' || order.status === 'partly_refunded';
  if (!may('payments')) return null;
  // An order that a coupon paid in full has no payment.
  if (isPaid && order.payment_id !== null) {
    if (order.refunded + order.disputed >= order.amount) return null;
    return (
      <Button variant="quiet" size="sm" className="min-h-11 whitespace-nowrap" onClick={onRefund}>
        {t('admin.payments.refund')}
        {about}
      </Button>
    );
  }
  if (!isOpen && order.status !== 'expired') return null;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11 whitespace-nowrap"
        onClick={onConfirm}
      >
        {t('admin.orders.confirmShort')}
        {about}
      </Button>
      {(isOpen || order.receipt_url !== null) && (
        <IconButton
          label={`${t('admin.orders.cancel')} ${order.order_number}`}
          icon={<Ban aria-hidden="true" className="size-5" />}
          onClick={onCancel}
        />
      )}
    </div>
  );
}
