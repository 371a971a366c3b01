import { auditCalls } from '#contract/audit-admin.ts';
import { AuditList } from '#web/admin/audit/audit-list.tsx';
import { auditViews } from '#web/admin/audit/audit-view.ts';
import { useAuditTexts } from '#web/admin/audit/use-audit-texts.ts';
import { CsvButton } from '#web/admin/dashboard/csv-button.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterDay, FilterForm, FilterSelect } from '#web/ui/filter-form.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Route } from './+types/audit.ts';

/** The query of the calls; swapped days are put in order. */
function queryOf(view: ReturnType<typeof auditViews.read>) {
  const { page, sort, from, to, ...query } = auditViews.queryOf(view);
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return { ...query, ...(first && { from: first }), ...(last && { to: last }) };
}

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'audit');
  const view = auditViews.read(args.url.searchParams);
  const [lines, filters] = await Promise.all([
    api.call(auditCalls.list, { query: queryOf(view) }),
    api.call(auditCalls.filters),
  ]);
  return { view, lines, filters };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const api = useApi();
  const words = useAuditTexts();
  const { view, lines, filters } = loaderData;
  const { before: _before, limit: _limit, ...csvQuery } = queryOf(view);
  const isFiltered = auditViews.isFiltered({ ...view, before: null });
  return (
    <>
      <PageHeading
        title={t('admin.titles.Audit')}
        lead={t('admin.audit.lead')}
        action={<CsvButton load={() => api.download(auditCalls.csv, { query: csvQuery })} />}
      />
      <FilterForm
        action={auditViews.path}
        pathFor={(params) => auditViews.href(auditViews.read(params))}
        applyLabel={t('admin.filter')}
        className="mb-5 grid grid-cols-2 items-end gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:items-center"
      >
        <div className="filter-line contents">
          <SearchField
            name="search"
            label={t('controls.search')}
            placeholder={t('admin.audit.searchHint')}
            submitLabel={t('controls.search')}
            defaultValue={view.search}
            className="col-span-2 grow basis-72"
          />
          <FilterSelect
            name="actor_user_id"
            label={t('admin.audit.who')}
            value={String(view.actor_user_id ?? '')}
          >
            <option value="">{t('admin.audit.everybody')}</option>
            {filters.actors.map(({ user_id: id, name }) => (
              <option key={id} value={id}>
                {name || `#${id}`}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect name="entity" label={t('admin.audit.entity')} value={view.entity ?? ''}>
            <option value="">{t('admin.audit.everything')}</option>
            {filters.entities.map((entity) => (
              <option key={entity} value={entity}>
                {words.entity(entity)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect name="action" label={t('admin.audit.action')} value={view.action ?? ''}>
            <option value="">{t('admin.audit.everyAction')}</option>
            {filters.actions.map((action) => (
              <option key={action} value={action}>
                {words.action(action)}
              </option>
            ))}
          </FilterSelect>
          {(['from', 'to'] as const).map((name) => (
            <FilterDay
              key={name}
              name={name}
              label={t(`admin.dashboard.${name}`)}
              value={view[name]}
            />
          ))}
          {view.entity_id !== null && (
            <input type="hidden" name="entity_id" value={view.entity_id} />
          )}
        </div>
      </FilterForm>
      {view.entity_id !== null && (
        <p className="mb-4 flex flex-wrap items-center gap-3">
          {t('admin.audit.oneThing', {
            thing: words.entity(view.entity ?? ''),
            id: view.entity_id,
          })}
          <LinkButton to={auditViews.path} variant="secondary" size="sm" className="min-h-11">
            {t('admin.clearFilters')}
          </LinkButton>
        </p>
      )}
      {lines.list.length === 0 ? (
        <EmptyState
          seed={9}
          title={t(isFiltered ? 'admin.noResults' : 'admin.audit.emptyTitle')}
          action={
            isFiltered && (
              <LinkButton to={auditViews.path} variant="secondary">
                {t('admin.clearFilters')}
              </LinkButton>
            )
          }
        >
          {t(isFiltered ? 'admin.noResultsText' : 'admin.audit.emptyText')}
        </EmptyState>
      ) : (
        <AuditList lines={lines.list} />
      )}
      <nav aria-label={t('controls.pager')} className="mt-6 flex flex-wrap gap-3">
        {view.before !== null && (
          <LinkButton to={auditViews.href({ ...view, before: null })} variant="secondary">
            {t('admin.dashboard.newest')}
          </LinkButton>
        )}
        {lines.next !== null && (
          <LinkButton to={auditViews.href({ ...view, before: lines.next })} variant="secondary">
            {t('admin.dashboard.older')}
          </LinkButton>
        )}
      </nav>
    </>
  );
}
