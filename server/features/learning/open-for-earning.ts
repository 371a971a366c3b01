import type { LessonDetail } from '#contract/learning.ts';
import type { Db } from '#database/open.ts';
import { findLessonRefusal } from '#server/features/points/index.ts';
import type { LessonRow } from './learning.queries.ts';
import { openContent } from './learning.store.ts';
import { secondsUntilPaid } from './reading-time.rules.ts';

/**
 * Starts a learner's clock of a lesson, which counts from when they first opened it, and returns
 * why it would earn no points, so that the learner knows before completing it.
 * @returns null where completing it now would earn by the rules, or it is completed
 */
export async function openForEarning(
  db: Db,
  userId: number,
  content: LessonRow,
  now: Date,
): Promise<LessonDetail['earning']> {
  const { content_id: lessonId } = content;
  const openedAt = await openContent(db, { userId, lessonId, now });
  if (content.completed_at !== null) return null;
  const refusal = await findLessonRefusal(db, { userId, lessonId, now });
  if (refusal !== null) return { not_paid_reason: refusal, seconds: null };
  const seconds = secondsUntilPaid({
    type: content.type,
    minutes: content.duration,
    openedAt,
    now,
  });
  return seconds === 0 ? null : { not_paid_reason: 'too_fast', seconds };
}
