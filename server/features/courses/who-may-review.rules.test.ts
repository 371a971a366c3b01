import { describe, expect, test } from 'vitest';
import type { Viewer } from '#domain/course-access.ts';
import { canReview } from './who-may-review.rules.ts';

const guest: Viewer = null;
const learner: Viewer = { userId: 1, role: 'student' };
const teacher: Viewer = { userId: 2, role: 'teacher' };
const otherTeacher: Viewer = { userId: 3, role: 'teacher' };

describe('a review may be written', () => {
  const known = { teacher_user_id: 2, is_read_by_user: true, has_completed_content: false };
  const unknown = { ...known, is_read_by_user: false };
  test.each<[string, Parameters<typeof canReview>[0], Viewer, boolean]>([
    ['by who read the course', known, learner, true],
    ['by who completed some of it', { ...unknown, has_completed_content: true }, learner, true],
    ['not by who did neither', unknown, learner, false],
    ['not by a guest', known, guest, false],
    ['not by its own teacher', known, teacher, false],
    ['by another teacher', known, otherTeacher, true],
  ])('%s', (_, course, viewer, may) => {
    expect(canReview(course, viewer)).toBe(may);
  });
});
