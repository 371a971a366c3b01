import { teachingCalls } from '#contract/teaching.ts';
import { LearnerList } from '#web/features/teaching/learner-list.tsx';
import { learnerViews } from '#web/features/teaching/learners-view.ts';
import { TaughtCourseFrame } from '#web/features/teaching/taught-course-frame.tsx';
import { TaughtCourseMissing } from '#web/features/teaching/taught-course-missing.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage } from '#web/lists/list-page.tsx';
import type { Route } from './+types/learners.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const id = idFrom(args.params.id);
  const views = learnerViews(id);
  const view = views.read(args.url.searchParams);
  const [course, learners] = await Promise.all([
    api.call(teachingCalls.course, { params: { id } }),
    api.call(teachingCalls.learners, { params: { id }, query: views.queryOf(view) }),
  ]);
  assertPage(views, view, learners);
  return { course, learners, view };
}

export default function Learners({ loaderData }: Route.ComponentProps) {
  const { course, learners, view } = loaderData;
  const { t } = useTranslation();
  const { course_id: courseId } = course;
  return (
    <TaughtCourseFrame course={course} current="learners">
      <h2 className="sr-only">{t('teaching.course.learners')}</h2>
      <LearnerList
        area="teach"
        course={course}
        learners={learners}
        views={learnerViews(courseId)}
        view={view}
      />
    </TaughtCourseFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TaughtCourseMissing error={error} />;
}
