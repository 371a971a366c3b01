import { expect, test } from 'vitest';
import type { CourseAccess, Viewer } from '#domain/course-access.ts';
import { decideOrdering } from './who-may-order.rules.ts';

const noon = new Date('2026-03-02T12:00:00Z');
const learner: Viewer = { userId: 1, role: 'student' };
const course: CourseAccess = {
  status: 'active',
  archived_at: null,
  points_required: 300,
  price_usd: 0,
  price_cny: 0,
  price_sgd: 39,
  price_myr: 0,
  teacher_user_id: 2,
  is_redeemed_by_user: false,
  is_begun_by_user: false,
};

test.each([
  ['is for sale', {}, learner, 'order'],
  ['is open by a grant', { is_redeemed_by_user: true }, learner, 'ALREADY_REDEEMED'],
  ['was begun while it was free', { is_begun_by_user: true }, learner, 'ALREADY_REDEEMED'],
  ['is free', { points_required: 0, price_sgd: 0 }, learner, 'ALREADY_REDEEMED'],
  ['is the caller’s own', {}, { userId: 2, role: 'teacher' }, 'ALREADY_REDEEMED'],
  ['is for points alone', { price_sgd: 0 }, learner, 'UNAVAILABLE'],
  ['is off the lists', { status: 'inactive' }, learner, 'UNAVAILABLE'],
  ['is archived', { archived_at: noon }, learner, 'UNAVAILABLE'],
] as const)('a course that %s: %o', (_, change, viewer, decision) => {
  expect(decideOrdering({ ...course, ...change }, viewer)).toBe(decision);
});
