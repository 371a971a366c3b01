import { draftCalls } from '#contract/drafts.ts';
import { lessonType } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { LessonScreen } from '#web/admin/lessons/lesson-screen.tsx';
import { TaughtCourseMissing } from '#web/features/teaching/taught-course-missing.tsx';
import { TeachArea } from '#web/features/teaching/teach-area.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { notFound } from '#web/lib/page.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { idParam } from '#web/lists/list-view.ts';
import type { Route } from './+types/lesson-new.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const type = lessonType.safeParse(args.url.searchParams.get('type')).data;
  const id = idParam(args.url.searchParams.get('course'));
  if (type === undefined || id === null) throw notFound();
  const key = `new:${id}:${type}`;
  const [course, { draft }] = await Promise.all([
    api.call(teachingCalls.course, { params: { id } }),
    api.call(draftCalls.get, { query: { entity: 'content', key } }),
  ]);
  return { type, course, draft };
}

/** A teacher adds a lesson to a course of their own. */
export default function NewTaughtLesson({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { type, course, draft } = loaderData;
  return (
    <TeachArea>
      <PageHead title={t('admin.titles.ContentNew')} noIndex />
      <LessonScreen
        key={`${course.course_id}:${type}`}
        type={type}
        course={course}
        content={null}
        draft={draft}
        base={null}
        history={null}
      />
    </TeachArea>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TaughtCourseMissing error={error} />;
}
