import { userAdminCalls } from '#contract/accounts-admin.ts';
import { EditAccountForm } from '#web/admin/accounts/account-form.tsx';
import { PersonAccess } from '#web/admin/accounts/person-access.tsx';
import { PersonAudit } from '#web/admin/accounts/person-audit.tsx';
import { PersonFacts } from '#web/admin/accounts/person-facts.tsx';
import { PersonHeader } from '#web/admin/accounts/person-header.tsx';
import {
  PersonCourses,
  PersonPoints,
  PersonRedemptions,
  PersonReviews,
} from '#web/admin/accounts/person-records.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { mayDo } from '#web/lib/may.ts';
import { idFrom } from '#web/lib/page.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import type { Route } from './+types/user.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api, user } = requireAdmin(args, 'people');
  const params = { id: idFrom(args.params.id) };
  const person = await api.call(userAdminCalls.get, { params });
  const isEditing = args.url.searchParams.has('edit');
  const needed = person.role === 'admin' ? 'admins' : 'accounts';
  if (isEditing) requireAdmin(args, needed);
  return { person, isEditing, mayManage: mayDo(user, needed) };
}

export default function AdminUser({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { person, isEditing, mayManage } = loaderData;
  const head = <PageHead title={`${person.name} · ${t('admin.titles.User')}`} noIndex />;
  if (isEditing) {
    return (
      <>
        {head}
        <EditAccountForm key={person.user_id} person={person} />
      </>
    );
  }
  return (
    <>
      {head}
      <PersonHeader person={person} mayManage={mayManage} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <PersonFacts person={person} />
          <PersonCourses courses={person.courses} />
          <PersonRedemptions redemptions={person.redemptions} />
          <PersonReviews reviews={person.reviews} />
        </div>
        <div className="grid gap-5">
          <PersonPoints key={person.user_id} person={person} />
          {mayManage && <PersonAccess person={person} />}
          <PersonAudit audit={person.audit} />
        </div>
      </div>
    </>
  );
}
