import type { Payment } from '#contract/payments-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import { type DisputeState, disputeReasons } from '#domain/dispute-states.ts';
import { type DayStyle, useDayText } from '#web/forms/use-day-text.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** The status of a dispute. */
function DisputeBadge({ state }: { state: DisputeState }) {
  const { t } = useTranslation();
  const tone = state === 'won' || state === 'closed' ? 'jade' : 'seal';
  return <Badge tone={tone}>{t(`admin.payments.disputeStates.${state}`)}</Badge>;
}

/** The disputes of a payment: what the payer’s bank has decided, and what an admin still has to. */
export function PaymentDisputes({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const dayText = useDayText();
  const { site } = useSiteData();
  return (
    <ul className="space-y-1 text-sm text-soft">
      {payment.disputes.map((dispute) => {
        const { dispute_state: state, due_at: due, access_decision: decision } = dispute;
        const money = format.price(dispute.amount, payment.currency);
        const known = disputeReasons.find((reason) => reason === dispute.reason);
        const reason = known ? t(`admin.payments.disputeReasons.${known}`) : dispute.reason;
        const canAnswer = state === 'needs_response' || state === 'inquiry';
        const dueBy = canAnswer ? due : null;
        const decided = decision !== null && t(`admin.payments.accessDecisions.${decision}`);
        const dayOf = (at: string, style: DayStyle) =>
          dayText(academyDay(new Date(at), site.time_zone), style);
        const lines = [
          dueBy !== null && t('admin.payments.disputeDue', { time: format.dateTime(dueBy) }),
          decided,
          t('admin.payments.disputeMoney', { money }),
          t('admin.payments.disputeOpened', { day: dayOf(dispute.opened_at, 'year') }),
          t('admin.payments.disputeReason', { reason }),
        ].filter((line) => line !== false);
        return (
          <li key={dispute.dispute_id}>
            <DisputeBadge state={state} />
            {/* A row of the wide table shows only what matters most. */}
            <span className="block max-xl:hidden" title={lines.join('\n')}>
              {dueBy !== null
                ? t('admin.payments.disputeDue', { time: dayOf(dueBy, 'short') })
                : decided ||
                  t('admin.payments.disputeOpened', { day: dayOf(dispute.opened_at, 'short') })}
            </span>
            {lines.map((line) => (
              <span key={line} className="block xl:hidden">
                {line}
              </span>
            ))}
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
