import { PackageCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigation } from 'react-router';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { queueFilterOf, queueTabs, queueViews } from '#web/admin/rewards/redemption-queue.ts';
import { RedemptionQueueList } from '#web/admin/rewards/redemption-queue-list.tsx';
import { SaveButton } from '#web/forms/save-button.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { GroupFilter } from '#web/lists/group-filter.tsx';
import { assertPage, ListPage, OnlyOne } from '#web/lists/list-page.tsx';
import { loadGroupChoices } from '#web/lists/load-group-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/redemptions.ts';

const ParcelImport = lazy(async () => ({
  default: (await import('#web/admin/rewards/parcel-import.tsx')).ParcelImport,
}));

export async function loader(args: Route.LoaderArgs) {
  const member = requireAdmin(args, 'redemptions');
  const { api } = member;
  const view = queueViews.read(args.url.searchParams);
  const { sort, page } = view;
  const query = { ...queueFilterOf(view), sort, page, limit: view.limit };
  const [{ list, count, limit, counts }, groups] = await Promise.all([
    api.call(redemptionAdminCalls.redemptions, { query }),
    loadGroupChoices(member, view.group_id),
  ]);
  // The last request of the last page was closed: redirects to the page before it.
  assertPage(queueViews, view, { count, limit });
  const id = view.request;
  const open =
    id === null
      ? null
      : (list.find((row) => row.redemption_id === id) ??
        (await api.call(redemptionAdminCalls.redemption, { params: { id } }).catch(() => null)));
  return { view, list, count, limit, counts, open, groups };
}

export default function AdminRedemptions({ loaderData }: Route.ComponentProps) {
  const { view, list, count, limit, counts, open, groups } = loaderData;
  const { t } = useTranslation();
  const api = useApi();
  const navigation = useNavigation();
  const loading = navigation.location?.pathname === queueViews.path;
  const [isImporting, setIsImporting] = useState(false);
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const tabs = queueTabs.map((status) => ({
    to: queueViews.href({ ...view, status, page: 1, request: null }),
    current: status === view.status,
    label: (
      <>
        {status === 'all' ? t('admin.redemptions.all') : t(`rewards.status.${status}`)}
        <span className="text-sm">{status === 'all' ? total : (counts[status] ?? 0)}</span>
      </>
    ),
  }));
  return (
    <ListPage
      views={queueViews}
      // Another page or filter closes the open request.
      view={{ ...view, request: null }}
      listed={{ count, limit }}
      title={t('admin.titles.Redemptions')}
      lead={t('admin.redemptions.lead')}
      action={
        <div className="flex flex-wrap gap-3">
          <SaveButton
            label={t('admin.economy.queue.export')}
            done={t('admin.economy.queue.exported')}
            load={() =>
              api.download(redemptionAdminCalls.redemptionsCsv, { query: queueFilterOf(view) })
            }
          />
          <Button
            variant="secondary"
            icon={<PackageCheck aria-hidden="true" className="size-5" />}
            onClick={() => setIsImporting(true)}
          >
            {t('admin.economy.parcels.open')}
          </Button>
        </div>
      }
      above={
        <>
          <div className="mb-5">
            <TabLinks label={t('admin.redemptions.tabs')} tabs={tabs} />
          </div>
          {view.reward !== null && (
            <OnlyOne
              text={t('admin.economy.queue.oneReward', { id: view.reward })}
              allText={t('admin.economy.queue.allRewards')}
              allHref={queueViews.href({ ...view, reward: null, page: 1, request: null })}
            />
          )}
        </>
      }
      filters={<GroupFilter groups={groups} value={view.group_id} />}
      searchLabel={t('admin.redemptions.search')}
      searchHint={t('admin.redemptions.searchHint')}
      hiddenValues={{ status: view.status, reward: view.reward }}
      sortLabels={{
        oldest: t('admin.redemptions.sorts.oldest'),
        newest: t('admin.redemptions.sorts.newest'),
        points: t('admin.redemptions.sorts.points'),
      }}
      countLabel={(count) => t('admin.redemptions.count', { count })}
      empty={{
        title: t('admin.redemptions.emptyTitle'),
        text: t('admin.redemptions.emptyText'),
        action: null,
      }}
      clearHref={queueViews.href({ status: view.status })}
      keepsRows
    >
      <section
        aria-label={t('admin.titles.Redemptions')}
        aria-busy={loading}
        className={cx('transition-opacity', loading && 'opacity-60')}
      >
        <RedemptionQueueList view={view} rows={list} count={count} open={open} />
        {isImporting && (
          <Suspense>
            <ParcelImport onClose={() => setIsImporting(false)} />
          </Suspense>
        )}
      </section>
    </ListPage>
  );
}
