import { type LessonType, lessonPace } from '#domain/lesson-completion.ts';

/** A lesson with its stated length, and when a learner opened it. */
export interface OpenedLesson {
  type: LessonType;
  /** As its author stated it; 0: not stated. */
  minutes: number;
  /** Of a recording whose file was measured; null or 0: it was not. */
  recordingSeconds?: number | null;
  openedAt: Date;
  now: Date;
}

/** A learner's clocks: of the lesson, and of themselves, since nobody learns two lessons at once. */
export interface LearningClock {
  /** When they first opened the lesson. */
  openedAt: Date;
  /**
   * When on this academy day they last completed a lesson whose time counted for pay; null: not yet.
   */
  countedAt: Date | null;
  now: Date;
}

/** A stated length of a lesson in seconds; where none is stated, the one assumed for it. */
export function secondsOf(minutes: number): number {
  return minutes > 0 ? minutes * 60 : lessonPace.unstatedSeconds;
}

/** A clock that was set back must count neither against a learner nor for them. */
export function elapsedSeconds({ openedAt, now }: Pick<OpenedLesson, 'openedAt' | 'now'>): number {
  return Math.max(0, (now.getTime() - openedAt.getTime()) / 1000);
}
