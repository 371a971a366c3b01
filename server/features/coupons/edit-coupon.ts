import type { z } from 'zod';
import type { AdminCoupon, couponCreateBody, couponPatchBody } from '#contract/coupons-admin.ts';
import type { Tx } from '#database/open.ts';
import { hasOneValue } from '#domain/coupon.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import {
  archiveRecord,
  changeRecord,
  createRecord,
  type RecordKind,
} from '#server/features/audit/index.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { newCouponCode } from './coupon-code.ts';
import { findNamedCourses, getCoupon } from './coupons.queries.ts';
import { insertCoupon, lockCoupon, setCouponCourses, updateCoupon } from './coupons.store.ts';
import { presentCoupon } from './present-coupon.ts';

const couponRecord = (now: Date, archived = false): RecordKind<number, AdminCoupon> => ({
  entity: 'coupon',
  lock: (tx, id) => lockCoupon(tx, id, archived),
  get: async (tx, id) => presentCoupon(await getCoupon(tx, id, true), now),
});

/** @throws AppError NOT_FOUND where one of the courses is not there, or archived */
async function assertCourses(tx: Tx, courseIds: readonly number[]): Promise<void> {
  const found = await findNamedCourses(tx, courseIds);
  if (courseIds.every((id) => found.has(id))) return;
  throw fieldError('NOT_FOUND', 'course_ids', 'messages.coupons.noSuchCourse');
}

/** @throws AppError FORBIDDEN for a coupon that is the admin's own */
async function assertNotOwn(tx: Tx, couponId: number, { userId: actorUserId }: CurrentUser) {
  const { owner_user_id: ownerUserId } = await getCoupon(tx, couponId, true);
  return assertMayDecideAbout(tx, { what: 'coupon', ownerUserId, actorUserId });
}

/** An end in the past would make the coupon useless: it is taken for a mistake. */
function assertFutureEnd(end: string | null | undefined, now: Date): void {
  if (typeof end !== 'string' || new Date(end) > now) return;
  throw fieldError('VALIDATION_FAILED', 'ends_at', 'messages.coupons.past');
}

/**
 * Adds a coupon; without a code of the admin's choice it is generated.
 * @throws AppError ALREADY_EXISTS, also where the code was archived; NOT_FOUND for a course;
 *   VALIDATION_FAILED for an end in the past
 */
export function createCoupon(
  dependencies: Dependencies,
  admin: CurrentUser,
  { course_ids: courseIds, ...body }: z.output<typeof couponCreateBody>,
): Promise<AdminCoupon> {
  const now = dependencies.now();
  return createRecord(dependencies, admin, couponRecord(now), async (tx, at) => {
    assertFutureEnd(body.ends_at, now);
    await assertCourses(tx, courseIds);
    const code = body.code || newCouponCode();
    const couponId = await insertCoupon(tx, { ...body, code }, at);
    if (couponId === null) {
      const message = { key: 'messages.coupons.taken', params: { code } } as const;
      throw fieldError('ALREADY_EXISTS', 'code', message);
    }
    await setCouponCourses(tx, couponId, courseIds);
    return couponId;
  });
}

type CouponChange = Omit<z.output<typeof couponPatchBody>, 'version'>;

/** @throws AppError VALIDATION_FAILED where a changed coupon would contradict itself */
function assertWhole(before: AdminCoupon, change: CouponChange, now: Date): void {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const after = { ...before, ...Object.fromEntries(given) } as AdminCoupon;
  if (!hasOneValue(after)) {
    throw fieldError('VALIDATION_FAILED', 'percent', 'validation.coupon_value');
  }
  const { starts_at: start, ends_at: end } = after;
  if (start !== null && end !== null && new Date(start) >= new Date(end)) {
    throw fieldError('VALIDATION_FAILED', 'ends_at', 'validation.coupon_period');
  }
  // A form sends back the end unchanged, which may have passed meanwhile.
  const isSameEnd = end !== null && new Date(end).toISOString() === before.ends_at;
  if (!isSameEnd) assertFutureEnd(end, now);
  if (after.max_uses !== null && after.max_uses < before.used_count) {
    const params = { count: before.used_count };
    throw fieldError('VALIDATION_FAILED', 'max_uses', { key: 'messages.coupons.usedMore', params });
  }
}

/**
 * Changes the value or the limits of a coupon; orders that use it keep their price.
 * @throws AppError NOT_FOUND, STALE_VERSION; FORBIDDEN for an own one; VALIDATION_FAILED where it would contradict itself
 */
export function changeCoupon(
  dependencies: Dependencies,
  admin: CurrentUser,
  id: number,
  { version, ...change }: z.output<typeof couponPatchBody>,
): Promise<AdminCoupon> {
  const now = dependencies.now();
  return changeRecord(dependencies, admin, couponRecord(now), id, version, async (tx, before) => {
    await assertNotOwn(tx, id, admin);
    assertWhole(before, change, now);
    const { course_ids: courseIds, ...fields } = change;
    if (courseIds !== undefined) {
      // A course that it names already may have been archived meanwhile.
      const added = courseIds.filter((courseId) => !before.course_ids.includes(courseId));
      await assertCourses(tx, added);
      await setCouponCourses(tx, id, courseIds);
    }
    await updateCoupon(tx, id, fields);
  });
}

/** Archives a coupon; orders keep their price. @throws AppError NOT_FOUND; FORBIDDEN for an own one */
export function archiveCoupon(
  dependencies: Dependencies,
  admin: CurrentUser,
  id: number,
): Promise<void> {
  return archiveRecord(
    dependencies,
    admin,
    couponRecord(dependencies.now()),
    id,
    async (tx, at) => {
      await assertNotOwn(tx, id, admin);
      await updateCoupon(tx, id, { archived_at: at });
    },
  );
}

/** Restores an archived coupon. @throws AppError NOT_FOUND; FORBIDDEN for an own one */
export async function restoreCoupon(
  dependencies: Dependencies,
  admin: CurrentUser,
  id: number,
): Promise<AdminCoupon> {
  const now = dependencies.now();
  const archived = couponRecord(now, true);
  const write = async (tx: Tx) => {
    await assertNotOwn(tx, id, admin);
    await updateCoupon(tx, id, { archived_at: null });
  };
  await archiveRecord(dependencies, admin, archived, id, write, 'restore');
  return presentCoupon(await getCoupon(dependencies.database.db, id), now);
}
