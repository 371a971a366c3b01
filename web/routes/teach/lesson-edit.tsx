import { lessonTeachingCalls } from '#contract/lessons-admin.ts';
import { LessonPage } from '#web/admin/lessons/lesson-page.tsx';
import { loadLessonScreen } from '#web/admin/lessons/load-lesson-screen.ts';
import { TaughtCourseMissing } from '#web/features/teaching/taught-course-missing.tsx';
import { TeachArea } from '#web/features/teaching/teach-area.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import type { Route } from './+types/lesson-edit.ts';

export function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  return loadLessonScreen(api, lessonTeachingCalls, idFrom(args.params.id), args.url.searchParams);
}

/** A teacher edits a lesson of a course of their own. */
export default function TaughtLesson({ loaderData }: Route.ComponentProps) {
  return (
    <TeachArea>
      <LessonPage {...loaderData} />
    </TeachArea>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TaughtCourseMissing error={error} />;
}
