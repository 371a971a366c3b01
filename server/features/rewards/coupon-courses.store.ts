import { sql } from 'kysely';
import type { Tx } from '#database/open.ts';

/** Copies the courses of a discount to a request for its coupon. The reward is locked. */
export async function copyCouponCourses(
  tx: Tx,
  redemptionId: number,
  rewardId: number,
): Promise<void> {
  await tx
    .insertInto('redemption_coupon_courses')
    .columns(['redemption_id', 'course_id'])
    .expression((eb) =>
      eb
        .selectFrom('reward_courses')
        .select([sql<number>`${redemptionId}::integer`.as('redemption_id'), 'course_id'])
        .where('reward_id', '=', rewardId)
        .where('course_id', 'is not', null)
        .$narrowType<{ course_id: number }>(),
    )
    .execute();
}

/** The courses that the coupon of a request will be for; none: all. */
export async function listCouponCourseIds(tx: Tx, redemptionId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('redemption_coupon_courses')
    .select('course_id')
    .where('redemption_id', '=', redemptionId)
    .execute();
  return rows.map((row) => row.course_id);
}
