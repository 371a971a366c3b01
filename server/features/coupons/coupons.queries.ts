import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { CouponState } from '#domain/coupon.ts';
import type { Locale } from '#domain/locale.ts';
import { AppError } from '#server/lib/app-error.ts';
import { likePattern } from '#server/lib/sql/like-pattern.ts';
import type { Page } from '#server/lib/sql/page.ts';

/** Coupons `p` with their courses and owners. */
function selectCoupons(db: Db) {
  return db
    .selectFrom('coupons as p')
    .leftJoin('users as owner', 'owner.user_id', 'p.owner_user_id')
    .selectAll('p')
    .select([
      'owner.name as owner_name',
      sql<number[]>`array(select c.course_id from coupon_courses c
        where c.coupon_id = p.coupon_id order by c.course_id)`.as('course_ids'),
    ]);
}

/** A coupon as it is stored. */
export type CouponRow = Awaited<ReturnType<typeof getCoupon>>;

/** A coupon in use or, with `archived`, in either state. @throws AppError NOT_FOUND */
export function getCoupon(db: Db, couponId: number, archived = false) {
  return selectCoupons(db)
    .where('p.coupon_id', '=', couponId)
    .$if(!archived, (qb) => qb.where('p.archived_at', 'is', null))
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** A coupon by its code, also an archived one; undefined: there is none. */
export function findCouponByCode(db: Db, code: string) {
  return selectCoupons(db).where('p.code', '=', code).executeTakeFirst();
}

/** The coupon that an order uses; undefined: it uses none. */
export function findUsedCoupon(db: Db, orderId: number) {
  return db
    .selectFrom('coupon_uses as w')
    .innerJoin('coupons as p', 'p.coupon_id', 'w.coupon_id')
    .select(['p.code', 'p.percent', 'p.amount', 'p.currency'])
    .where('w.order_id', '=', orderId)
    .executeTakeFirst();
}

/** How many orders of one learner use a coupon now. */
export async function countOwnUses(db: Db, couponId: number, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('coupon_uses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The courses to which a coupon can be limited, by their title in a language. */
export function listCouponCourses(db: Db, locale: Locale) {
  const [own, other] = locale === 'zh' ? ['title_zh', 'title'] : ['title', 'title_zh'];
  return db
    .selectFrom('courses')
    .select(['course_id', 'title', 'title_zh'])
    .where('archived_at', 'is', null)
    .orderBy(sql`lower(coalesce(nullif(${sql.ref(own)}, ''), ${sql.ref(other)}))`)
    .orderBy('course_id')
    .execute();
}

/** Those of some courses that are there and not archived. */
export async function findNamedCourses(db: Db, courseIds: readonly number[]): Promise<Set<number>> {
  if (courseIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('courses')
    .select('course_id')
    .where('course_id', 'in', courseIds)
    .where('archived_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.course_id));
}

interface CouponFilter extends Page {
  search?: string | undefined;
  state?: CouponState | undefined;
  owner: 'academy' | 'learner' | 'all';
  sort: 'newest' | 'most_used' | 'ending';
}

/** The state of a coupon `p` at a moment: `couponState` for a query. */
const stateSql = (now: Date) => sql<CouponState>`(case
  when p.archived_at is not null then 'archived'
  when p.ends_at <= ${now} then 'expired'
  when p.used_count >= p.max_uses then 'used_up'
  when p.starts_at > ${now} then 'scheduled'
  else 'active' end)`;

/** One page of coupons. `ending`: what expires first, then what never does. */
export async function listCoupons(db: Db, filter: CouponFilter, now: Date) {
  const { state, owner, sort, page, limit } = filter;
  const pattern = likePattern(filter.search);
  const found = selectCoupons(db)
    .$call((qb) =>
      state === undefined
        ? qb.where('p.archived_at', 'is', null)
        : qb.where(stateSql(now), '=', state),
    )
    .$if(owner !== 'all', (qb) =>
      qb.where('p.owner_user_id', owner === 'academy' ? 'is' : 'is not', null),
    )
    .$if(pattern !== null, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb('p.code', 'ilike', pattern),
          eb('p.note', 'ilike', pattern),
          eb('owner.name', 'ilike', pattern),
        ]),
      ),
    );
  const by = ({ newest: 'p.created_at', most_used: 'p.used_count', ending: 'p.ends_at' } as const)[
    sort
  ];
  const direction = sort === 'ending' ? 'asc' : 'desc';
  const [list, { count }] = await Promise.all([
    found
      .orderBy(by, direction)
      .orderBy('p.coupon_id', direction)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom(found.as('found'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}
