import { describe, expect, test } from 'vitest';
import { decideViewer } from './course-preview.ts';

describe('a preview', () => {
  const course = { teacher_user_id: 7 };
  const admin = { userId: 1, role: 'admin', adminRole: 'owner' } as const;
  const teacher = { userId: 7, role: 'teacher' } as const;
  const other = { userId: 8, role: 'teacher' } as const;
  const student = { userId: 9, role: 'student' } as const;

  test.each([
    ['an admin', admin],
    ['its teacher', teacher],
  ])('shows the course to %s as a guest or a new learner', (_, currentUser) => {
    expect(decideViewer(course, currentUser, 'guest')).toEqual({ viewer: null, preview: 'guest' });
    expect(decideViewer(course, currentUser, 'student')).toEqual({
      viewer: { userId: 0, role: 'student' },
      preview: 'student',
    });
    expect(decideViewer(course, currentUser, undefined)).toEqual({
      viewer: currentUser,
      preview: null,
    });
  });

  test.each([
    ['a guest', null],
    ['a learner', student],
    ['another teacher', other],
  ])('changes nothing for %s', (_, currentUser) => {
    expect(decideViewer(course, currentUser, 'guest')).toEqual({
      viewer: currentUser,
      preview: null,
    });
    expect(decideViewer(course, currentUser, 'student')).toEqual({
      viewer: currentUser,
      preview: null,
    });
  });
});
