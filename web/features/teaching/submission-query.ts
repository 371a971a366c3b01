import { pageFrom } from '#web/lib/query.ts';

/** Statuses of submissions, as the address names them; all without one. */
export const workStates = ['submitted', 'returned', 'graded'] as const;
export type WorkState = (typeof workStates)[number];

export interface WorkQuery {
  status: WorkState | null;
  courseId: number | null;
  /** The search among the selectable courses. */
  find: string;
  page: number;
}

const WORK_PATH = '/teach/submissions';
const LARGEST_ID = 2_147_483_647;

/** Parses the address of the queue; unknown values are ignored. */
export function readWorkQuery(params: URLSearchParams): WorkQuery {
  const course = params.get('course') ?? '';
  const courseId = /^[1-9]\d{0,9}$/.test(course) ? Number(course) : null;
  return {
    status: workStates.find((state) => state === params.get('status')) ?? null,
    courseId: courseId !== null && courseId <= LARGEST_ID ? courseId : null,
    find: (params.get('find') ?? '').trim().slice(0, 200),
    page: pageFrom(params.get('page')),
  };
}

/** The address of one submission, with the filters of the queue that it was opened from. */
export function submissionPath(id: number, { status, courseId }: Partial<WorkQuery>): string {
  const [, query] = workPath({ status: status ?? null, courseId: courseId ?? null }).split('?');
  return query === undefined ? `${WORK_PATH}/${id}` : `${WORK_PATH}/${id}?${query}`;
}

/** The address of the queue for a query; defaults are left out. */
export function workPath({ status, courseId, find, page }: Partial<WorkQuery>): string {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (courseId) params.set('course', String(courseId));
  if (find) params.set('find', find);
  if (page && page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? WORK_PATH : `${WORK_PATH}?${text}`;
}
