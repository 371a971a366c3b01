import type { ReactNode } from 'react';
import type { Order } from '#contract/checkout.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { qrCodeOf } from '#web/lib/qr-code.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { QrImage } from '#web/ui/qr-image.tsx';

/** What is needed to pay an order: the code to scan, amount, reference and account. */
export function OrderPayment({ order }: { order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  const account = usePick()(order.bank_details, order.bank_details_zh);
  const price = format.price(order.amount, order.currency);
  const method = t(`orders.methods.${order.method}`);
  return (
    <div className="grid gap-6">
      {order.qr !== null && (
        <div className="grid justify-items-center gap-3">
          <QrImage
            code={qrCodeOf(order.qr)}
            label={t('orders.qrLabel', { method, price })}
            className="w-full max-w-80"
          />
          <p className="max-w-80 text-center text-sm text-soft">{t('orders.qrHint')}</p>
        </div>
      )}
      <dl className="grid gap-4">
        <Line label={t('orders.amount')}>
          <span className="text-2xl font-semibold">{price}</span>
          {order.coupon_code !== null && (
            <span className="ml-3 text-soft">
              <s>{format.price(order.list_price, order.currency)}</s>
            </span>
          )}
        </Line>
        {order.coupon_code !== null && <Line label={t('orders.coupon')}>{order.coupon_code}</Line>}
        <Line label={t('orders.method')}>{method}</Line>
        {order.payee_name !== '' && order.method !== 'stripe' && (
          <Line label={t('orders.payee')}>{order.payee_name}</Line>
        )}
        {order.method === 'bank_transfer' && account.text !== '' && (
          <Line label={t('orders.account')}>
            <span className="whitespace-pre-line" lang={account.lang}>
              {account.text}
            </span>
          </Line>
        )}
        {order.method !== 'stripe' && <Reference text={order.reference} />}
      </dl>
    </div>
  );
}

function Reference({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Line label={t('orders.reference')}>
      <span className="flex flex-wrap items-center gap-3">
        <span className="text-xl font-semibold tracking-wide">{text}</span>
        <CopyButton
          text={text}
          label={t('orders.copyReference')}
          copiedLabel={t('orders.copied')}
          size="sm"
          className="min-h-11"
        />
      </span>
      <span className="mt-1 block text-sm text-soft">{t('orders.referenceHint')}</span>
    </Line>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-0.5 min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
