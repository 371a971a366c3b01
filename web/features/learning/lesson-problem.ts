import type { LessonDetail } from '#contract/learning.ts';
import type { ContentData } from '#contract/lesson-body.ts';
import { type LessonProblem, learnerLessonTypes } from './lesson-types.ts';

/** The problem with the body of an unlocked lesson, or null where it can be shown. */
export function lessonProblem({
  type,
  content_data: data,
  is_data_invalid: isInvalid,
}: Pick<LessonDetail, 'type' | 'content_data' | 'is_data_invalid'>): LessonProblem | null {
  // A server that is newer than this page may have types that it does not know.
  if (!Object.hasOwn(learnerLessonTypes, type)) return 'unsupported';
  const { missing, invalid, mismatched, problemOf } = learnerLessonTypes[type];
  if (data === null) return isInvalid ? invalid : missing;
  if (data.type !== type) return mismatched;
  return (problemOf as (body: ContentData) => LessonProblem | null)(data);
}
