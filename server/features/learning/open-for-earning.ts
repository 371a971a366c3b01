import type { LessonDetail } from '#contract/learning.ts';
import type { Db } from '#database/open.ts';
import { findLessonRefusal, startVisit } from '#server/features/points/index.ts';
import type { LessonRow } from './learning.queries.ts';
import { openContent } from './learning.store.ts';
import { pacedLesson } from './paced-lesson.ts';
import { secondsUntilPaid } from './reading-time.rules.ts';

/**
 * Starts a learner's clock of a lesson, which counts from when they first opened it, and returns
 * why it would earn no points, so that the learner knows before completing it.
 * Of a lesson that was completed too fast, it begins to count the time on its page.
 * @returns null where completing it now would earn by the rules, or nothing of it is missing
 */
export async function openForEarning(
  db: Db,
  userId: number,
  content: LessonRow & { content_data: unknown },
  now: Date,
): Promise<LessonDetail['earning']> {
  const { content_id: lessonId } = content;
  const clock = await openContent(db, { userId, lessonId, now });
  if (content.completed_at !== null) {
    const missing =
      content.not_paid_reason === 'too_fast'
        ? await startVisit(db, { userId, lessonId, now })
        : undefined;
    return missing === undefined ? null : { not_paid_reason: 'too_fast', seconds: missing };
  }
  const refusal = await findLessonRefusal(db, { userId, lessonId, now });
  if (refusal !== null) return { not_paid_reason: refusal, seconds: null };
  const seconds = secondsUntilPaid(pacedLesson(content), { ...clock, now });
  return seconds === 0 ? null : { not_paid_reason: 'too_fast', seconds };
}
