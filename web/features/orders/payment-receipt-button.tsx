import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useLocale } from '#web/lib/language.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';

/** Downloads the academy's receipt of an own payment as PDF, in the reader's language. */
export function PaymentReceiptButton({ paymentId }: { paymentId: number }) {
  const { t } = useTranslation();
  const api = useApi();
  const locale = useLocale();
  const isReady = useHydrated();
  const save = useAction(
    async () => {
      const { receiptCalls } = await import('#contract/payment-receipts.ts');
      const query = { payment_id: paymentId, locale };
      const file = await api.download(receiptCalls.get, { query });
      saveFile(file, file.name);
    },
    { revalidates: false },
  );
  return (
    <Button
      variant="secondary"
      disabled={!isReady}
      busy={save.busy}
      onClick={() => save.run()}
      className="justify-self-start"
    >
      {t('orders.paymentReceipt')}
    </Button>
  );
}
