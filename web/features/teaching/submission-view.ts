import type { SubmissionStatus } from '#contract/learning.ts';
import { defineListView, enumParam, idParam, textParam } from '#web/lists/list-view.ts';

/** Statuses of submissions, as the address names them; all without one. */
export const submissionStatuses = [
  'submitted',
  'returned',
  'graded',
] as const satisfies readonly SubmissionStatus[];

/** The submissions of one's courses in their address. */
export const submissionViews = defineListView({
  path: '/teach/submissions',
  filters: {
    status: enumParam(submissionStatuses),
    course: idParam,
    /** The search among the selectable courses. */
    find: textParam,
  },
  sorts: ['oldest'],
});

export type SubmissionView = ReturnType<typeof submissionViews.read>;

/** The same as the query of the call. */
export function submissionQueryOf({ status, course, page }: SubmissionView) {
  return {
    page,
    ...(status !== null && { status }),
    ...(course !== null && { course_id: course }),
  };
}

/** The address of one submission, with the filters of the queue that it was opened from. */
export function submissionPath(
  id: number,
  { status, course }: Partial<Pick<SubmissionView, 'status' | 'course'>>,
): string {
  const list = submissionViews.href({ status: status ?? null, course: course ?? null });
  return `${submissionViews.path}/${id}${list.slice(submissionViews.path.length)}`;
}
