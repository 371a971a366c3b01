import { inTransaction } from '#database/open.ts';
import { isPlayed } from '#domain/lesson-completion.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { earnNewcomerPoints, lockAccounts } from '#server/features/points/index.ts';
import { countTimeOnPage } from './count-time-on-page.ts';
import { getOpenLesson } from './learning.queries.ts';
import { openContent, upsertProgress } from './learning.store.ts';
import { acceptedProgress } from './playback-speed.rules.ts';

interface Tracking {
  content_id: number;
  /** 0 to 100. */
  progress: number;
  /** Seconds; stored for video and audio alone. */
  position?: number | undefined;
}

/**
 * Stores a learner's progress in a lesson, so that they can resume on any device. The page of a
 * lesson that was completed too fast reports it too, so that the missing time is counted.
 * @returns the progress that counts, which is less where it was reported faster than anybody can
 *   watch
 * @throws AppError NOT_FOUND, CONTENT_LOCKED
 */
export function trackProgress(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { content_id: lessonId, progress, position }: Tracking,
) {
  const at = now();
  return inTransaction(database.db, async (tx) => {
    const { content } = await getOpenLesson(tx, lessonId, currentUser, at);
    const { userId } = currentUser;
    const place = position !== undefined && isPlayed(content.type) ? { position } : {};
    const isTooFast = content.not_paid_reason === 'too_fast';
    const before = isTooFast ? await lockAccounts(tx, userId) : null;
    const { openedAt, countedAt } = await openContent(tx, { userId, lessonId, now: at });
    const lesson = {
      type: content.type,
      minutes: content.duration,
      recordingSeconds: content.measured_seconds,
      openedAt,
      now: at,
    };
    const accepted = acceptedProgress(lesson, progress);
    const step = { userId, lessonId, now: at };
    const stored = await upsertProgress(tx, { ...step, progress: accepted, ...place });
    if (!before) return { ...stored, pointsEarned: 0, missing_seconds: null };
    const { missingSeconds, earned } = await countTimeOnPage(tx, { ...step, countedAt });
    if (earned) {
      const { time_zone: timeZone } = await getSiteSettings(tx);
      await earnNewcomerPoints(tx, { userId, isLocked: true, now: at, timeZone });
    }
    // With the lesson its course may be paid, welcome points, and what was owed from before.
    const after = earned && (await lockAccounts(tx, userId)).available;
    const pointsEarned = after === null ? 0 : after - before.available;
    return { ...stored, pointsEarned, missing_seconds: missingSeconds };
  });
}
