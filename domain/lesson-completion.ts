/** The types of lessons, in the order in which editors are offered them. */
export const lessonTypes = ['text', 'video', 'audio', 'pdf', 'quiz', 'assignment'] as const;
export type LessonType = (typeof lessonTypes)[number];

/**
 * What completes a lesson of each type.
 * `read`: its reader says so. `watched`, `listened`: enough of the recording has been played,
 * and its learner says so. `opened`: the document has been opened, and its reader says so.
 * `passed`: the quiz is passed. `graded`: a teacher's grade reaches the pass mark.
 */
export const completionOf = {
  text: 'read',
  video: 'watched',
  audio: 'listened',
  pdf: 'opened',
  quiz: 'passed',
  assignment: 'graded',
} as const satisfies Record<LessonType, string>;
export type Completion = (typeof completionOf)[LessonType];

/** Of video and audio, in percent, what must have been played before they count. */
export const PLAYED_PERCENT = 90;

/** Percent that an opened document counts at least. */
export const OPENED_PERCENT = 10;

/**
 * How fast a lesson counts, by the server's clock, from when a learner opened it first.
 * A lesson that states no length counts as one of `unstatedSeconds`.
 */
export const lessonPace = {
  /** Progress of video and audio rises no faster than this times real time. */
  mediaSpeed: 2,
  /** The share of a text's or document's length after which completing it earns. */
  readingShare: 0.1,
  unstatedSeconds: 120,
} as const;

/** Whether a lesson has a place in time where it was left. */
export function isPlayed(type: LessonType): boolean {
  return completionOf[type] === 'watched' || completionOf[type] === 'listened';
}

/** Whether a lesson earns by the time that is spent on it; the others prove it in another way. */
export function isRead(type: LessonType): boolean {
  return completionOf[type] === 'read' || completionOf[type] === 'opened';
}

/** Whether a lesson is completed by a mark of its learner at all, or by itself. */
export const isMarked = (type: LessonType): boolean => isPlayed(type) || isRead(type);

/**
 * Whether a mark as completed counts now.
 * @param progress 0 to 100
 */
export function canBeMarked(type: LessonType, progress: number): boolean {
  switch (completionOf[type]) {
    case 'read':
      return true;
    case 'watched':
    case 'listened':
      return progress >= PLAYED_PERCENT;
    case 'opened':
      return progress > 0;
    case 'passed':
    case 'graded':
      return false;
  }
}
