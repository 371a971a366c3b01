import { expect, test } from 'vitest';
import {
  submissionPath,
  submissionQueryOf,
  submissionViewFor,
  submissionViews,
} from './submission-view.ts';

test.each([
  [
    '',
    { status: null, course: null, group_id: null, find: null, page: 1 },
    '/teach/submissions',
    { page: 1 },
  ],
  [
    'status=graded&course=7&group_id=3&find=bonds&page=2',
    { status: 'graded', course: 7, group_id: 3, find: 'bonds', page: 2 },
    '/teach/submissions?status=graded&course=7&group_id=3&find=bonds&page=2',
    { status: 'graded', course_id: 7, group_id: 3, page: 2 },
  ],
  [
    'status=lost&course=-1&page=0',
    { status: null, course: null, group_id: null, find: null, page: 1 },
    '/teach/submissions',
    { page: 1 },
  ],
  [
    'course=9999999999',
    { status: null, course: null, group_id: null, find: null, page: 1 },
    '/teach/submissions',
    { page: 1 },
  ],
] as const)('%j is read and written', (text, view, path, query) => {
  const read = submissionViews.read(new URLSearchParams(text));
  expect(read).toEqual({ ...view, search: '', sort: 'oldest', limit: 20 });
  expect(submissionViews.href(read)).toBe(path);
  expect(submissionQueryOf(read)).toEqual(query);
});

test('a submission keeps the filters of its queue', () => {
  const view = submissionViews.read(new URLSearchParams('status=submitted&course=7&find=a&page=3'));
  expect(submissionPath(5, view)).toBe('/teach/submissions/5?status=submitted&course=7');
  expect(submissionPath(5, {})).toBe('/teach/submissions/5');
});

test('only an admin narrows the queue to a group', () => {
  const params = new URLSearchParams('group_id=3&course=7');
  expect(submissionViewFor(params, true)).toMatchObject({ group_id: 3, course: 7 });
  expect(submissionViewFor(params, false)).toMatchObject({ group_id: null, course: 7 });
  expect(submissionPath(5, submissionViewFor(params, true))).toBe(
    '/teach/submissions/5?course=7&group_id=3',
  );
});
