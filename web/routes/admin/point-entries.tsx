import { pointKinds } from '#contract/points.ts';
import { economyAdminCalls, ledgerFlows } from '#contract/points-economy-admin.ts';
import { EntryTable } from '#web/admin/points/entry-table.tsx';
import { ledgerViews } from '#web/admin/points/ledger-views.ts';
import { PointsTabs } from '#web/admin/points/points-tabs.tsx';
import { SaveButton } from '#web/forms/save-button.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterDay, FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/point-entries.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'points');
  const asked = ledgerViews.read(args.url.searchParams);
  // Swapped days are taken for a mistake: the later one is used as the last.
  const isTurned = asked.from !== null && asked.to !== null && asked.from > asked.to;
  const view = isTurned ? { ...asked, from: asked.to, to: asked.from } : asked;
  const listed = await api.call(economyAdminCalls.entries, { query: ledgerViews.queryOf(view) });
  assertPage(ledgerViews, view, listed);
  return { view, listed };
}

export default function AdminPointEntries({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const api = useApi();
  const format = useFormat();
  const { view, listed } = loaderData;
  return (
    <ListPage
      views={ledgerViews}
      view={view}
      listed={listed}
      title={t('admin.titles.PointEntries')}
      lead={t('admin.economy.entries.lead')}
      searchHint={t('admin.economy.entries.searchHint')}
      above={
        <>
          <PointsTabs current="entries" />
          {view.user_id !== null && (
            <p className="mb-4 flex flex-wrap items-center gap-3">
              {t('admin.economy.entries.ofOne', {
                name: listed.list[0]?.user_name ?? `#${view.user_id}`,
              })}
              <LinkButton
                to={ledgerViews.href({ ...view, user_id: null, page: 1 })}
                variant="secondary"
                size="sm"
                className="min-h-11"
              >
                {t('admin.economy.entries.ofAll')}
              </LinkButton>
            </p>
          )}
        </>
      }
      action={
        <SaveButton
          label={t('admin.economy.entries.export')}
          done={t('admin.economy.entries.exported')}
          load={() => {
            const { sort, page, limit, ...query } = ledgerViews.queryOf(view);
            return api.download(economyAdminCalls.entriesCsv, { query });
          }}
        />
      }
      filters={
        <>
          <FilterSelect name="kind" label={t('admin.economy.entries.kind')} value={view.kind ?? ''}>
            <option value="">{t('admin.economy.entries.anyKind')}</option>
            {pointKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`points.entries.${kind}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect name="flow" label={t('admin.economy.entries.flow')} value={view.flow ?? ''}>
            <option value="">{t('admin.economy.entries.anyFlow')}</option>
            {ledgerFlows.map((flow) => (
              <option key={flow} value={flow}>
                {t(`admin.economy.entries.flows.${flow}`)}
              </option>
            ))}
          </FilterSelect>
          {(['from', 'to'] as const).map((name) => (
            <FilterDay
              key={name}
              name={name}
              label={t(`admin.economy.entries.${name}`)}
              value={view[name]}
            />
          ))}
          {view.user_id !== null && <input type="hidden" name="user_id" value={view.user_id} />}
        </>
      }
      sortLabels={{
        newest: t('admin.economy.entries.sorts.newest'),
        oldest: t('admin.economy.entries.sorts.oldest'),
      }}
      countLabel={(count) =>
        [
          t('admin.economy.entries.count', { count, shown: format.number(count) }),
          ...(listed.total === null
            ? []
            : [t('admin.economy.entries.together', { points: format.number(listed.total) })]),
        ].join(' · ')
      }
      empty={{
        title: t('admin.economy.entries.emptyTitle'),
        text: t('admin.economy.entries.emptyText'),
      }}
    >
      <EntryTable entries={listed.list} flow={view.flow} />
    </ListPage>
  );
}
