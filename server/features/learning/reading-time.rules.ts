import { isPlayed, isRead, type LessonType, lessonPace } from '#domain/lesson-completion.ts';
import { elapsedSeconds, type LearningClock, secondsOf } from './opened-lesson.ts';

/** What decides how long a lesson takes at least. */
export interface PacedLesson {
  type: LessonType;
  /** As its author stated it; 0: not stated. */
  minutes: number;
  /** Of a recording whose file was measured; null or 0: it was not. */
  recordingSeconds?: number | null;
  /** It plays a recording of the academy, and no link to one elsewhere. */
  isOwnRecording: boolean;
}

/**
 * How many seconds a lesson takes at least to be paid: a tenth of its length; a recording of the
 * academy all of it, at double speed. Quizzes and assignments take none, since their results prove
 * that they were done.
 */
export function minimumSeconds(lesson: PacedLesson): number {
  const { type, minutes, recordingSeconds, isOwnRecording } = lesson;
  if (isPlayed(type) && isOwnRecording) {
    return (recordingSeconds || secondsOf(minutes)) / lessonPace.mediaSpeed;
  }
  return isRead(type) || isPlayed(type) ? secondsOf(minutes) * lessonPace.readingShare : 0;
}

/**
 * Whole seconds until completing a lesson earns by the pace alone; 0: at once. The time counts from
 * when the learner opened it, or from the completion before it on the same day, whichever is later:
 * lessons that are open beside each other share no time.
 */
export function secondsUntilPaid(
  lesson: PacedLesson,
  { openedAt, countedAt, now }: LearningClock,
): number {
  const needed = minimumSeconds(lesson);
  if (needed === 0) return 0;
  const since = countedAt !== null && countedAt > openedAt ? countedAt : openedAt;
  return Math.max(0, Math.ceil(needed - elapsedSeconds({ openedAt: since, now })));
}
