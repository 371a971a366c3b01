import { inTransaction } from '#database/open.ts';
import { isPlayed } from '#domain/lesson-completion.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
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
 * Stores a learner's progress in a lesson, so that they can resume on any device.
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
    const openedAt = await openContent(tx, { userId, lessonId, now: at });
    const lesson = {
      type: content.type,
      minutes: content.duration,
      recordingSeconds: content.measured_seconds,
      openedAt,
      now: at,
    };
    const accepted = acceptedProgress(lesson, progress);
    return upsertProgress(tx, { userId, lessonId, progress: accepted, ...place, now: at });
  });
}
