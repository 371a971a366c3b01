import { courseLessonsTeachCalls } from '#contract/courses-admin.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { AddLessonMenu } from '#web/admin/lessons/add-lesson-menu.tsx';
import { ArchivedLessons } from '#web/admin/lessons/archived-lessons.tsx';
import { LessonOrder } from '#web/admin/lessons/lesson-order.tsx';
import { TaughtCourseFrame } from '#web/features/teaching/taught-course-frame.tsx';
import { TaughtCourseMissing } from '#web/features/teaching/taught-course-missing.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/taught-course.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const params = { id: idFrom(args.params.id) };
  const archived = args.url.searchParams.get('archived') === '1';
  const [course, contents] = await Promise.all([
    api.call(teachingCalls.course, { params }),
    api.call(courseLessonsTeachCalls.list, { params, query: { archived } }),
  ]);
  return { course, contents, archived };
}

export default function TaughtCoursePage({ loaderData }: Route.ComponentProps) {
  const { course, contents, archived } = loaderData;
  const { t } = useTranslation();
  const path = `/teach/courses/${course.course_id}`;
  return (
    <TaughtCourseFrame course={course} current="lessons">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-xl">
            {t(archived ? 'admin.courses.contents.archived' : 'teaching.course.lessons')}
          </h2>
          <p className="mt-1 text-soft">
            {t(archived ? 'teaching.course.archivedLead' : 'admin.courses.contents.lead')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={archived ? path : `${path}?archived=1`} variant="secondary">
            {t(archived ? 'admin.courses.contents.currentTab' : 'admin.courses.contents.archived')}
          </LinkButton>
          {!archived && (
            <AddLessonMenu
              pathFor={(type) => `/teach/content/new?course=${course.course_id}&type=${type}`}
            />
          )}
        </div>
      </div>
      {archived ? (
        <ArchivedLessons contents={contents.list} />
      ) : contents.list.length === 0 ? (
        <EmptyState seed={22} title={t('teaching.course.noLessons')}>
          {t('teaching.course.noLessonsText')}
        </EmptyState>
      ) : (
        <LessonOrder courseId={course.course_id} contents={contents} />
      )}
    </TaughtCourseFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TaughtCourseMissing error={error} />;
}
