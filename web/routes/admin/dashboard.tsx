import { Coins, Gift, PackageCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pointAdminCalls } from '#contract/points.ts';
import { rewardAdminCalls } from '#contract/rewards.ts';
import { AdminHeading } from '#web/features/admin/admin-heading.tsx';
import {
  CountPanel,
  LedgerPanel,
  LowStockPanel,
  WaitingPanel,
} from '#web/features/admin/start-cards.tsx';
import { stockState } from '#web/features/rewards/reward-offer.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/dashboard.ts';

const OLDEST_SHOWN = 5;
const LOW_STOCK_SHOWN = 5;

/** No part of the page takes another down with it. */
export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args);
  const none = () => null;
  const [queue, ledger, low] = await Promise.all([
    api
      .call(rewardAdminCalls.redemptions, {
        query: { status: 'pending', sort: 'oldest', limit: OLDEST_SHOWN },
      })
      .catch(none),
    api.call(pointAdminCalls.ledgerCheck).catch(none),
    api
      .call(rewardAdminCalls.rewards, {
        query: { status: 'active', sort: 'stock', limit: LOW_STOCK_SHOWN },
      })
      .then(({ list }) =>
        list.filter(({ available_stock }) => {
          const state = stockState(available_stock);
          return state === 'none' || state === 'few';
        }),
      )
      .catch(none),
  ]);
  return { queue, ledger, low };
}

const sections = [
  { to: '/admin/redemptions', key: 'redemptions', Icon: PackageCheck },
  { to: '/admin/rewards', key: 'rewards', Icon: Gift },
  { to: '/admin/points', key: 'points', Icon: Coins },
] as const;

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { queue, ledger, low } = loaderData;
  const { t } = useTranslation();
  const { user } = useSiteData();
  return (
    <>
      <AdminHeading
        title={t('titles.AdminDashboard')}
        heading={t('admin.start.hello', { name: user?.name || user?.email || '' })}
        lead={t('admin.start.lead')}
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {queue === null ? (
          <Notice tone="warning">{t('admin.loadFailed')}</Notice>
        ) : (
          <WaitingPanel count={queue.counts.pending ?? 0} oldest={queue.list} />
        )}
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
          {queue !== null && (
            <>
              <CountPanel kind="approved" count={queue.counts.approved ?? 0} />
              <CountPanel kind="shipped" count={queue.counts.shipped ?? 0} />
            </>
          )}
          {ledger === null ? (
            <Notice tone="warning">{t('admin.loadFailed')}</Notice>
          ) : (
            <LedgerPanel check={ledger} />
          )}
          {low !== null && <LowStockPanel rewards={low} />}
        </div>
      </div>
      <h2 className="mt-10 mb-4 text-xl">{t('admin.start.sections')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {sections.map(({ to, key, Icon }) => (
          <li
            key={to}
            className="relative flex items-start gap-4 rounded-lg p-5 ring-1 ring-line transition-shadow hover:bg-raised hover:shadow-lift"
          >
            <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-porcelain" />
            <div>
              <Link
                to={to}
                className="font-serif text-lg font-semibold text-ink no-underline after:absolute after:inset-0"
              >
                {t(`layout.adminSections.${key}`)}
              </Link>
              <p className="text-sm text-soft">{t(`admin.start.sectionTexts.${key}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
