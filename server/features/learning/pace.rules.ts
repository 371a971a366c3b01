import { isPlayed, isRead, type LessonType, lessonPace } from '#domain/lesson-completion.ts';

/** A lesson with its stated length, and when a learner opened it. */
interface OpenedLesson {
  type: LessonType;
  /** As its author stated it; 0: not stated. */
  minutes: number;
  openedAt: Date;
  now: Date;
}

function secondsOf(minutes: number): number {
  return minutes > 0 ? minutes * 60 : lessonPace.unstatedSeconds;
}

/** A clock that was set back must count neither against a learner nor for them. */
function elapsedSeconds({ openedAt, now }: Pick<OpenedLesson, 'openedAt' | 'now'>): number {
  return Math.max(0, (now.getTime() - openedAt.getTime()) / 1000);
}

/**
 * How much of a reported progress counts. Video and audio are watched at twice their speed at most;
 * progress beyond that is cut, since real players do not report it.
 * @param progress 0 to 100
 */
export function acceptedProgress(lesson: OpenedLesson, progress: number): number {
  if (!isPlayed(lesson.type)) return progress;
  const share = (elapsedSeconds(lesson) * lessonPace.mediaSpeed) / secondsOf(lesson.minutes);
  return Math.min(progress, Math.floor(Math.min(1, share) * 100));
}

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
