import { Plus } from 'lucide-react';
import { useState } from 'react';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { GroupForm } from '#web/admin/groups/group-form.tsx';
import { GroupTable } from '#web/admin/groups/group-table.tsx';
import { groupViews } from '#web/admin/groups/group-views.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/groups.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'accounts');
  const view = groupViews.read(args.url.searchParams);
  const listed = await api.call(groupAdminCalls.list, { query: groupViews.queryOf(view) });
  assertPage(groupViews, view, listed);
  return { view, listed };
}

export default function AdminGroups({ loaderData }: Route.ComponentProps) {
  const { view, listed } = loaderData;
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ListPage
        views={groupViews}
        view={view}
        listed={listed}
        title={t('admin.titles.Groups')}
        lead={t('admin.groups.lead')}
        searchHint={t('admin.groups.searchHint')}
        action={
          <Button
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => setAdding(true)}
          >
            {t('admin.groups.add')}
          </Button>
        }
        filters={
          <FilterSelect
            name="archived"
            label={t('admin.groups.state')}
            value={view.archived ? '1' : ''}
          >
            <option value="">{t('admin.groups.states.current')}</option>
            <option value="1">{t('admin.groups.states.archived')}</option>
          </FilterSelect>
        }
        sortLabels={{
          newest: t('admin.groups.sorts.newest'),
          name: t('admin.groups.sorts.name'),
          largest: t('admin.groups.sorts.largest'),
        }}
        empty={{ title: t('admin.groups.emptyTitle'), text: t('admin.groups.emptyText') }}
      >
        <GroupTable groups={listed.list} />
      </ListPage>
      {adding && <GroupForm group={null} onClose={() => setAdding(false)} />}
    </>
  );
}
