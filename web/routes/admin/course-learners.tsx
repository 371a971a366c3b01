import { courseLearnersAdminCalls } from '#contract/course-learners.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { coursePath } from '#web/admin/courses/course-list-view.ts';
import { LearnerList } from '#web/features/teaching/learner-list.tsx';
import { learnerViews } from '#web/features/teaching/learners-view.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage } from '#web/lists/list-page.tsx';
import { loadGroupChoices } from '#web/lists/load-group-choices.ts';
import { Link } from '#web/ui/link.tsx';
import { ArrowLeft } from '#web/ui/page-icons.tsx';
import type { Route } from './+types/course-learners.ts';

export async function loader(args: Route.LoaderArgs) {
  const page = requireAdmin(args, 'learners');
  const { api } = page;
  const id = idFrom(args.params.id);
  const views = learnerViews(id, 'admin');
  const view = views.read(args.url.searchParams);
  const [course, learners, groups] = await Promise.all([
    api.call(teachingCalls.course, { params: { id } }),
    api.call(courseLearnersAdminCalls.list, { params: { id }, query: views.queryOf(view) }),
    loadGroupChoices(page, view.group_id),
  ]);
  assertPage(views, view, learners);
  return { course, learners, groups, view };
}

export default function AdminCourseLearners({ loaderData }: Route.ComponentProps) {
  const { course, learners, groups, view } = loaderData;
  const { t } = useTranslation();
  const { course_id: courseId } = course;
  const title = usePick()(course.title, course.title_zh);
  return (
    <>
      <PageHead title={`${title.text} · ${t('teaching.course.learners')}`} noIndex />
      <header className="mb-6 grid gap-2">
        <Link
          to={coursePath(courseId)}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('admin.courses.contents.back')}
        </Link>
        <h1 className="text-2xl sm:text-3xl" lang={title.lang}>
          {title.text}
        </h1>
        <p className="text-soft">{t('teaching.access.lead')}</p>
      </header>
      <LearnerList
        area="admin"
        course={course}
        learners={learners}
        groups={groups}
        views={learnerViews(courseId, 'admin')}
        view={view}
      />
    </>
  );
}
