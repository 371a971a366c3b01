import { useState } from 'react';
import { type Payment, paymentCalls } from '#contract/payments-admin.ts';
import { RecordLink } from '#web/admin/audit/record-link.tsx';
import { useDayText } from '#web/forms/use-day-text.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Table } from '#web/ui/table.tsx';
import { DecideAccess } from './decide-access.tsx';
import { PaymentActions, PaymentState } from './payment-state.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { VoidPayment } from './void-payment.tsx';

/** Payments with their refunds; a void one stays readable with its reason. */
export function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation();
  const api = useApi();
  const format = useFormat();
  const dayText = useDayText();
  const [voiding, setVoiding] = useState<Payment | null>(null);
  const [deciding, setDeciding] = useState<Payment | null>(null);
  const [refunding, setRefunding] = useState<Payment | null>(null);
  return (
    <>
      <Table
        caption={t('admin.titles.Payments')}
        rows={payments}
        keyOf={({ payment_id: id }) => id}
        columns={[
          {
            id: 'amount',
            header: t('admin.payments.amountAndDay'),
            align: 'end',
            cell: ({ amount, currency, paid_on: day, voided_at: voidedAt }) => (
              <>
                <span
                  className={cx(
                    'font-semibold whitespace-nowrap',
                    voidedAt && 'text-soft line-through',
                  )}
                >
                  {format.price(amount, currency)}
                </span>
                <time dateTime={day} className="block text-sm whitespace-nowrap text-soft">
                  {dayText(day, 'year')}
                </time>
              </>
            ),
          },
          {
            id: 'payer',
            header: t('admin.payments.payer'),
            className: 'row-narrow',
            cell: ({ user_id: userId, user_name: name, user_email: email }) => {
              if (userId === null) return <span className="text-soft">—</span>;
              return (
                <>
                  <RecordLink entity="user" id={userId} className="link">
                    {name}
                  </RecordLink>
                  <span className="block text-sm break-words text-soft">{email}</span>
                </>
              );
            },
          },
          {
            id: 'what',
            header: t('admin.payments.what'),
            className: 'row-rest',
            cell: (payment) => (
              <>
                <span className="block">
                  {t(`admin.payments.methods.${payment.method}`)}
                  {payment.provider !== 'manual' && (
                    <span className="text-sm text-soft">
                      {' · '}
                      {t(`admin.payments.providers.${payment.provider}`)}
                    </span>
                  )}
                  {/* The payment of an order always opens its course. */}
                  {payment.opens_course && payment.provider === 'manual' && (
                    <span className="text-sm text-soft">
                      {' · '}
                      {t('admin.payments.opensCourse')}
                    </span>
                  )}
                </span>
                <span className="block text-sm break-words">
                  {payment.course_id !== null && (
                    <Bilingual as="span" en={payment.course_title} zh={payment.course_title_zh} />
                  )}
                  {payment.note !== '' && (
                    <span className="text-soft">
                      {payment.course_id === null ? payment.note : ` · ${payment.note}`}
                    </span>
                  )}
                </span>
              </>
            ),
          },
          {
            id: 'recorded',
            header: t('admin.payments.recordedBy'),
            className: 'row-narrow',
            cell: ({ recorded_by: by, created_at: at, payment_id: id, receipt_number: number }) => (
              <>
                <span className="block text-sm" title={format.dateTime(at)}>
                  {by || t('admin.payments.providers.stripe')}
                  <time dateTime={at} className="text-soft xl:hidden">
                    {' '}
                    {format.dateTime(at)}
                  </time>
                </span>
                <ReceiptButton paymentId={id} number={number} />
              </>
            ),
          },
          {
            id: 'state',
            header: t('admin.payments.state'),
            className: 'row-narrow',
            cell: (payment) => <PaymentState payment={payment} />,
          },
          {
            id: 'actions',
            header: t('admin.payments.actions'),
            hideHeader: true,
            align: 'end',
            cell: (payment) => (
              <PaymentActions
                payment={payment}
                onRefund={() => setRefunding(payment)}
                onVoid={() => setVoiding(payment)}
                onDecideAccess={() => setDeciding(payment)}
              />
            ),
          },
        ]}
      />
      {voiding !== null && <VoidPayment payment={voiding} onClose={() => setVoiding(null)} />}
      {deciding !== null && <DecideAccess payment={deciding} onClose={() => setDeciding(null)} />}
      {refunding !== null && (
        <RefundDialog
          paid={refunding}
          send={(body) => {
            const params = { id: refunding.payment_id };
            return api.send(paymentCalls.refund, { params, body });
          }}
          onClose={() => setRefunding(null)}
        />
      )}
    </>
  );
}
