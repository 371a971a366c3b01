import { useEffect, useState } from 'react';
import type { Order } from '#contract/checkout.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Cancels an order after a question. */
export function CancelOrder({ order }: { order: Pick<Order, 'order_id'> }) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const [asking, setAsking] = useState(false);
  async function cancel() {
    const { checkoutCalls } = await import('#contract/checkout.ts');
    const body = { order_id: order.order_id };
    const { msg } = await api.send(checkoutCalls.cancel, { body });
    toast({ text: msg });
    await revalidate();
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('orders.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={cancel}
        title={t('orders.cancelTitle')}
        description={t('orders.cancelText')}
        confirmLabel={t('orders.cancel')}
        cancelLabel={t('orders.keep')}
        closeLabel={t('common.close')}
      />
    </>
  );
}

/** Requests the page on which an order is paid, and leads to it. */
export function PayOrder({ order }: { order: Pick<Order, 'order_id'> }) {
  const { t } = useTranslation();
  const api = useApi();
  const pay = useAction(async () => {
    const { checkoutCalls } = await import('#contract/checkout.ts');
    const body = { order_id: order.order_id };
    const { payment_url: url } = await api.call(checkoutCalls.pay, { body });
    if (url !== null) window.location.assign(url);
  });
  return (
    <Button size="lg" className="w-full sm:w-auto" busy={pay.busy} onClick={() => pay.run()}>
      {t('orders.toPayment')}
    </Button>
  );
}

/** How often an open order is loaded again; more often for somebody who returns from paying. */
const EVERY_MS = 20_000;
const EVERY_MS_AFTER_PAYING = 3000;

/** Reloads the page of an open order while it is visible. */
export function useWatchedOrder(status: Order['status'], hasPaid: boolean): void {
  const revalidate = useRevalidate();
  useEffect(() => {
    if (status !== 'pending') return;
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') void revalidate();
      },
      hasPaid ? EVERY_MS_AFTER_PAYING : EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [status, hasPaid, revalidate]);
}
