import { useEffect, useState } from 'react';
import type { Order } from '#contract/checkout.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';

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

/** How often a page looks whether its order was paid. */
const EVERY_MS = 20_000;

/** Reloads the page of an open order while somebody looks at it. */
export function useWatchedOrder(status: Order['status']): void {
  const revalidate = useRevalidate();
  useEffect(() => {
    if (status !== 'pending') return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [status, revalidate]);
}
