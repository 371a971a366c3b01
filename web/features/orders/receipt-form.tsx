import { type FormEvent, useState } from 'react';
import type { Order } from '#contract/checkout.ts';
import { extensionsOf, largestUpload } from '#contract/files.ts';
import { MEGABYTE } from '#domain/units.ts';
import { describeTypes } from '#i18n/describe-types.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';

/** The proof of payment of a transfer: a picture or a PDF, which a later one replaces. */
export function ReceiptForm({ order }: { order: Pick<Order, 'order_id'> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const revalidate = useRevalidate();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [percent, setPercent] = useState<number | null>(null);
  const limit = largestUpload('receipt');
  const limits = { types: describeTypes(t, 'receipt'), limit: String(limit / MEGABYTE) };
  const send = useAction(async () => {
    if (file === null) return;
    try {
      const { checkoutCalls } = await import('#contract/checkout.ts');
      const body = { order_id: order.order_id };
      const sent = { body, file, onProgress: setPercent };
      const { msg } = await api.send(checkoutCalls.sendReceipt, sent);
      toast({ text: msg });
      setFile(null);
      await revalidate();
    } finally {
      setPercent(null);
    }
  });

  function choose(chosen: File) {
    const isTooLarge = chosen.size > limit;
    setProblem(isTooLarge ? t('files.size', limits) : undefined);
    if (!isTooLarge) setFile(chosen);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void send.run();
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FileField
        label={t('orders.receipt')}
        hint={t('orders.receiptHint', limits)}
        error={problem}
        extensions={extensionsOf('receipt')}
        file={file && { name: file.name, size: format.bytes(file.size) }}
        percent={percent}
        labels={{
          choose: t('orders.choose'),
          replace: t('orders.replace'),
          remove: t('orders.remove', { name: file?.name ?? '' }),
          progress: t('orders.sending'),
        }}
        onChoose={choose}
        onRemove={() => setFile(null)}
      />
      {file !== null && (
        <Button type="submit" busy={send.busy} className="justify-self-start">
          {t('orders.send')}
        </Button>
      )}
    </form>
  );
}
