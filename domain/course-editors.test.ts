import { expect, test } from 'vitest';
import { canEditCourse } from './course-editors.ts';

test.each([
  ['an admin', { userId: 4, role: 'admin', adminRole: 'owner' }, true],
  ['its teacher', { userId: 2, role: 'teacher' }, true],
  ['another teacher', { userId: 3, role: 'teacher' }, false],
  ['a learner', { userId: 1, role: 'student' }, false],
  ['its former teacher, a learner now', { userId: 2, role: 'student' }, false],
] as const)('%s may edit the course: %o → %s', (_, currentUser, may) => {
  expect(canEditCourse({ teacher_user_id: 2 }, currentUser)).toBe(may);
  expect(canEditCourse({ teacher_user_id: null }, currentUser)).toBe(currentUser.role === 'admin');
});
