import type { CourseAccess } from './course-access.ts';

/** Courses for tests of access. */

/** For points and for money; nobody has redeemed or begun it. */
export const premium: CourseAccess = {
  status: 'active',
  archived_at: null,
  points_required: 300,
  price_usd: 29,
  price_cny: 199,
  price_sgd: 39,
  price_myr: 119,
  teacher_user_id: 2,
  is_redeemed_by_user: false,
  is_begun_by_user: false,
};

/** Sold for no money. */
export const unsold = { price_usd: 0, price_cny: 0, price_sgd: 0, price_myr: 0 };
export const free: CourseAccess = { ...premium, ...unsold, points_required: 0 };
export const redeemedCourse: CourseAccess = { ...premium, is_redeemed_by_user: true };
export const begunCourse: CourseAccess = { ...premium, is_begun_by_user: true };
