import { isRead, lessonPace } from '#domain/lesson-completion.ts';
import { elapsedSeconds, type OpenedLesson, secondsOf } from './opened-lesson.ts';

/**
 * Whole seconds until completing a lesson earns by the pace alone: a text or a document takes a
 * tenth of its stated length at least. 0: at once, as for types whose completion is proven
 * otherwise.
 */
export function secondsUntilPaid(lesson: OpenedLesson): number {
  if (!isRead(lesson.type)) return 0;
  const needed = secondsOf(lesson.minutes) * lessonPace.readingShare;
  return Math.max(0, Math.ceil(needed - elapsedSeconds(lesson)));
}

/**
 * Whether a whole course was completed at a pace that earns: the same share of all its lessons
 * together, counted from the first one that was opened.
 * @param minutes of all lessons, as stated
 * @param openedAt null: none was opened before now
 */
export function isCoursePaid(course: { minutes: number; openedAt: Date | null; now: Date }) {
  const { minutes, openedAt, now } = course;
  const elapsed = openedAt === null ? 0 : elapsedSeconds({ openedAt, now });
  return elapsed >= minutes * 60 * lessonPace.readingShare;
}
