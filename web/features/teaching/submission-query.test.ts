import { expect, test } from 'vitest';
import { readWorkQuery, submissionPath, workPath } from './submission-query.ts';

test.each([
  ['', { status: null, courseId: null, find: '', page: 1 }, '/teach/submissions'],
  [
    'status=graded&course=7&find=bonds&page=2',
    { status: 'graded', courseId: 7, find: 'bonds', page: 2 },
    '/teach/submissions?status=graded&course=7&find=bonds&page=2',
  ],
  [
    'status=lost&course=-1&page=0',
    { status: null, courseId: null, find: '', page: 1 },
    '/teach/submissions',
  ],
  ['course=9999999999', { status: null, courseId: null, find: '', page: 1 }, '/teach/submissions'],
] as const)('%j is read and written', (text, query, path) => {
  expect(readWorkQuery(new URLSearchParams(text))).toEqual(query);
  expect(workPath(query)).toBe(path);
});

test('a submission keeps the filters of its queue', () => {
  const query = { status: 'submitted', courseId: 7, find: 'bonds', page: 3 } as const;
  expect(submissionPath(5, query)).toBe('/teach/submissions/5?status=submitted&course=7');
  expect(submissionPath(5, {})).toBe('/teach/submissions/5');
});
