import { receiptAdminCalls } from '#contract/payment-receipts.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useLocale } from '#web/lib/language.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';

interface ReceiptButtonProps {
  paymentId: number;
  /** Downloads the credit note of this refund. */
  refundId?: number;
  number: string;
}

/**
 * Downloads a receipt or a credit note as PDF, in the reader's language. A row of the wide table has
 * room for the number of a credit note alone.
 */
export function ReceiptButton({ paymentId, refundId, number }: ReceiptButtonProps) {
  const { t } = useTranslation();
  const api = useApi();
  const locale = useLocale();
  const isReady = useHydrated();
  const isCreditNote = refundId !== undefined;
  const save = useAction(
    async () => {
      const file = await api.download(receiptAdminCalls.get, {
        params: { id: paymentId },
        query: { locale, ...(refundId !== undefined && { refund_id: refundId }) },
      });
      saveFile(file, file.name);
    },
    { revalidates: false },
  );
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3 min-h-11 whitespace-nowrap xl:min-h-6 xl:py-0"
      disabled={!isReady}
      busy={save.busy}
      onClick={() => save.run()}
    >
      <span className={cx(isCreditNote && 'xl:sr-only')}>
        {t(isCreditNote ? 'admin.payments.creditNote' : 'admin.payments.receipt', { number })}
      </span>
      {isCreditNote && (
        <span aria-hidden="true" className="max-xl:hidden">
          {number}
        </span>
      )}
    </Button>
  );
}
