import { Plus } from 'lucide-react';
import { rewardCategoryKind } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { CategoryEditor } from '#web/admin/rewards/category-editor.tsx';
import { CategoryTable } from '#web/admin/rewards/category-table.tsx';
import { categoryViews } from '#web/admin/rewards/category-views.ts';
import { useFormat } from '#web/lib/format.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/reward-categories.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'rewards');
  const view = categoryViews.read(args.url.searchParams);
  if (view.edit !== null) {
    const params = view.edit === 'new' ? null : { id: view.edit };
    const category = params && (await api.call(rewardAdminCalls.category, { params }));
    return { mode: 'edit' as const, view, category };
  }
  const { edit, ...query } = categoryViews.queryOf(view);
  const listed = await api.call(rewardAdminCalls.categories, { query });
  assertPage(categoryViews, view, listed);
  return { mode: 'list' as const, view, listed };
}

export default function AdminRewardCategories({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { view } = loaderData;

  if (loaderData.mode === 'edit') {
    return (
      <>
        <PageHead title={t('admin.titles.RewardCategories')} noIndex />
        <CategoryEditor
          key={loaderData.category?.reward_category_id ?? 'new'}
          category={loaderData.category}
          backTo={categoryViews.href({ ...view, edit: null })}
        />
      </>
    );
  }

  const { listed } = loaderData;
  return (
    <ListPage
      views={categoryViews}
      view={view}
      listed={listed}
      title={t('admin.titles.RewardCategories')}
      lead={t('admin.economy.categories.lead')}
      searchHint={t('admin.economy.categories.searchHint')}
      action={
        <LinkButton
          to={categoryViews.href({ ...view, edit: 'new' })}
          icon={<Plus aria-hidden="true" className="size-5" />}
        >
          {t('admin.economy.categories.add')}
        </LinkButton>
      }
      filters={
        <>
          <FilterSelect
            name="kind"
            label={t('admin.economy.categories.kind')}
            value={view.kind ?? ''}
          >
            <option value="">{t('admin.economy.categories.anyKind')}</option>
            {rewardCategoryKind.options.map((kind) => (
              <option key={kind} value={kind}>
                {t(`admin.economy.kinds.${kind}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            name="archived"
            label={t('admin.economy.categories.state')}
            value={view.archived ? '1' : ''}
          >
            <option value="">{t('admin.economy.categories.inUse')}</option>
            <option value="1">{t('admin.economy.categories.archivedOnly')}</option>
          </FilterSelect>
        </>
      }
      sortLabels={{
        position: t('admin.economy.categories.sorts.position'),
        name: t('admin.economy.categories.sorts.name'),
        rewards: t('admin.economy.categories.sorts.rewards'),
      }}
      countLabel={(count) =>
        t('admin.economy.categories.count', { count, shown: format.number(count) })
      }
      empty={{
        title: t('admin.economy.categories.emptyTitle'),
        text: t('admin.economy.categories.emptyText'),
      }}
    >
      <CategoryTable
        categories={listed.list}
        hrefFor={(edit) => categoryViews.href({ ...view, edit })}
      />
    </ListPage>
  );
}
