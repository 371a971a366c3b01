import { expect, test } from 'vitest';
import { decideHandingIn, mayOpenSubmission } from './assignment.rules.ts';

test.each([
  [null, 'My plan', false, false, 'optional', 'hand_in'],
  [null, '', true, false, 'optional', 'hand_in'],
  [null, '', false, false, 'optional', 'empty'],
  ['submitted', '', false, true, 'optional', 'hand_in'],
  ['submitted', '', false, false, 'optional', 'empty'],
  ['returned', 'Better', true, false, 'optional', 'hand_in'],
  ['graded', 'Too late', true, true, 'optional', 'graded'],
  ['graded', '', false, false, 'optional', 'graded'],
  [null, 'My plan', false, false, 'required', 'needs_file'],
  [null, '', true, false, 'required', 'hand_in'],
  ['returned', 'Better', false, true, 'required', 'hand_in'],
  ['graded', '', false, false, 'required', 'graded'],
  [null, 'My plan', false, false, 'none', 'hand_in'],
  [null, 'My plan', true, false, 'none', 'takes_no_file'],
  ['submitted', 'Better', false, true, 'none', 'hand_in'],
  [null, '', false, false, 'none', 'empty'],
] as const)(
  'after %s, text %j, new file %s, old file %s, a file being %s: %s',
  (status, text, hasNewFile, reusesPreviousFile, file, decision) => {
    expect(decideHandingIn({ status, text, hasNewFile, reusesPreviousFile, file })).toBe(decision);
  },
);

test.each([
  ['its learner', 1, 'student', true],
  ['the teacher of its course', 2, 'teacher', true],
  ['another learner', 4, 'student', false],
  ['another teacher', 5, 'teacher', false],
] as const)('%s may open the file: %s %s → %s', (_who, userId, role, may) => {
  expect(mayOpenSubmission({ user_id: 1, teacher_user_id: 2 }, { userId, role })).toBe(may);
});

test('an admin may open the file who answers for the courses', () => {
  const work = { user_id: 1, teacher_user_id: 2 };
  const admin = { userId: 3, role: 'admin' } as const;
  expect(mayOpenSubmission(work, { ...admin, adminRole: 'content' })).toBe(true);
  expect(mayOpenSubmission(work, { ...admin, adminRole: 'finance' })).toBe(false);
});

test('where a course has no teacher, nobody opens it as one', () => {
  const work = { user_id: 1, teacher_user_id: null };
  expect(mayOpenSubmission(work, { userId: 5, role: 'teacher' })).toBe(false);
});
