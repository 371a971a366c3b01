import type { Tx } from '#database/open.ts';
import { type Earned, earnForSubject, spendMissingTime } from '#server/features/points/index.ts';
import { clearTooFast } from './learning.store.ts';

interface PageVisit {
  /** Their accounts are locked. */
  userId: number;
  lessonId: number;
  /** When the time of a completion last counted on this day. */
  countedAt: Date | null;
  now: Date;
}

/**
 * Counts the time that a learner has spent on the page of a lesson which they completed too fast;
 * once nothing of it is missing, the lesson earns by the rules.
 */
export async function countTimeOnPage(
  tx: Tx,
  visit: PageVisit,
): Promise<{ missingSeconds: number | null; earned: Earned | null }> {
  const { userId, lessonId, now } = visit;
  const missingSeconds = (await spendMissingTime(tx, visit)) ?? null;
  if (missingSeconds !== 0) return { missingSeconds, earned: null };
  await clearTooFast(tx, { userId, lessonId, now });
  const earned = await earnForSubject(tx, {
    userId,
    kind: 'content_completion',
    subject: { kind: 'content', id: lessonId },
    isLocked: true,
    now,
  });
  return { missingSeconds: null, earned };
}
