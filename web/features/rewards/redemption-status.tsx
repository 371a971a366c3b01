import type { RedemptionStatus } from '#domain/redemption-status.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { CircleCheck, Clock, type Icon } from '#web/ui/icons.tsx';
import { Ban, CheckCheck, CircleX, Truck } from '#web/ui/page-icons.tsx';

/** The icon of each status, so that colour is not the only sign. */
export const statusIcons: Record<RedemptionStatus, Icon> = {
  pending: Clock,
  approved: CircleCheck,
  shipped: Truck,
  completed: CheckCheck,
  rejected: CircleX,
  cancelled: Ban,
};

const tones: Record<RedemptionStatus, BadgeTone> = {
  pending: 'clay',
  approved: 'porcelain',
  shipped: 'porcelain',
  completed: 'jade',
  rejected: 'seal',
  cancelled: 'plain',
};

/** The status of a request. */
export function RedemptionStatusBadge({ status }: { status: RedemptionStatus }) {
  const { t } = useTranslation();
  const Icon = statusIcons[status];
  return (
    <Badge tone={tones[status]} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {t(`rewards.status.${status}`)}
    </Badge>
  );
}
