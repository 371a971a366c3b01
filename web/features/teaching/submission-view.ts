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
    /** For admins; of no effect for others. */
    group_id: idParam,
    /** The search among the selectable courses. */
    find: textParam,
  },
  sorts: ['oldest'],
});

export type SubmissionView = ReturnType<typeof submissionViews.read>;

/** The same as the query of the call. */
export function submissionQueryOf({ status, course, group_id, page }: SubmissionView) {
  return {
    page,
    ...(status !== null && { status }),
    ...(course !== null && { course_id: course }),
    ...(group_id !== null && { group_id }),
  };
}

/** What of the queue's filters a submission that is opened from it keeps. */
export type SubmissionQueue = Pick<SubmissionView, 'status' | 'course' | 'group_id'>;

/** The view of somebody: only admins narrow it to a group. */
export function submissionViewFor(params: URLSearchParams, isAdmin: boolean): SubmissionView {
  const view = submissionViews.read(params);
  return isAdmin ? view : { ...view, group_id: null };
}

/** The address of one submission, with the filters of the queue that it was opened from. */
export function submissionPath(id: number, queue: Partial<SubmissionQueue>): string {
  const { status = null, course = null, group_id = null } = queue;
  const list = submissionViews.href({ status, course, group_id });
  return `${submissionViews.path}/${id}${list.slice(submissionViews.path.length)}`;
}
