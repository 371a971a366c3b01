import { Plus } from 'lucide-react';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { invitationAdminCalls } from '#contract/invitations-admin.ts';
import { InvitationForm } from '#web/admin/invitations/invitation-form.tsx';
import { InvitationTable } from '#web/admin/invitations/invitation-table.tsx';
import { InvitationUses } from '#web/admin/invitations/invitation-uses.tsx';
import {
  invitationStates,
  invitationViews,
  otherOwners,
} from '#web/admin/invitations/invitation-view.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/invitations.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'accounts');
  const view = invitationViews.read(args.url.searchParams);
  // A code's form has room for the hundred groups that were added last.
  const listGroups = async () =>
    (await api.call(groupAdminCalls.list, { query: { limit: 100 } })).list.map(
      ({ group_id, name }) => ({ group_id, name }),
    );
  if (view.edit === 'new') {
    const groups = await listGroups();
    return { mode: 'edit' as const, view, groups, invitation: null, uses: null };
  }
  if (view.edit !== null) {
    const params = { id: view.edit };
    const [groups, invitation, uses] = await Promise.all([
      listGroups(),
      api.call(invitationAdminCalls.get, { params }),
      api.call(invitationAdminCalls.uses, { params, query: { page: view.page } }),
    ]);
    return { mode: 'edit' as const, view, groups, invitation, uses };
  }
  const { edit, ...query } = invitationViews.queryOf(view);
  const listed = await api.call(invitationAdminCalls.list, { query });
  assertPage(invitationViews, view, listed);
  return { mode: 'list' as const, view, listed };
}

export default function AdminInvitations({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { view } = loaderData;
  /** The form of a code loads the first page of its people. */
  const hrefFor = (edit: number | 'new') => invitationViews.href({ ...view, edit, page: 1 });
  if (loaderData.mode === 'edit') {
    const { groups, invitation, uses } = loaderData;
    return (
      <>
        <PageHead title={t('admin.titles.Invitations')} noIndex />
        <InvitationForm
          key={invitation?.invitation_code_id ?? 'new'}
          invitation={invitation}
          groups={groups}
          hrefFor={hrefFor}
          backTo={invitationViews.href({ ...view, edit: null, page: 1 })}
        />
        {uses !== null && (
          <InvitationUses uses={uses} hrefFor={(page) => invitationViews.href({ ...view, page })} />
        )}
      </>
    );
  }
  const { listed } = loaderData;
  return (
    <ListPage
      views={invitationViews}
      view={view}
      listed={listed}
      title={t('admin.titles.Invitations')}
      lead={t('admin.invitations.lead')}
      searchHint={t('admin.invitations.searchHint')}
      action={
        <LinkButton to={hrefFor('new')} icon={<Plus aria-hidden="true" className="size-5" />}>
          {t('admin.invitations.add')}
        </LinkButton>
      }
      filters={
        <>
          <FilterSelect name="owner" label={t('admin.invitations.owner')} value={view.owner ?? ''}>
            <option value="">{t('admin.invitations.owners.academy')}</option>
            {otherOwners.map((owner) => (
              <option key={owner} value={owner}>
                {t(`admin.invitations.owners.${owner}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect name="state" label={t('admin.invitations.state')} value={view.state ?? ''}>
            <option value="">{t('admin.invitations.anyState')}</option>
            {invitationStates.map((state) => (
              <option key={state} value={state}>
                {t(`admin.invitations.states.${state}`)}
              </option>
            ))}
          </FilterSelect>
        </>
      }
      sortLabels={{
        newest: t('admin.invitations.sorts.newest'),
        most_used: t('admin.invitations.sorts.most_used'),
        ending: t('admin.invitations.sorts.ending'),
      }}
      empty={{ title: t('admin.invitations.emptyTitle'), text: t('admin.invitations.emptyText') }}
    >
      <InvitationTable codes={listed.list} hrefFor={hrefFor} />
    </ListPage>
  );
}
