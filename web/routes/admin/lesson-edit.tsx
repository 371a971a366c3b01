import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { LessonPage } from '#web/admin/lessons/lesson-page.tsx';
import { loadLessonScreen } from '#web/admin/lessons/load-lesson-screen.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import type { Route } from './+types/lesson-edit.ts';

export function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'courses');
  return loadLessonScreen(api, lessonAdminCalls, idFrom(args.params.id), args.url.searchParams);
}

export default function LessonEdit({ loaderData }: Route.ComponentProps) {
  return <LessonPage {...loaderData} />;
}
