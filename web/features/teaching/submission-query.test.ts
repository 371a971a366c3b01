import { expect, test } from 'vitest';
import { readWorkQuery, workPath } from './submission-query.ts';

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
