import { Upload, UserPlus } from 'lucide-react';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { NewAccountForm } from '#web/admin/accounts/account-form.tsx';
import { ExportButton } from '#web/admin/accounts/export-button.tsx';
import {
  peopleViews,
  personStates,
  roles,
  stateQuery,
} from '#web/admin/accounts/user-list-view.ts';
import { PeopleTable } from '#web/admin/accounts/user-table.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { useMay } from '#web/lib/may.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { GroupFilter } from '#web/lists/group-filter.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { loadGroupChoices } from '#web/lists/load-group-choices.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/users.ts';

export async function loader(args: Route.LoaderArgs) {
  const member = requireAdmin(args, 'people');
  const { api } = member;
  const view = peopleViews.read(args.url.searchParams);
  if (view.edit !== null) {
    requireAdmin(args, 'accounts');
    return { mode: 'new' as const, view };
  }
  const { edit, state, sort, page, limit, ...rest } = peopleViews.queryOf(view);
  const filter = { ...rest, ...stateQuery(state) };
  const query = { ...filter, sort, page, ...(limit !== undefined && { limit }) };
  const [listed, groups] = await Promise.all([
    api.call(userAdminCalls.list, { query }),
    loadGroupChoices(member, view.group_id),
  ]);
  assertPage(peopleViews, view, listed);
  return { mode: 'list' as const, view, listed, filter, groups };
}

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { view } = loaderData;
  if (loaderData.mode === 'new') {
    return (
      <>
        <PageHead title={t('admin.accounts.form.addTitle')} noIndex />
        <NewAccountForm backTo={peopleViews.href({ ...view, edit: null })} />
      </>
    );
  }
  const { listed, filter, groups } = loaderData;
  return (
    <ListPage
      views={peopleViews}
      view={view}
      listed={listed}
      title={t('admin.titles.Users')}
      lead={t('admin.accounts.lead')}
      searchHint={t('admin.accounts.searchHint')}
      action={
        may('accounts') && (
          <div className="flex flex-wrap gap-2">
            <ExportButton query={filter} />
            <LinkButton
              to="/admin/users/import"
              variant="secondary"
              icon={<Upload aria-hidden="true" className="size-5" />}
            >
              {t('admin.accounts.importLink')}
            </LinkButton>
            <LinkButton
              to={peopleViews.href({ ...view, edit: 'new' })}
              icon={<UserPlus aria-hidden="true" className="size-5" />}
            >
              {t('admin.accounts.add')}
            </LinkButton>
          </div>
        )
      }
      filters={
        <>
          <FilterSelect name="role" label={t('admin.accounts.role')} value={view.role ?? ''}>
            <option value="">{t('admin.accounts.anyRole')}</option>
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`admin.accounts.roles.${role}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect name="state" label={t('admin.accounts.state')} value={view.state ?? ''}>
            <option value="">{t('admin.accounts.anyState')}</option>
            {personStates.map((state) => (
              <option key={state} value={state}>
                {t(`admin.accounts.states.${state}`)}
              </option>
            ))}
          </FilterSelect>
          <GroupFilter groups={groups} value={view.group_id} />
        </>
      }
      sortLabels={{
        newest: t('admin.accounts.sorts.newest'),
        last_seen: t('admin.accounts.sorts.last_seen'),
        name: t('admin.accounts.sorts.name'),
        points: t('admin.accounts.sorts.points'),
      }}
      empty={{ title: t('admin.accounts.emptyTitle'), text: t('admin.accounts.emptyText') }}
    >
      <PeopleTable people={listed.list} />
    </ListPage>
  );
}
