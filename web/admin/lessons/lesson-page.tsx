import type { AdminLesson } from '#contract/lessons-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLessonArea } from './lesson-area.ts';
import { LessonScreen } from './lesson-screen.tsx';
import { lessonViews } from './lessons-view.ts';
import type { loadLessonScreen } from './load-lesson-screen.ts';

/** The page with the editor of a lesson, for admins and for teachers. */
export function LessonPage({ content, ...rest }: Awaited<ReturnType<typeof loadLessonScreen>>) {
  const name = usePick()(content.title, content.title_zh).text;
  const course = {
    course_id: content.course_id,
    title: content.course_title,
    title_zh: content.course_title_zh,
  };
  if (content.archived_at !== null) return <Archived content={content} name={name} />;
  return (
    <>
      <PageHead title={name} noIndex />
      <LessonScreen
        key={content.content_id}
        type={content.type}
        course={course}
        content={content}
        {...rest}
      />
    </>
  );
}

/** An archived lesson has no editor: it is restored first. */
function Archived({ content, name }: { content: AdminLesson; name: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const { calls, listPath } = useLessonArea();
  const isTeaching = listPath(content.course_id).startsWith('/teach/');
  const restore = useAction(async () => {
    const params = { id: content.content_id };
    const { msg } = await api.send(calls.restore, { params, body: {} });
    toast({ text: msg });
  });
  return (
    <>
      <PageHeading title={name} />
      <Notice
        tone="info"
        title={t('admin.lessons.archivedTitle')}
        action={
          <>
            <Button busy={restore.busy} onClick={() => restore.run()}>
              {t('admin.lessons.restore')}
            </Button>
            {!isTeaching && (
              <LinkButton
                variant="secondary"
                to={lessonViews.href({ course_id: content.course_id, archived: true })}
              >
                {t('admin.lessons.statuses.archived')}
              </LinkButton>
            )}
          </>
        }
      >
        {t('admin.lessons.archivedText')}
      </Notice>
    </>
  );
}
