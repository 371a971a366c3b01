import { Plus } from 'lucide-react';
import { type RewardCategory, rewardCalls } from '#contract/rewards.ts';
import { type AdminReward, rewardAdminCalls } from '#contract/rewards-admin.ts';
import { loadCourseOptions } from '#web/admin/rewards/load-course-options.ts';
import { RewardEditor } from '#web/admin/rewards/reward-editor.tsx';
import { rewardStatuses, rewardViews } from '#web/admin/rewards/reward-list-view.ts';
import { RewardTable } from '#web/admin/rewards/reward-table.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/rewards.ts';

/** A reward may still be in an archived category: that one stays selectable for it. */
function withOwn(categories: RewardCategory[], reward: AdminReward | null): RewardCategory[] {
  const isThere = categories.some(
    (category) => category.reward_category_id === reward?.reward_category_id,
  );
  if (reward === null || isThere) return categories;
  const { reward_category_id, category_kind: kind, category: name, category_zh: name_zh } = reward;
  return [...categories, { reward_category_id, kind, name, name_zh, reward_count: 0 }];
}

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'rewards');
  const view = rewardViews.read(args.url.searchParams);
  const categories = api.call(rewardCalls.categories).then(({ list }) => list);

  if (view.edit !== null) {
    const params = view.edit === 'new' ? null : { id: view.edit };
    const [reward, courses] = await Promise.all([
      params && api.call(rewardAdminCalls.reward, { params }),
      loadCourseOptions(api),
    ]);
    const options = { categories: withOwn(await categories, reward), courses };
    return { mode: 'edit' as const, view, reward, ...options };
  }
  const { edit, ...query } = rewardViews.queryOf(view);
  const listed = await api.call(rewardAdminCalls.rewards, { query });
  assertPage(rewardViews, view, listed);
  return { mode: 'list' as const, view, categories: await categories, listed };
}

export default function AdminRewards({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const text = usePick();
  const { view, categories } = loaderData;

  if (loaderData.mode === 'edit') {
    return (
      <>
        <PageHead title={t('admin.titles.Rewards')} noIndex />
        <RewardEditor
          key={loaderData.reward?.reward_id ?? 'new'}
          reward={loaderData.reward}
          categories={categories}
          courses={loaderData.courses}
          backTo={rewardViews.href({ ...view, edit: null })}
        />
      </>
    );
  }

  const { listed } = loaderData;
  return (
    <ListPage
      views={rewardViews}
      view={view}
      listed={listed}
      title={t('admin.titles.Rewards')}
      lead={t('admin.rewards.lead')}
      searchHint={t('admin.rewards.searchHint')}
      action={
        <LinkButton
          to={rewardViews.href({ ...view, edit: 'new' })}
          icon={<Plus aria-hidden="true" className="size-5" />}
        >
          {t('admin.rewards.add')}
        </LinkButton>
      }
      filters={
        <>
          <FilterSelect name="status" label={t('admin.rewards.status')} value={view.status ?? ''}>
            <option value="">{t('admin.rewards.anyStatus')}</option>
            {rewardStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`admin.rewards.statuses.${status}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            name="low_stock"
            label={t('admin.rewards.stockFilter')}
            value={view.low_stock ? '1' : ''}
          >
            <option value="">{t('admin.rewards.anyStock')}</option>
            <option value="1">{t('admin.rewards.lowStock')}</option>
          </FilterSelect>
          <FilterSelect
            name="archived"
            label={t('admin.economy.rewards.archiveFilter')}
            value={view.archived ? '1' : ''}
          >
            <option value="">{t('admin.economy.rewards.unarchived')}</option>
            <option value="1">{t('admin.economy.rewards.archivedOnly')}</option>
          </FilterSelect>
          <FilterSelect
            name="reward_category_id"
            label={t('admin.rewards.category')}
            value={String(view.reward_category_id ?? '')}
          >
            <option value="">{t('admin.rewards.anyCategory')}</option>
            {categories.map((category) => (
              <option key={category.reward_category_id} value={category.reward_category_id}>
                {text(category.name, category.name_zh).text}
              </option>
            ))}
          </FilterSelect>
        </>
      }
      sortLabels={{
        newest: t('admin.rewards.sorts.newest'),
        points_asc: t('admin.rewards.sorts.points_asc'),
        points_desc: t('admin.rewards.sorts.points_desc'),
        stock: t('admin.rewards.sorts.stock'),
      }}
      empty={{ title: t('admin.rewards.emptyTitle'), text: t('admin.rewards.emptyText') }}
    >
      <RewardTable rewards={listed.list} hrefFor={(edit) => rewardViews.href({ ...view, edit })} />
    </ListPage>
  );
}
