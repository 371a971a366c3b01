import { UserPlus } from 'lucide-react';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { teacherAdminCalls } from '#contract/teachers-admin.ts';
import { TeacherForm } from '#web/admin/teachers/teacher-form.tsx';
import { teacherKinds, teacherListViews } from '#web/admin/teachers/teacher-list-view.ts';
import { TeacherTable } from '#web/admin/teachers/teacher-table.tsx';
import type { ApiClient } from '#web/lib/api.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { mayDo } from '#web/lib/may.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/teachers.ts';

/** Accounts that are suggested at the field; any other can be typed. */
const ACCOUNTS_OFFERED = 100;

/** Accounts with the role of a teacher. */
async function teachingAccounts(api: ApiClient) {
  const query = { role: 'teacher' as const, sort: 'name' as const, limit: ACCOUNTS_OFFERED };
  const { list } = await api.call(userAdminCalls.list, { query });
  return list.map(({ email, name }) => ({ email, name }));
}

export async function loader(args: Route.LoaderArgs) {
  const { api, user } = requireAdmin(args, 'courses');
  const view = teacherListViews.read(args.url.searchParams);
  if (view.edit !== null) {
    const params = view.edit === 'new' ? null : { id: view.edit };
    const [teacher, accounts] = await Promise.all([
      params && api.call(teacherAdminCalls.get, { params }),
      mayDo(user, 'people') ? teachingAccounts(api) : [],
    ]);
    const account = args.url.searchParams.get('account') ?? '';
    return { mode: 'edit' as const, view, teacher, accounts, account };
  }
  const { edit, ...query } = teacherListViews.queryOf(view);
  const listed = await api.call(teacherAdminCalls.list, { query });
  assertPage(teacherListViews, view, listed);
  return { mode: 'list' as const, view, listed };
}

export default function AdminTeachers({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { view } = loaderData;
  if (loaderData.mode === 'edit') {
    const { teacher, accounts, account } = loaderData;
    const backTo = teacherListViews.href({ ...view, edit: null });
    return (
      <>
        <PageHead title={t('admin.titles.Teachers')} noIndex />
        {teacher?.is_archived ? (
          <>
            <Link to={backTo} className="link inline-flex min-h-11 items-center">
              {t('admin.teachers.form.back')}
            </Link>
            <Notice tone="warning">{t('admin.teachers.form.archived')}</Notice>
          </>
        ) : (
          <TeacherForm
            key={teacher?.teacher_id ?? 'new'}
            teacher={teacher}
            account={account}
            accounts={accounts}
            backTo={backTo}
          />
        )}
      </>
    );
  }
  const { listed } = loaderData;
  return (
    <ListPage
      views={teacherListViews}
      view={view}
      listed={listed}
      title={t('admin.titles.Teachers')}
      lead={t('admin.teachers.lead')}
      searchHint={t('admin.teachers.searchHint')}
      action={
        <LinkButton
          to={teacherListViews.href({ ...view, edit: 'new' })}
          icon={<UserPlus aria-hidden="true" className="size-5" />}
        >
          {t('admin.teachers.add')}
        </LinkButton>
      }
      filters={
        <>
          <FilterSelect name="kind" label={t('admin.teachers.kind')} value={view.kind ?? ''}>
            <option value="">{t('admin.teachers.anyKind')}</option>
            {teacherKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`admin.teachers.kinds.${kind}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            name="missing"
            label={t('admin.teachers.missing')}
            value={view.missing ?? ''}
          >
            <option value="">{t('admin.teachers.anyMissing')}</option>
            <option value="zh">{t('admin.missing.zh')}</option>
            <option value="en">{t('admin.missing.en')}</option>
          </FilterSelect>
          <FilterSelect
            name="archived"
            label={t('admin.teachers.archived')}
            value={view.archived ? '1' : ''}
          >
            <option value="">{t('admin.teachers.archivedOff')}</option>
            <option value="1">{t('admin.teachers.archivedOn')}</option>
          </FilterSelect>
        </>
      }
      sortLabels={{
        newest: t('admin.teachers.sorts.newest'),
        name: t('admin.teachers.sorts.name'),
        courses: t('admin.teachers.sorts.courses'),
        popularity: t('admin.teachers.sorts.popularity'),
      }}
      empty={{ title: t('admin.teachers.emptyTitle'), text: t('admin.teachers.emptyText') }}
    >
      <TeacherTable
        teachers={listed.list}
        hrefFor={(edit) => teacherListViews.href({ ...view, edit })}
      />
    </ListPage>
  );
}
