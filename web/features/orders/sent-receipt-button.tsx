import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';

/**
 * Downloads the proof of payment that the learner sent; it needs the session, so it cannot be a
 * link.
 */
export function SentReceiptButton({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  const api = useApi();
  const isReady = useHydrated();
  const save = useAction(
    async () => {
      const { checkoutCalls } = await import('#contract/checkout.ts');
      const file = await api.download(checkoutCalls.receipt, { query: { order_id: orderId } });
      saveFile(file, file.name);
    },
    { revalidates: false },
  );
  return (
    <Button
      variant="quiet"
      className="-ml-3 min-h-11 justify-self-start"
      disabled={!isReady}
      busy={save.busy}
      onClick={() => save.run()}
    >
      {t('orders.showReceipt')}
    </Button>
  );
}
