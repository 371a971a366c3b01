import { Plus } from 'lucide-react';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { coursePath, courseStatuses, courseViews } from '#web/admin/courses/course-list-view.ts';
import { CourseTable } from '#web/admin/courses/course-table.tsx';
import { loadTeachers } from '#web/admin/courses/load-teachers.ts';
import { courseLevels } from '#web/features/courses/course-list-query.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/courses.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'courses');
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
      title={t('admin.titles.Courses')}
      lead={t('admin.courses.lead')}
      searchHint={t('admin.courses.searchHint')}
      action={
        <LinkButton to={coursePath('new')} icon={<Plus aria-hidden="true" className="size-5" />}>
          {t('admin.courses.add')}
        </LinkButton>
      }
      filters={
        <>
          <FilterSelect name="status" label={t('admin.courses.status')} value={view.status ?? ''}>
            <option value="">{t('admin.courses.anyStatus')}</option>
            {courseStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`admin.courses.statuses.${status}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect name="level" label={t('admin.courses.level')} value={view.level ?? ''}>
            <option value="">{t('admin.courses.anyLevel')}</option>
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {t(`courseCards.level.${level}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            name="teacher_id"
            label={t('admin.courses.teacher')}
            value={String(view.teacher_id ?? '')}
          >
            <option value="">{t('admin.courses.anyTeacher')}</option>
            {teachers.map((teacher) => (
              <option key={teacher.teacher_id} value={teacher.teacher_id}>
                {text(teacher.name, teacher.name_zh).text}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            name="missing"
            label={t('admin.courses.missing')}
            value={view.missing ?? ''}
          >
            <option value="">{t('admin.courses.anyLanguage')}</option>
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
            label={t('admin.courses.archiveFilter')}
            value={view.archived ? '1' : ''}
          >
            <option value="">{t('admin.courses.archiveStates.current')}</option>
            <option value="1">{t('admin.courses.archiveStates.archived')}</option>
          </FilterSelect>
        </>
      }
      sortLabels={{
        newest: t('admin.courses.sorts.newest'),
        oldest: t('admin.courses.sorts.oldest'),
        updated: t('admin.courses.sorts.updated'),
        title: t('admin.courses.sorts.title'),
        popular: t('admin.courses.sorts.popular'),
      }}
      empty={{ title: t('admin.courses.emptyTitle'), text: t('admin.courses.emptyText') }}
      countLabel={(count) => t('admin.courses.count', { count })}
    >
      <CourseTable courses={listed.list} />
    </ListPage>
  );
}
