import type { z } from 'zod';
import type { couponCreateBody } from '#contract/coupons-admin.ts';
import type { Tx } from '#database/open.ts';
import { findCouponByCode } from './coupons.queries.ts';

/** Locks a coupon until the transaction ends: one in use, or an archived one. */
export async function lockCoupon(tx: Tx, couponId: number, archived = false): Promise<boolean> {
  const row = await tx
    .selectFrom('coupons')
    .select('coupon_id')
    .where('coupon_id', '=', couponId)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a coupon by its code, so that its uses come one after the other; undefined: none. */
export async function lockCouponByCode(tx: Tx, code: string) {
  const locked = await tx
    .selectFrom('coupons')
    .select('coupon_id')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  // Read after the lock, as its last user has left it.
  return locked && findCouponByCode(tx, code);
}

/** Notes that an order uses a coupon; the database refuses what the coupon does not allow. */
export async function insertCouponUse(
  tx: Tx,
  use: { orderId: number; couponId: number; userId: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('coupon_uses')
    .values({
      order_id: use.orderId,
      coupon_id: use.couponId,
      user_id: use.userId,
      used_at: use.now,
    })
    .execute();
}

type CouponFields = Omit<z.output<typeof couponCreateBody>, 'course_ids'>;

/** Writes a coupon. @returns its id; null where the code is taken, also by an archived one */
export async function insertCoupon(
  tx: Tx,
  coupon: CouponFields & { owner_user_id?: number; redemption_id?: number },
  now: Date,
): Promise<number | null> {
  const row = await tx
    .insertInto('coupons')
    .values({ ...coupon, created_at: now })
    .onConflict((oc) => oc.column('code').doNothing())
    .returning('coupon_id')
    .executeTakeFirst();
  return row?.coupon_id ?? null;
}

/** @param change what is undefined in it stays as it is */
export async function updateCoupon(
  tx: Tx,
  couponId: number,
  change: { [Field in keyof Omit<CouponFields, 'code'>]?: CouponFields[Field] | undefined } & {
    archived_at?: Date | null;
  },
): Promise<void> {
  await tx
    .updateTable('coupons')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('coupon_id', '=', couponId)
    .execute();
}

/** Sets for which courses a coupon is. */
export async function setCouponCourses(
  tx: Tx,
  couponId: number,
  courseIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('coupon_courses').where('coupon_id', '=', couponId).execute();
  const rows = [...new Set(courseIds)].map((course_id) => ({ coupon_id: couponId, course_id }));
  if (rows.length > 0) await tx.insertInto('coupon_courses').values(rows).execute();
}
