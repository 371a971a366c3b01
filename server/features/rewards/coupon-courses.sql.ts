import { type RawBuilder, sql } from 'kysely';

/** A course for which a coupon is, as it is shown. */
interface CouponCourse {
  course_id: number;
  title: string;
  title_zh: string;
}

/** The listed courses of some, for a query; null: there are none at all, which means every course. */
const listedOf = (courseIds: RawBuilder<unknown>) => sql<CouponCourse[] | null>`(
  select case when count(*) > 0 then coalesce(
    jsonb_agg(
      jsonb_build_object('course_id', c.course_id, 'title', c.title, 'title_zh', c.title_zh)
      order by c.course_id
    ) filter (where c.status = 'active' and c.archived_at is null), '[]') end
  from courses as c where c.course_id in (${courseIds}))`;

/** The courses for which the coupons of `rewards` are, for a query. */
export const rewardCouponCourses = listedOf(sql`
  select named.course_id from reward_courses as named
  where named.reward_id = rewards.reward_id and rewards.coupon_days is not null`);

/**
 * Those of a request `redemption`: of its coupon in `coupons`, which an admin may have changed, or
 * those that were asked for until it is made.
 */
export const requestCouponCourses = listedOf(sql`
  select asked.course_id from redemption_coupon_courses as asked
  where asked.redemption_id = redemption.redemption_id and coupons.coupon_id is null
  union all
  select made.course_id from coupon_courses as made where made.coupon_id = coupons.coupon_id`);
