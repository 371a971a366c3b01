import type { Payment } from '#contract/payments-admin.ts';
import type { DisputeState } from '#domain/dispute-states.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** How a dispute stands, in a word. */
export function DisputeBadge({ state }: { state: DisputeState }) {
  const { t } = useTranslation();
  const tone = state === 'won' || state === 'closed' ? 'jade' : 'seal';
  return <Badge tone={tone}>{t(`admin.payments.disputeStates.${state}`)}</Badge>;
}

/** What the payer has disputed with their bank, and what came of it. */
export function PaymentDisputes({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className="space-y-1 text-sm text-soft">
      {payment.disputes.map((dispute) => (
        <li key={dispute.dispute_id} className="break-words">
          <DisputeBadge state={dispute.dispute_state} />
          <span className="block text-ink">
            {t('admin.payments.disputeLine', {
              money: format.price(dispute.amount, payment.currency),
              day: format.day(dispute.opened_at),
            })}
          </span>
          {t('admin.payments.disputeReason', { reason: dispute.reason })}
          {dispute.due_at !== null &&
            (dispute.dispute_state === 'needs_response' || dispute.dispute_state === 'inquiry') && (
              <span className="block">
                {t('admin.payments.disputeDue', { time: format.dateTime(dispute.due_at) })}
              </span>
            )}
          {dispute.access_decision !== null && (
            <span className="block">
              {t(`admin.payments.accessDecisions.${dispute.access_decision}`)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether somebody still has to decide about the access after a lost dispute. */
export const isAccessUndecided = ({ disputes, opens_course }: Payment) =>
  opens_course &&
  disputes.some((one) => one.dispute_state === 'lost' && one.access_decision === null);
