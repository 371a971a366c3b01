import { useTranslation } from 'react-i18next';
import { contentTeachingCalls } from '#contract/contents-admin.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { AddContentMenu } from '#web/features/admin/courses/add-content-menu.tsx';
import { LessonTable } from '#web/features/teaching/lesson-table.tsx';
import { TaughtCourseFrame } from '#web/features/teaching/taught-course-frame.tsx';
import { TaughtCourseMissing } from '#web/features/teaching/taught-course-missing.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { EmptyState } from '#web/ui/states.tsx';
import type { Route } from './+types/taught-course.ts';

/** More lessons than any course has. */
const MOST_LESSONS = 100;

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const id = idFrom(args.params.id);
  const query = { course_id: id, sort: 'course', limit: MOST_LESSONS } as const;
  const [course, contents] = await Promise.all([
    api.call(teachingCalls.course, { params: { id } }),
    api.call(contentTeachingCalls.list, { query }),
  ]);
  return { course, contents: contents.list };
}

export default function TaughtCoursePage({ loaderData }: Route.ComponentProps) {
  const { course, contents } = loaderData;
  const { t } = useTranslation();
  return (
    <TaughtCourseFrame course={course} current="lessons">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('teach.course.lessons')}</h2>
        <AddContentMenu
          pathFor={(type) => `/teach/content/new?course=${course.course_id}&type=${type}`}
        />
      </div>
      {contents.length === 0 ? (
        <EmptyState seed={22} title={t('teach.course.noLessons')}>
          {t('teach.course.noLessonsText')}
        </EmptyState>
      ) : (
        <LessonTable lessons={contents} />
      )}
    </TaughtCourseFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TaughtCourseMissing error={error} />;
}
