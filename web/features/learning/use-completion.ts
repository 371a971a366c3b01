import { useEffect, useState } from 'react';
import type { LessonDetail } from '#contract/learning.ts';
import { isPlayed, PLAYED_PERCENT } from '#domain/lesson-completion.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { CompletionNews } from './completion-news.ts';
import { useEarnedToast } from './earned.tsx';
import type { LessonProgress } from './use-lesson-progress.ts';

/** Completing a lesson: by its button, or by itself when a recording ends or a quiz is passed. */
export function useCompletion(content: LessonDetail, progress: LessonProgress) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const api = useApi();
  const earned = useEarnedToast();
  const [courseDone, setCourseDone] = useState<CompletionNews | null>(null);
  /**
   * Whether the recording was played to its end before the server had counted all of it: the server
   * counts at most at double speed.
   */
  const [waits, setWaits] = useState(false);
  const { course_id, content_id, completed_by_user } = content;

  function announce(completed: CompletionNews) {
    earned(t('learning.completed'), completed);
    if (completed.welcome_points_earned > 0) {
      earned(t('learning.welcomeEarned'), { pointsEarned: completed.welcome_points_earned });
    }
    if (completed.course_completed) setCourseDone(completed);
  }
  const complete = useAction(
    async () => {
      // The server decides by the stored progress.
      const counted = await progress.settle();
      if (isPlayed(content.type) && counted !== null && counted < PLAYED_PERCENT) {
        setWaits(true);
        return;
      }
      setWaits(false);
      const { learningCalls } = await import('#contract/learning.ts');
      announce(await api.call(learningCalls.complete, { body: { course_id, content_id } }));
    },
    { failed: t('learning.failedToComplete') },
  );
  const counts = progress.counted >= PLAYED_PERCENT;
  const { run } = complete;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the server has counted enough
  useEffect(() => {
    if (waits && counts && !completed_by_user) void run();
  }, [waits, counts]);
  return {
    busy: complete.busy,
    waits: waits && !completed_by_user,
    complete: () => void run(),
    whenEnded: (watchedPercent: number) => {
      if (user !== null && !completed_by_user && watchedPercent >= PLAYED_PERCENT) void run();
    },
    announce,
    courseDone,
    closeCelebration: () => setCourseDone(null),
  };
}
