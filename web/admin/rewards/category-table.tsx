import { Pencil } from 'lucide-react';
import { type AdminRewardCategory, rewardAdminCalls } from '#contract/rewards-admin.ts';
import { MissingMarks } from '#web/forms/both-languages.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArchiveButton } from '#web/lists/archive-button.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';
import { rewardViews } from './reward-list-view.ts';

interface CategoryTableProps {
  categories: readonly AdminRewardCategory[];
  hrefFor: (id: number) => string;
}

/** The categories of rewards as admins see them. */
export function CategoryTable({ categories, hrefFor }: CategoryTableProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const api = useApi();
  return (
    <Table
      caption={t('admin.titles.RewardCategories')}
      rows={categories}
      keyOf={({ reward_category_id }) => reward_category_id}
      columns={[
        {
          id: 'category',
          header: t('admin.economy.categories.columns.category'),
          lead: true,
          cell: (category) => {
            const name = text(category.name, category.name_zh);
            return (
              <div>
                {category.archived ? (
                  <span lang={name.lang} className="font-medium">
                    {name.text}
                  </span>
                ) : (
                  <Link
                    to={hrefFor(category.reward_category_id)}
                    lang={name.lang}
                    className="font-medium text-ink no-underline hover:underline"
                  >
                    {name.text}
                  </Link>
                )}
                <MissingMarks texts={[{ en: category.name, zh: category.name_zh }]} />
              </div>
            );
          },
        },
        {
          id: 'kind',
          header: t('admin.economy.categories.columns.kind'),
          cell: ({ kind }) => t(`admin.economy.kinds.${kind}`),
        },
        {
          id: 'rewards',
          header: t('admin.economy.categories.columns.rewards'),
          align: 'end',
          cell: ({ reward_category_id, reward_count }) => (
            <Link
              to={rewardViews.href({ reward_category_id })}
              className="link inline-flex min-h-11 min-w-11 items-center justify-end"
            >
              {format.number(reward_count)}
            </Link>
          ),
        },
        {
          id: 'position',
          header: t('admin.economy.categories.columns.position'),
          align: 'end',
          cell: ({ position }) => format.number(position),
        },
        {
          id: 'actions',
          header: t('admin.economy.categories.columns.actions'),
          hideHeader: true,
          align: 'end',
          cell: (category) => {
            const params = { id: category.reward_category_id };
            const name = text(category.name, category.name_zh).text;
            return (
              <div className="flex justify-end">
                {!category.archived && (
                  <Link
                    to={hrefFor(category.reward_category_id)}
                    aria-label={t('admin.economy.categories.editNamed', { name })}
                    title={t('controls.edit')}
                    className={`${buttonClass('quiet', 'sm')} min-h-11 min-w-11`}
                  >
                    <Pencil aria-hidden="true" className="size-5" />
                  </Link>
                )}
                <ArchiveButton
                  name={name}
                  text={t('admin.economy.categories.archiveText')}
                  isArchived={category.archived}
                  archive={() => api.send(rewardAdminCalls.deleteCategory, { params })}
                  restore={() => api.send(rewardAdminCalls.restoreCategory, { params })}
                />
              </div>
            );
          },
        },
      ]}
    />
  );
}
