import { Users } from 'lucide-react';
import type { AdminRedemption } from '#contract/redemptions-admin.ts';
import { RedemptionStatusBadge } from '#web/features/rewards/redemption-status.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { queueViews } from './redemption-queue.ts';

type Sharing = Pick<AdminRedemption, 'shared_with'>;

/** Warns that other accounts have requests to the same phone or address. */
export function SharedBadge({ redemption: { shared_with: shared } }: { redemption: Sharing }) {
  const { t } = useTranslation();
  if (shared.length === 0) return null;
  return (
    <Badge tone="clay" icon={<Users aria-hidden="true" className="size-3.5" />}>
      {t('admin.redemptions.shared', { count: shared.length })}
    </Badge>
  );
}

/** Those requests, each with the details that it shares. */
export function SharedRedemptions({
  redemption: { shared_with: shared },
}: {
  redemption: Sharing;
}) {
  const { t } = useTranslation();
  const sameOf = ({ same_phone, same_address }: Sharing['shared_with'][number]) => {
    if (same_phone && same_address) return t('admin.redemptions.dialog.sameBoth');
    return t(`admin.redemptions.dialog.${same_phone ? 'samePhone' : 'sameAddress'}`);
  };
  return (
    <>
      <p className="text-sm text-soft">{t('admin.redemptions.dialog.sharedText')}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {shared.map((other) => (
          <li key={other.redemption_id} className="py-2">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link
                to={queueViews.href({ status: 'all', request: other.redemption_id })}
                className="link inline-flex min-h-11 items-center"
              >
                {t('admin.redemptions.number', { id: other.redemption_id })}
              </Link>
              <RedemptionStatusBadge status={other.status} />
            </p>
            <p className="text-sm wrap-anywhere">
              <Link to={`/admin/users/${other.user_id}`} className="link inline-block py-1">
                {other.user_name}
              </Link>
              <span className="text-soft">
                {' · '}
                {other.recipient_name}
                {' · '}
                {sameOf(other)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
