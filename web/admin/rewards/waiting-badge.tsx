import { Clock, ClockAlert } from 'lucide-react';
import type { AdminRedemption } from '#contract/redemptions-admin.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { waitingTime } from './redemption-queue.ts';

interface WaitingBadgeProps {
  redemption: Pick<AdminRedemption, 'waiting_hours' | 'status'>;
}

/** How long an open request has waited; nothing for a closed one. */
export function WaitingBadge({ redemption: { waiting_hours, status } }: WaitingBadgeProps) {
  const { t } = useTranslation();
  if (status !== 'pending' && status !== 'approved') return null;
  const { unit, count, isLate } = waitingTime(waiting_hours, status);
  const Icon = isLate ? ClockAlert : Clock;
  return (
    <Badge tone={isLate ? 'seal' : 'plain'} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {count === 0
        ? t(status === 'approved' ? 'admin.waiting.justApproved' : 'admin.waiting.now')
        : t(`admin.waiting.${unit}`, { count })}
      {isLate && <span className="sr-only"> ({t('admin.waiting.late')})</span>}
    </Badge>
  );
}
