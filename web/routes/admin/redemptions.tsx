import { redirect, useNavigation } from 'react-router';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { pageSizes } from '#domain/limits.ts';
import {
  queuePath,
  queueSorts,
  queueTabs,
  readQueueView,
} from '#web/admin/rewards/redemption-queue.ts';
import { RedemptionQueueList } from '#web/admin/rewards/redemption-queue-list.tsx';
import { SaveButton } from '#web/forms/save-button.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterForm, FilterSelect } from '#web/ui/filter-form.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/redemptions.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args);
  const view = readQueueView(args.url.searchParams);
  const { list, count, counts } = await api.call(redemptionAdminCalls.redemptions, {
    query: {
      sort: view.sort,
      page: view.page,
      limit: pageSizes.admin,
      ...(view.tab !== 'all' && { status: view.tab }),
      ...(view.search !== '' && { search: view.search }),
      ...(view.reward !== null && { reward_id: view.reward }),
    },
  });
  const pageCount = Math.ceil(count / pageSizes.admin);
  // The last request of the last page was closed: redirects to the page before it.
  if (view.page > 1 && view.page > pageCount) {
    throw redirect(queuePath({ ...view, page: Math.max(1, pageCount) }));
  }
  const id = view.request;
  const open =
    id === null
      ? null
      : (list.find((row) => row.redemption_id === id) ??
        (await api.call(redemptionAdminCalls.redemption, { params: { id } }).catch(() => null)));
  return { view, list, count, counts, pageCount, open };
}

export default function AdminRedemptions({ loaderData }: Route.ComponentProps) {
  const { view, list, count, counts, pageCount, open } = loaderData;
  const { t } = useTranslation();
  const api = useApi();
  const navigation = useNavigation();
  const loading = navigation.location?.pathname === '/admin/redemptions';
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);

  return (
    <>
      <PageHeading
        title={t('titles.AdminRedemptions')}
        lead={t('admin.redemptions.lead')}
        action={
          <SaveButton
            label={t('admin.economy.queue.export')}
            done={t('admin.economy.queue.exported')}
            load={() =>
              api.download(redemptionAdminCalls.redemptionsCsv, {
                query: {
                  ...(view.tab !== 'all' && { status: view.tab }),
                  ...(view.search !== '' && { search: view.search }),
                  ...(view.reward !== null && { reward_id: view.reward }),
                },
              })
            }
          />
        }
      />
      <TabLinks
        label={t('admin.redemptions.tabs')}
        tabs={queueTabs.map((tab) => ({
          to: queuePath({ ...view, tab, page: 1, request: null }),
          current: tab === view.tab,
          label: (
            <>
              {tab === 'all' ? t('admin.redemptions.all') : t(`rewards.status.${tab}`)}
              <span className="rounded-full bg-sunk px-2 text-sm ring-1 ring-line">
                {tab === 'all' ? total : (counts[tab] ?? 0)}
              </span>
            </>
          ),
        }))}
      />
      <FilterForm
        action="/admin/redemptions"
        pathFor={(params) => queuePath(readQueueView(params))}
        applyLabel={t('admin.filter')}
        className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        <input type="hidden" name="status" value={view.tab} />
        {view.reward !== null && <input type="hidden" name="reward" value={view.reward} />}
        <SearchField
          name="search"
          label={t('admin.redemptions.search')}
          placeholder={t('admin.redemptions.searchHint')}
          submitLabel={t('common.search')}
          defaultValue={view.search}
          className="min-w-64 grow basis-80"
        />
        <FilterSelect name="sort" label={t('admin.sort')} value={view.sort}>
          {queueSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`admin.redemptions.sorts.${sort}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterForm>
      {view.reward !== null && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          {t('admin.economy.queue.oneReward', { id: view.reward })}
          <LinkButton
            to={queuePath({ ...view, reward: null, page: 1, request: null })}
            variant="secondary"
            size="sm"
            className="min-h-11"
          >
            {t('admin.economy.queue.allRewards')}
          </LinkButton>
        </p>
      )}
      <section
        aria-label={t('titles.AdminRedemptions')}
        aria-busy={loading}
        className={cx('mt-5 transition-opacity', loading && 'opacity-60')}
      >
        <p role="status" className="text-sm text-soft">
          {t('admin.redemptions.count', { count })}
        </p>
        {list.length === 0 ? (
          view.search === '' && view.reward === null ? (
            <EmptyState seed={4} title={t('admin.redemptions.emptyTitle')}>
              {t('admin.redemptions.emptyText')}
            </EmptyState>
          ) : (
            <EmptyState
              seed={4}
              title={t('admin.noResults')}
              action={
                <LinkButton to={queuePath({ tab: view.tab })} variant="secondary">
                  {t('admin.clearFilters')}
                </LinkButton>
              }
            >
              {t('admin.noResultsText')}
            </EmptyState>
          )
        ) : null}
        <RedemptionQueueList view={view} rows={list} open={open} />
        <Pager
          className="mt-8"
          page={view.page}
          pageCount={pageCount}
          hrefFor={(page) => queuePath({ ...view, page, request: null })}
          labels={{
            pager: t('common.pager'),
            previous: t('common.previous'),
            next: t('common.next'),
            page: (page) => t('common.page', { page }),
          }}
        />
      </section>
    </>
  );
}
