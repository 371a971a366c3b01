import { type AdminCourse, courseAdminCalls } from '#contract/courses-admin.ts';
import { draftCalls } from '#contract/drafts.ts';
import { CourseFrame } from '#web/admin/courses/course-frame.tsx';
import { courseViews } from '#web/admin/courses/course-list-view.ts';
import { loadTeachers } from '#web/admin/courses/load-teachers.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/course.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'courses');
  const id = args.params.id === 'new' ? null : idFrom(args.params.id);
  const key = id === null ? 'new' : String(id);
  const [course, teachers, { draft }] = await Promise.all([
    id === null ? null : api.call(courseAdminCalls.get, { params: { id } }),
    loadTeachers(api),
    api.call(draftCalls.get, { query: { entity: 'course', key } }),
  ]);
  return { course, teachers, draft };
}

export default function AdminCoursePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { course, teachers, draft } = loaderData;
  return (
    <>
      <PageHead title={t('admin.titles.Courses')} noIndex />
      {course !== null && course.archived_at !== null ? (
        <ArchivedCourse course={course} />
      ) : (
        <CourseFrame
          key={course?.course_id ?? 'new'}
          course={course}
          draft={draft}
          teachers={teachers}
        />
      )}
    </>
  );
}

/** An archived course is not edited: it is restored first. */
function ArchivedCourse({ course }: { course: AdminCourse }) {
  const { t } = useTranslation();
  const title = usePick()(course.title, course.title_zh);
  const api = useApi();
  const restore = useAction(async () => {
    const { msg } = await api.send(courseAdminCalls.restore, { params: { id: course.course_id } });
    toast({ text: msg });
  });
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl sm:text-3xl" lang={title.lang}>
        {title.text}
      </h1>
      <Notice
        title={t('admin.courses.form.archivedTitle')}
        action={
          <>
            <Button busy={restore.busy} onClick={() => void restore.run()}>
              {t('admin.courses.form.restore')}
            </Button>
            <LinkButton to={courseViews.href({ archived: true })} variant="secondary">
              {t('admin.courses.form.back')}
            </LinkButton>
          </>
        }
      >
        <p>{t('admin.courses.form.archivedText')}</p>
      </Notice>
    </div>
  );
}
