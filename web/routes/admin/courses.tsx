import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import {
  courseLevels,
  coursePath,
  courseStatuses,
  courseViews,
} from '#web/admin/courses/course-list-view.ts';
import { CourseTable } from '#web/admin/courses/course-table.tsx';
import { loadTeachers } from '#web/admin/courses/load-teachers.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { usePick } from '#web/lib/pick.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/courses.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args);
  const view = courseViews.read(args.url.searchParams);
  const [listed, teachers] = await Promise.all([
    api.call(courseAdminCalls.list, { query: courseViews.queryOf(view) }),
    loadTeachers(api),
  ]);
  assertPage(courseViews, view, listed);
  return { view, listed, teachers };
}

export default function AdminCourses({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const text = usePick();
  const { view, listed, teachers } = loaderData;
  return (
    <ListPage
      views={courseViews}
      view={view}
      listed={listed}
      title={t('titles.AdminCourses')}
      lead={t('desk.courses.lead')}
      searchHint={t('desk.courses.searchHint')}
      action={
        <LinkButton to={coursePath('new')} icon={<Plus aria-hidden="true" className="size-5" />}>
          {t('desk.courses.add')}
        </LinkButton>
      }
      filters={
        <>
          <FilterSelect name="status" label={t('desk.courses.status')} value={view.status ?? ''}>
            <option value="">{t('desk.courses.anyStatus')}</option>
            {courseStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`desk.courses.statuses.${status}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect name="level" label={t('desk.courses.level')} value={view.level ?? ''}>
            <option value="">{t('desk.courses.anyLevel')}</option>
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {t(`courses.level.${level}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            name="teacher_id"
            label={t('desk.courses.teacher')}
            value={String(view.teacher_id ?? '')}
          >
            <option value="">{t('desk.courses.anyTeacher')}</option>
            {teachers.map((teacher) => (
              <option key={teacher.teacher_id} value={teacher.teacher_id}>
                {text(teacher.name, teacher.name_zh).text}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect name="missing" label={t('desk.courses.missing')} value={view.missing ?? ''}>
            <option value="">{t('desk.courses.anyLanguage')}</option>
            {(['zh', 'en'] as const).map((language) => (
              <option key={language} value={language}>
                {t(`admin.missing.${language}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            name="outdated"
            label={t('admin.outdated.label')}
            value={view.outdated ?? ''}
          >
            <option value="">{t('admin.outdated.anyLanguage')}</option>
            {(['zh', 'en'] as const).map((language) => (
              <option key={language} value={language}>
                {t(`admin.outdated.${language}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            name="archived"
            label={t('desk.courses.shelf')}
            value={view.archived ? '1' : ''}
          >
            <option value="">{t('desk.courses.shelves.current')}</option>
            <option value="1">{t('desk.courses.shelves.archived')}</option>
          </FilterSelect>
        </>
      }
      sortLabels={{
        newest: t('desk.courses.sorts.newest'),
        oldest: t('desk.courses.sorts.oldest'),
        updated: t('desk.courses.sorts.updated'),
        title: t('desk.courses.sorts.title'),
        popular: t('desk.courses.sorts.popular'),
      }}
      empty={{ title: t('desk.courses.emptyTitle'), text: t('desk.courses.emptyText') }}
      countLabel={(count) => t('desk.courses.count', { count })}
    >
      <CourseTable courses={listed.list} />
    </ListPage>
  );
}
