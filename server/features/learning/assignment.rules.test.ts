import { expect, test } from 'vitest';
import { decideHandingIn, mayOpenWork } from './assignment.rules.ts';

test.each([
  [null, 'My plan', false, false, 'hand_in'],
  [null, '', true, false, 'hand_in'],
  [null, '', false, false, 'empty'],
  ['submitted', '', false, true, 'hand_in'],
  ['submitted', '', false, false, 'empty'],
  ['returned', 'Better', true, false, 'hand_in'],
  ['graded', 'Too late', true, true, 'graded'],
  ['graded', '', false, false, 'graded'],
] as const)(
  'after %s, text %j, new file %s, old file %s: %s',
  (status, text, hasNewFile, keepsOldFile, decision) => {
    expect(decideHandingIn({ status, text, hasNewFile, keepsOldFile })).toBe(decision);
  },
);

test.each([
  ['its learner', 1, 'student', true],
  ['the teacher of its course', 2, 'teacher', true],
  ['an admin', 3, 'admin', true],
  ['another learner', 4, 'student', false],
  ['another teacher', 5, 'teacher', false],
])('%s may open the file: %s %s → %s', (_who, userId, role, may) => {
  expect(mayOpenWork({ user_id: 1, teacher_user_id: 2 }, { userId, role })).toBe(may);
});

test('where a course has no teacher, nobody opens it as one', () => {
  const work = { user_id: 1, teacher_user_id: null };
  expect(mayOpenWork(work, { userId: 5, role: 'teacher' })).toBe(false);
});
