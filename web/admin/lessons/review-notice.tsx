import { type AdminLesson, lessonAdminCalls } from '#contract/lessons-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLessonArea } from './lesson-area.ts';

interface ReviewNoticeProps {
  content: AdminLesson;
  onReviewed: (saved: AdminLesson) => void;
}

/** Says that a lesson pays only once an admin has looked at it, and lets an admin say so. */
export function ReviewNotice({ content, onReviewed }: ReviewNoticeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const { calls } = useLessonArea();
  const { unreviewed_since: since } = content;
  const run = useAction(async () => {
    const params = { id: content.content_id };
    const body = { version: content.version };
    const { data, msg } = await api.send(lessonAdminCalls.review, { params, body });
    onReviewed(data);
    toast({ text: msg });
  });
  if (since === null) return null;
  return (
    <Notice
      tone="warning"
      title={t('admin.lessons.review.title')}
      action={
        'review' in calls ? (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            busy={run.busy}
            onClick={() => run.run()}
          >
            {t('admin.lessons.review.confirm')}
          </Button>
        ) : undefined
      }
    >
      {t('admin.lessons.review.text', { time: format.dateTime(since) })}
    </Notice>
  );
}
