import { expect, test } from 'vitest';
import { mayOpenSubmission } from './submission-file-access.rules.ts';

test.each([
  ['its learner', 1, 'student', true],
  ['the teacher of its course', 2, 'teacher', true],
  ['another learner', 4, 'student', false],
  ['another teacher', 5, 'teacher', false],
] as const)('%s may open the file: %s %s → %s', (_who, userId, role, may) => {
  expect(mayOpenSubmission({ user_id: 1, teacher_user_id: 2 }, { userId, role })).toBe(may);
});

test('an admin may open the file who answers for the courses', () => {
  const submission = { user_id: 1, teacher_user_id: 2 };
  const admin = { userId: 3, role: 'admin' } as const;
  expect(mayOpenSubmission(submission, { ...admin, adminRole: 'content' })).toBe(true);
  expect(mayOpenSubmission(submission, { ...admin, adminRole: 'finance' })).toBe(false);
});

test('where a course has no teacher, nobody opens it as one', () => {
  const submission = { user_id: 1, teacher_user_id: null };
  expect(mayOpenSubmission(submission, { userId: 5, role: 'teacher' })).toBe(false);
});
