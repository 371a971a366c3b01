import { useState } from 'react';
import type { CourseDetail } from '#contract/courses.ts';
import { LoginDialog } from '#web/features/accounts/login-dialog.tsx';
import { useEarnedToast } from '#web/features/learning/earned.tsx';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { BookCheck } from '#web/ui/icons.tsx';
import { LikeButton } from '#web/ui/like-button.tsx';

type Course = CourseDetail['basic_info'];

/** A like that fails changes nothing, and the heart shows it. */
const SILENT = { onError: () => true };

interface CourseActionsProps {
  course: Course;
  /** The person has access to the course, so it can be marked as read. */
  open: boolean;
}

/** Liking a course, and marking it as read. */
export function CourseActions({ course, open }: CourseActionsProps) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const [asked, setAsked] = useState<'like' | 'read' | null>(null);
  const api = useApi();
  const earned = useEarnedToast();
  const { course_id, is_liked_by_user: liked, is_read_by_user: read } = course;

  const like = useAction(async () => {
    const { courseCalls } = await import('#contract/courses.ts');
    const call = liked ? courseCalls.unlike : courseCalls.like;
    const answer = await api.call(call, { body: { course_id } });
    if (answer.pointsEarned > 0) earned(t('courses.like.thanks'), answer);
  }, SILENT);
  const markRead = useAction(async () => {
    const { courseCalls } = await import('#contract/courses.ts');
    earned(t('courses.read.done'), await api.call(courseCalls.read, { body: { course_id } }));
  });

  return (
    <div className="flex flex-wrap gap-3 noscript:hidden">
      <LikeButton
        liked={liked}
        count={course.likes_count}
        label={liked ? t('courses.like.undo') : t('courses.like.action')}
        busy={like.busy}
        onPress={() => (user === null ? setAsked('like') : like.run())}
      />
      {read ? (
        <p className="inline-flex min-h-11 items-center gap-2 px-2 text-jade">
          <BookCheck aria-hidden="true" className="size-5" />
          {t('courseCards.read')}
        </p>
      ) : (
        open && (
          <Button
            variant="secondary"
            className="grow"
            icon={<BookCheck aria-hidden="true" className="size-5" />}
            busy={markRead.busy}
            onClick={() => (user === null ? setAsked('read') : markRead.run())}
          >
            {t('courses.read.action')}
          </Button>
        )
      )}
      <LoginDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('courseCards.loginTitle')}
        text={asked === 'read' ? t('courses.read.loginText') : t('courses.like.loginText')}
      />
    </div>
  );
}
