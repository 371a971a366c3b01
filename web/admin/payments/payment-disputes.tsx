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

/** What the payer has disputed with their bank, what came of it, and what is left to do. */
export function PaymentDisputes({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className="space-y-1 text-sm text-soft">
      {payment.disputes.map((dispute) => {
        const { dispute_state: state, due_at: due, access_decision: decision } = dispute;
        const money = format.price(dispute.amount, payment.currency);
        const lines = [
          due !== null &&
            (state === 'needs_response' || state === 'inquiry') &&
            t('admin.payments.disputeDue', { time: format.dateTime(due) }),
          decision !== null && t(`admin.payments.accessDecisions.${decision}`),
          t('admin.payments.disputeLine', { money, day: format.day(dispute.opened_at) }),
          t('admin.payments.disputeReason', { reason: dispute.reason }),
        ].filter((line) => line !== false);
        return (
          <li key={dispute.dispute_id}>
            <DisputeBadge state={state} />
            {/* In the narrow column of a table what matters most stands first. */}
            <span className="block break-words" title={lines.join('\n')}>
              {lines.join(' · ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether somebody still has to decide about the access after a lost dispute. */
export const isAccessUndecided = ({ disputes, opens_course }: Payment) =>
  opens_course &&
  disputes.some((one) => one.dispute_state === 'lost' && one.access_decision === null);
