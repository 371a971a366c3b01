import { checkoutCalls, type Order } from '#contract/checkout.ts';
import { PAID_PARAM } from '#domain/order-methods.ts';
import { CancelOrder, PayOrder, useWatchedOrder } from '#web/features/orders/order-actions.tsx';
import { OrderPayment } from '#web/features/orders/order-payment.tsx';
import { OrderStatusBadge } from '#web/features/orders/order-status.tsx';
import { PaymentReceiptButton } from '#web/features/orders/payment-receipt-button.tsx';
import { ReceiptForm } from '#web/features/orders/receipt-form.tsx';
import { SentReceiptButton } from '#web/features/orders/sent-receipt-button.tsx';
import { useFormat } from '#web/lib/format.ts';
import { requireLogin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { lessonPath } from '#web/lib/page-paths.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { unbroken } from '#web/lib/unbroken.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/order.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireLogin(args);
  const order_id = idFrom(args.params.id);
  const hasPaid = args.url.searchParams.has(PAID_PARAM);
  return { order: await api.call(checkoutCalls.get, { query: { order_id } }), hasPaid };
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, hasPaid } = loaderData;
  const { t } = useTranslation();
  const title = usePick()(order.course_title, order.course_title_zh);
  const name = t('orders.number', { number: order.order_number });
  useWatchedOrder(order.status, hasPaid && !order.has_failed);
  return (
    <div className="shell max-w-3xl pt-6 pb-20">
      <PageHead title={`${name} · ${t('pageTitles.Order')}`} noIndex />
      <Breadcrumb
        label={t('controls.breadcrumb')}
        items={[{ text: t('pageTitles.Orders'), to: '/orders' }, { text: name }]}
      />
      <header className="mt-4 mb-7">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-3xl">{name}</h1>
          <OrderStatusBadge status={order.status} isCourseOpen={order.course_is_open} />
        </div>
        <p className="mt-3 text-xl" lang={title.lang}>
          {title.text}
        </p>
      </header>
      {order.status === 'pending' || order.status === 'expired' ? (
        <OpenOrder key={order.order_id} order={order} hasPaid={hasPaid} />
      ) : (
        <ClosedOrder order={order} />
      )}
    </div>
  );
}

/** An order to be paid, or one that may have been paid at the last moment. */
function OpenOrder({ order, hasPaid }: { order: Order; hasPaid: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOpen = order.status === 'pending';
  const hasReceipt = order.receipt_url !== null;
  const isByStripe = order.method === 'stripe';
  if (isOpen && isByStripe && (order.is_settling || (hasPaid && !order.has_failed))) {
    const news = order.is_settling ? 'settling' : 'confirming';
    return (
      <Notice live tone="success" title={t(`orders.${news}`)}>
        {t(`orders.${news}Text`)}
      </Notice>
    );
  }
  const isWaived = order.course_is_open;
  return (
    <div className="grid gap-7">
      {isWaived && (
        <Notice
          tone="success"
          title={t('orders.openTitle')}
          action={
            <LinkButton to={`/courses/${order.course_id}`}>{t('orders.toCourse')}</LinkButton>
          }
        >
          {t(isByStripe ? 'orders.openTextStripe' : 'orders.openText')}
        </Notice>
      )}
      {hasReceipt && (
        <Notice tone="success" title={t('orders.receiptSent')}>
          <SentReceiptButton orderId={order.order_id} />
        </Notice>
      )}
      {isOpen && !isWaived && order.has_failed && (
        <Notice tone="error" title={t('orders.failedTitle')}>
          {t('orders.failedText')}
        </Notice>
      )}
      {isOpen && !isWaived && (
        <section className="rounded-lg bg-raised p-5 ring-1 ring-line sm:p-7">
          <h2 className="mb-5 text-xl">
            {t('orders.until', { time: unbroken(format.dateTime(order.expires_at)) })}
          </h2>
          <OrderPayment order={order} />
          {isByStripe && (
            <p className="mt-6">
              <PayOrder order={order} />
            </p>
          )}
        </section>
      )}
      {!isWaived && (
        <p className="text-soft">
          {isByStripe
            ? t(isOpen ? 'orders.waitingStripe' : 'orders.expiredStripe')
            : t(isOpen ? 'orders.waiting' : 'orders.expiredText')}
        </p>
      )}
      {!isByStripe && <ReceiptForm order={order} />}
      <div className="flex flex-wrap gap-3">
        {isOpen && <CancelOrder order={order} />}
        {!isOpen && !isWaived && (
          <LinkButton to={`/checkout/${order.course_id}`} variant="secondary">
            {t('orders.again')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function ClosedOrder({ order }: { order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { course_id: courseId, first_content_id: first } = order;
  if (order.status === 'paid' || order.status === 'partly_refunded') {
    return (
      <div className="grid gap-5">
        <Notice
          tone="success"
          title={t('orders.paidTitle')}
          action={
            <LinkButton to={first === null ? `/courses/${courseId}` : lessonPath(courseId, first)}>
              {t(first === null ? 'orders.toCourse' : 'orders.start')}
            </LinkButton>
          }
        >
          {order.amount === 0 ? (
            t('orders.paidByCoupon', { code: order.coupon_code ?? '' })
          ) : (
            <p>
              {t('orders.paidText')} {format.price(order.amount, order.currency)}
              {order.coupon_code !== null && (
                <span>{` · ${t('orders.couponUsed', { code: order.coupon_code })}`}</span>
              )}
            </p>
          )}
        </Notice>
        {order.course_is_open && <Notice tone="warning">{t('orders.openPaid')}</Notice>}
        {order.payment_id !== null && <PaymentReceiptButton paymentId={order.payment_id} />}
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-5">
      {order.cancel_reason !== '' && (
        <p>{t('orders.cancelReason', { reason: order.cancel_reason })}</p>
      )}
      {order.payment_id !== null && <PaymentReceiptButton paymentId={order.payment_id} />}
      <LinkButton to={`/courses/${courseId}`} variant="secondary">
        {t('orders.toCourse')}
      </LinkButton>
    </div>
  );
}
