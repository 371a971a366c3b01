import type { CourseStatus, PublishingLack } from '#contract/courses-admin.ts';

/** What decides whether a course can be published. */
export interface Publishable {
  /** It has a teacher who is not archived. */
  hasTeacher: boolean;
  lessonCount: number;
}

/**
 * What a course lacks before it can be published; empty: nothing. Every course has a title,
 * published or not (`requireTexts`).
 */
export function missingForPublishing({ hasTeacher, lessonCount }: Publishable): PublishingLack[] {
  return [
    ...(hasTeacher ? [] : (['teacher'] as const)),
    ...(lessonCount > 0 ? [] : (['contents'] as const)),
  ];
}

type StatusDecision =
  | { kind: 'ok' | 'no_way_back' | 'not_yet' }
  | { kind: 'lacks'; lacks: PublishingLack[] };

/**
 * The result of a change of status. A draft is published; a published course is unpublished and
 * published again. Nothing becomes a draft again: a draft is hidden even from those who redeemed
 * it.
 */
export function decideStatus(
  from: CourseStatus,
  to: CourseStatus,
  course: Publishable,
): StatusDecision {
  if (from === to) return { kind: 'ok' };
  if (to === 'draft') return { kind: 'no_way_back' };
  if (to === 'inactive') return { kind: from === 'draft' ? 'not_yet' : 'ok' };
  const lacks = missingForPublishing(course);
  return lacks.length === 0 ? { kind: 'ok' } : { kind: 'lacks', lacks };
}
