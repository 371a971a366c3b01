import { CircleCheck, PackageCheck, PackageX, ShieldAlert, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LedgerCheckResult } from '#contract/points.ts';
import type { AdminRedemption, AdminReward } from '#contract/rewards.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { queuePath } from './redemption-queue.ts';
import { rewardViews } from './reward-list-view.ts';
import { WaitingBadge } from './waiting-badge.tsx';

interface PanelProps {
  id: string;
  title: string;
  icon: ReactNode;
  className?: string;
  children: ReactNode;
}

function Panel({ id, title, icon, className, children }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className={cx('rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6', className)}
    >
      <h2 id={id} className="flex items-center gap-3 text-lg">
        <span className="text-porcelain">{icon}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface WaitingPanelProps {
  count: number;
  /** Those that have waited longest. */
  oldest: readonly AdminRedemption[];
  className?: string;
}

/** What waits for a decision, longest first. */
export function WaitingPanel({ count, oldest, className }: WaitingPanelProps) {
  const { t } = useTranslation();
  const text = usePick();
  return (
    <Panel
      id="waiting"
      title={t('admin.start.waitingTitle')}
      icon={<PackageCheck aria-hidden="true" className="size-5" />}
      className={className ?? ''}
    >
      <p className="mt-2 font-serif text-4xl font-semibold text-porcelain">{count}</p>
      {count === 0 ? (
        <p className="mt-1 text-soft">{t('admin.start.waitingNone')}</p>
      ) : (
        <>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {oldest.map((request) => {
              const name = text(request.reward_name, request.reward_name_zh);
              return (
                <li
                  key={request.redemption_id}
                  className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 hover:bg-wash/60"
                >
                  <Link
                    to={queuePath({ request: request.redemption_id })}
                    lang={name.lang}
                    className="text-ink no-underline after:absolute after:inset-0"
                  >
                    {name.text}
                    <span className="text-sm text-soft"> · {request.user_name}</span>
                  </Link>
                  <WaitingBadge redemption={request} />
                </li>
              );
            })}
          </ul>
          <LinkButton to={queuePath({})} className="mt-5">
            {t('admin.start.openQueue')}
          </LinkButton>
        </>
      )}
    </Panel>
  );
}

interface CountPanelProps {
  kind: 'approved' | 'shipped';
  count: number;
}

/** How many requests are further on their way. */
export function CountPanel({ kind, count }: CountPanelProps) {
  const { t } = useTranslation();
  const approved = kind === 'approved';
  const Icon = approved ? PackageCheck : Truck;
  return (
    <Panel
      id={kind}
      title={t(approved ? 'admin.start.toShip' : 'admin.start.onTheWay')}
      icon={<Icon aria-hidden="true" className="size-5" />}
    >
      <p className="mt-2 font-serif text-3xl font-semibold text-porcelain">{count}</p>
      <Link to={queuePath({ tab: kind })} className="link inline-flex min-h-11 items-center">
        {t(approved ? 'admin.start.toShipLink' : 'admin.start.onTheWayLink')}
      </Link>
    </Panel>
  );
}

/** Whether the books are in order. */
export function LedgerPanel({ check }: { check: LedgerCheckResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const failed = check.invariants.filter(({ ok }) => !ok).length;
  const Icon = check.ok ? CircleCheck : ShieldAlert;
  return (
    <Panel
      id="ledger"
      title={t('admin.start.ledgerTitle')}
      icon={
        <Icon aria-hidden="true" className={cx('size-5', check.ok ? 'text-jade' : 'text-seal')} />
      }
      className={check.ok ? '' : 'ring-2 ring-seal'}
    >
      <p className={cx('mt-2 font-medium', check.ok ? 'text-jade' : 'text-seal')}>
        {check.ok
          ? t('admin.start.ledgerOk', { count: check.invariants.length })
          : t('admin.start.ledgerBad', { count: failed })}
      </p>
      <p className="text-sm text-soft">
        {t('admin.start.checkedAt', { time: format.dateTime(check.checked_at) })}
      </p>
      <Link to="/admin/points" className="link mt-1 inline-flex min-h-11 items-center">
        {t('admin.start.openLedger')}
      </Link>
    </Panel>
  );
}

/** Rewards that soon cannot be redeemed any more. */
export function LowStockPanel({ rewards }: { rewards: readonly AdminReward[] }) {
  const { t } = useTranslation();
  const text = usePick();
  return (
    <Panel
      id="low-stock"
      title={t('admin.start.lowTitle')}
      icon={<PackageX aria-hidden="true" className="size-5" />}
    >
      {rewards.length === 0 ? (
        <p className="mt-2 text-soft">{t('admin.start.lowNone')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {rewards.map((reward) => {
            const name = text(reward.name, reward.name_zh);
            return (
              <li
                key={reward.reward_id}
                className="flex flex-wrap items-center justify-between gap-x-4"
              >
                <Link
                  to={rewardViews.href({ edit: reward.reward_id })}
                  lang={name.lang}
                  className="link inline-flex min-h-11 items-center"
                >
                  {name.text}
                </Link>
                <span className="text-sm font-medium">
                  {reward.available_stock === 0
                    ? t('admin.start.lowOut')
                    : t('admin.start.lowLeft', { count: reward.available_stock ?? 0 })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
