import { isDeepStrictEqual } from 'node:util';
import type { LessonState } from '#contract/lessons-admin.ts';
import type { LessonType } from '#domain/lesson-completion.ts';

/** How a person is related to a lesson that they save or look at. */
export interface Reviewer {
  /** An admin who may edit courses. */
  isAdmin: boolean;
  /** They teach its course. */
  isItsTeacher: boolean;
  /** There is another admin who could look at it. */
  hasOtherAdmins: boolean;
}

/** Whether a person's look counts: nobody reviews what they teach, unless there is nobody else. */
export function canReviewLesson({ isAdmin, isItsTeacher, hasOtherAdmins }: Reviewer): boolean {
  return isAdmin && !(isItsTeacher && hasOtherAdmins);
}

/**
 * Whether a change has to be looked at before the lesson pays again: its questions, their keys and
 * how a quiz is passed, its minutes, and a recording or document that is another one.
 */
export function needsReview(type: LessonType, before: LessonState, after: LessonState): boolean {
  if (before.duration !== after.duration) return true;
  if (before.duration_reason !== after.duration_reason) return true;
  if (before.content_data.url !== after.content_data.url) return true;
  return type === 'quiz' && !isDeepStrictEqual(before.content_data, after.content_data);
}
