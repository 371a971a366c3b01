import type { Payment } from '#contract/payments-admin.ts';
import { useDayText } from '#web/forms/use-day-text.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { isAccessUndecided, PaymentDisputes } from './payment-disputes.tsx';
import { ReceiptButton } from './receipt-button.tsx';

/** Whether a payment is valid, refunded or void, with the refunds and the reasons. */
export function PaymentState({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  if (payment.voided_at !== null) {
    return (
      <>
        <Badge tone="seal">{t('admin.payments.isVoided')}</Badge>
        <span className="mt-1 block text-sm break-words text-soft xl:mt-0">
          {payment.void_reason}
        </span>
      </>
    );
  }
  const disputes = payment.disputes.length > 0 && <PaymentDisputes payment={payment} />;
  if (payment.refunds.length === 0) {
    return disputes || <Badge tone="jade">{t('admin.payments.isValid')}</Badge>;
  }
  const isWhole = payment.refunded === payment.amount;
  return (
    <>
      {disputes}
      <Badge tone="clay">
        {t(isWhole ? 'admin.payments.isRefunded' : 'admin.payments.isPartlyRefunded')}
      </Badge>
      <ul className="mt-1 space-y-1 text-sm text-soft xl:mt-0 xl:space-y-0">
        {payment.refunds.map((refund) => (
          <RefundLine key={refund.refund_id} payment={payment} refund={refund} />
        ))}
      </ul>
    </>
  );
}

interface RefundLineProps {
  payment: Payment;
  refund: Payment['refunds'][number];
}

/** One refund; a row of the wide table has room for its sum, its credit note, and what went wrong. */
function RefundLine({ payment, refund }: RefundLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const dayText = useDayText();
  const { reason, refunded_by: who, stripe_state: state } = refund;
  const money = format.price(refund.amount, payment.currency);
  const line = t('admin.payments.refundLine', { money, day: dayText(refund.refunded_on) });
  const why = who === null ? reason : t('admin.payments.refundBy', { reason, who });
  return (
    <li className="break-words" title={`${line}\n${why}`}>
      <span className="block text-ink xl:hidden">{line}</span>
      <span className="xl:hidden">{why}</span>
      {state !== null && (
        <span className={cx('block', state === 'succeeded' && 'xl:hidden')}>
          {t(`admin.payments.stripeStates.${state}`)}
        </span>
      )}
      <span className="flex items-baseline gap-x-4">
        <span className="text-ink max-xl:hidden">{money}</span>
        <ReceiptButton
          paymentId={payment.payment_id}
          refundId={refund.refund_id}
          number={refund.receipt_number}
        />
      </span>
    </li>
  );
}

interface PaymentActionsProps {
  payment: Payment;
  onRefund: () => void;
  onVoid: () => void;
  onDecideAccess: () => void;
}

/** The actions that a payment still allows. */
export function PaymentActions({ payment, onRefund, onVoid, onDecideAccess }: PaymentActionsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const dayText = useDayText();
  if (payment.voided_at !== null) return null;
  const which = (
    <span className="sr-only">
      {' '}
      {format.price(payment.amount, payment.currency)}, {dayText(payment.paid_on)}
    </span>
  );
  const shared = { variant: 'quiet', size: 'sm', className: 'min-h-11 whitespace-nowrap' } as const;
  return (
    <div className="flex flex-wrap justify-end">
      {isAccessUndecided(payment) && (
        <Button {...shared} onClick={onDecideAccess}>
          {t('admin.payments.decideAccess')}
          {which}
        </Button>
      )}
      {payment.refunded + payment.disputed < payment.amount && (
        <Button {...shared} onClick={onRefund}>
          {t('admin.payments.refund')}
          {which}
        </Button>
      )}
      {payment.refunded === 0 && !payment.refunds_by_stripe && (
        <Button {...shared} onClick={onVoid}>
          {t('admin.payments.void')}
          {which}
        </Button>
      )}
    </div>
  );
}
