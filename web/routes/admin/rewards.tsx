import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { rewardAdminCalls, rewardCalls } from '#contract/rewards.ts';
import { AdminHeading } from '#web/features/admin/admin-heading.tsx';
import { RewardEditor } from '#web/features/admin/reward-editor.tsx';
import {
  adminRewardSorts,
  REWARDS_PER_PAGE,
  readRewardListView,
  rewardListPath,
  rewardStatuses,
} from '#web/features/admin/reward-list-view.ts';
import { RewardTable } from '#web/features/admin/reward-table.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterForm, FilterSelect } from '#web/ui/filter-form.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Route } from './+types/rewards.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args);
  const view = readRewardListView(args.url.searchParams);
  const categories = api.call(rewardCalls.categories).then(({ list }) => list);

  if (view.edit !== null) {
    const params = view.edit === 'new' ? null : { id: view.edit };
    const reward = params && (await api.call(rewardAdminCalls.reward, { params }));
    return { mode: 'edit' as const, view, categories: await categories, reward };
  }
  const { list, count } = await api.call(rewardAdminCalls.rewards, {
    query: {
      sort: view.sort,
      page: view.page,
      limit: REWARDS_PER_PAGE,
      ...(view.search !== '' && { search: view.search }),
      ...(view.status !== null && { status: view.status }),
      ...(view.category !== null && { reward_category_id: view.category }),
    },
  });
  const pageCount = Math.ceil(count / REWARDS_PER_PAGE);
  if (view.page > 1 && view.page > pageCount) {
    throw redirect(rewardListPath({ ...view, page: Math.max(1, pageCount) }));
  }
  return { mode: 'list' as const, view, categories: await categories, list, pageCount };
}

export default function AdminRewards({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const text = usePick();
  const { view, categories } = loaderData;

  if (loaderData.mode === 'edit') {
    return (
      <>
        <PageHead title={t('titles.AdminRewards')} noIndex />
        <RewardEditor
          key={loaderData.reward?.reward_id ?? 'new'}
          reward={loaderData.reward}
          categories={categories}
          backTo={rewardListPath({ ...view, edit: null })}
        />
      </>
    );
  }

  const { list, pageCount } = loaderData;
  const filtered = view.search !== '' || view.status !== null || view.category !== null;
  const add = (
    <LinkButton
      to={rewardListPath({ ...view, edit: 'new' })}
      icon={<Plus aria-hidden="true" className="size-5" />}
    >
      {t('admin.rewards.add')}
    </LinkButton>
  );
  return (
    <>
      <AdminHeading title={t('titles.AdminRewards')} lead={t('admin.rewards.lead')} action={add} />
      <FilterForm
        action="/admin/rewards"
        pathFor={(params) => rewardListPath(readRewardListView(params))}
        applyLabel={t('admin.filter')}
        className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:items-center"
      >
        <SearchField
          name="search"
          label={t('admin.rewards.search')}
          placeholder={t('admin.rewards.searchHint')}
          submitLabel={t('common.search')}
          defaultValue={view.search}
          className="col-span-2 grow basis-72"
        />
        <FilterSelect name="status" label={t('admin.rewards.status')} value={view.status ?? ''}>
          <option value="">{t('admin.rewards.anyStatus')}</option>
          {rewardStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`admin.rewards.statuses.${status}`)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          name="category"
          label={t('admin.rewards.category')}
          value={String(view.category ?? '')}
        >
          <option value="">{t('admin.rewards.anyCategory')}</option>
          {categories.map((category) => (
            <option key={category.reward_category_id} value={category.reward_category_id}>
              {text(category.name, category.name_zh).text}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect name="sort" label={t('admin.sort')} value={view.sort}>
          {adminRewardSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`admin.rewards.sorts.${sort}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterForm>
      {list.length === 0 ? (
        <EmptyState
          seed={9}
          title={t(filtered ? 'admin.noResults' : 'admin.rewards.emptyTitle')}
          action={
            filtered ? (
              <LinkButton to="/admin/rewards" variant="secondary">
                {t('admin.clearFilters')}
              </LinkButton>
            ) : (
              add
            )
          }
        >
          {t(filtered ? 'admin.noResultsText' : 'admin.rewards.emptyText')}
        </EmptyState>
      ) : (
        <RewardTable rewards={list} hrefFor={(edit) => rewardListPath({ ...view, edit })} />
      )}
      <Pager
        className="mt-8"
        page={view.page}
        pageCount={pageCount}
        hrefFor={(page) => rewardListPath({ ...view, page })}
        labels={{
          pager: t('common.pager'),
          previous: t('common.previous'),
          next: t('common.next'),
          page: (page) => t('common.page', { page }),
        }}
      />
    </>
  );
}
