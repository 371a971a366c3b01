import { ArrowLeft } from 'lucide-react';
import { courseAdminCalls, courseLessonsAdminCalls } from '#contract/courses-admin.ts';
import {
  courseLessonsPath,
  coursePath,
  newCourseLessonPath,
} from '#web/admin/courses/course-list-view.ts';
import { CourseStatusCard } from '#web/admin/courses/course-status-card.tsx';
import { PreviewMenu } from '#web/admin/courses/preview-menu.tsx';
import { AddLessonMenu } from '#web/admin/lessons/add-lesson-menu.tsx';
import { ArchivedLessons } from '#web/admin/lessons/archived-lessons.tsx';
import { LessonOrder } from '#web/admin/lessons/lesson-order.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/course-lessons.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'courses');
  const params = { id: idFrom(args.params.id) };
  const archived = args.url.searchParams.get('archived') === '1';
  const [course, contents] = await Promise.all([
    api.call(courseAdminCalls.get, { params }),
    api.call(courseLessonsAdminCalls.list, { params, query: { archived } }),
  ]);
  return { course, contents, archived };
}

export default function AdminCourseLessons({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { course, contents, archived } = loaderData;
  const title = usePick()(course.title, course.title_zh);
  const path = courseLessonsPath(course.course_id);
  const isEditable = course.archived_at === null;
  return (
    <>
      <PageHead title={`${title.text} · ${t('admin.courses.contents.title')}`} noIndex />
      <header className="mb-6 grid gap-2">
        <Link
          to={coursePath(course.course_id)}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('admin.courses.contents.back')}
        </Link>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h1 className="text-2xl sm:text-3xl" lang={title.lang}>
              {title.text}
            </h1>
            <p className="mt-1 text-soft">{t('admin.courses.contents.lead')}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <PreviewMenu courseId={course.course_id} />
            {isEditable && (
              <AddLessonMenu pathFor={(type) => newCourseLessonPath(course.course_id, type)} />
            )}
          </div>
        </div>
      </header>
      <TabLinks
        className="mb-6"
        label={t('admin.courses.contents.tabs')}
        tabs={[
          { to: path, label: t('admin.courses.contents.currentTab'), current: !archived },
          {
            to: `${path}?archived=1`,
            label: t('admin.courses.contents.archivedTab'),
            current: archived,
          },
        ]}
      />
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="contents" className="min-w-0">
          <h2 id="contents" className="sr-only">
            {t(archived ? 'admin.courses.contents.archived' : 'admin.courses.contents.title')}
          </h2>
          {archived ? (
            <ArchivedLessons contents={contents.list} />
          ) : contents.list.length === 0 ? (
            <EmptyState
              seed={course.course_id}
              title={t('admin.courses.contents.empty')}
              action={
                isEditable ? (
                  <AddLessonMenu pathFor={(type) => newCourseLessonPath(course.course_id, type)} />
                ) : undefined
              }
            >
              {t('admin.courses.contents.emptyText')}
            </EmptyState>
          ) : (
            <LessonOrder courseId={course.course_id} contents={contents} />
          )}
        </section>
        {isEditable && (
          <aside>
            <CourseStatusCard course={course} />
          </aside>
        )}
      </div>
    </>
  );
}
