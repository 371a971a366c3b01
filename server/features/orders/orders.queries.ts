import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Currency } from '#domain/currencies.ts';
import type { DisputeState } from '#domain/dispute-states.ts';
import type { OrderMethod, OrderStatus } from '#domain/order-methods.ts';
import { isInGroup } from '#server/features/accounts/index.ts';
import { isBegunSql, isFreeCourseSql, isGrantedSql } from '#server/features/courses/index.ts';
import { disputedSql } from '#server/features/payments/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Page } from '#server/lib/sql/page.ts';
import { filterMatches, parseSearch } from '#server/lib/sql/text-search.ts';
import { isSettlingSql } from './stripe/is-settling.sql.ts';

/**
 * Whether the course of an order `o` is open to its learner by something else: nothing is to be paid
 * for it. Of a paid order: whether it was open before the payment, and would be without it.
 * @param now a grant may end
 */
const isCourseOpenSql = (now: Date) => sql<boolean>`(case
  when o.status in ('pending', 'expired') then ${isFreeCourseSql('c')}
    or ${isGrantedSql('c', sql<number>`o.user_id`, now)}
    or ${isBegunSql('c', sql<number>`o.user_id`)}
  when o.status in ('paid', 'partly_refunded') then exists (
    select from course_grants own
    join course_grants earlier on earlier.user_id = own.user_id
      and earlier.course_id = own.course_id and earlier.grant_id < own.grant_id
    where own.payment_id = o.payment_id and earlier.revoked_at is null
      and (earlier.until is null or earlier.until > ${now}))
  else false end)`;

/** Whether a course is open to a learner, by whatever means. */
export async function isOpenTo(
  db: Db,
  { userId, courseId }: { userId: number; courseId: number },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('courses as c')
    .select(
      sql<boolean>`(${isFreeCourseSql('c')} or ${isGrantedSql('c', userId, now)}
        or ${isBegunSql('c', userId)})`.as('is_open'),
    )
    .where('c.course_id', '=', courseId)
    .executeTakeFirst();
  return row?.is_open ?? false;
}

/** What an order asked for by an earlier reference. */
export interface EarlierTerms {
  reference: string;
  method: OrderMethod;
  currency: Currency;
  amount: number;
}

/** Orders with their course, their learner, their coupon and who decided. */
function selectOrders(db: Db, now: Date) {
  return db
    .selectFrom('orders as o')
    .innerJoin('courses as c', 'c.course_id', 'o.course_id')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .leftJoin('users as d', 'd.user_id', 'o.decided_by')
    .leftJoin('coupon_uses as w', 'w.order_id', 'o.order_id')
    .leftJoin('coupons as p', 'p.coupon_id', 'w.coupon_id')
    .leftJoin('payments as y', 'y.payment_id', 'o.payment_id')
    .selectAll('o')
    .select([
      'c.title as course_title',
      'c.title_zh as course_title_zh',
      'u.name as user_name',
      'u.email as user_email',
      'u.email_verified_at as user_email_verified_at',
      'u.language_preference as user_language',
      'u.is_active as user_is_active',
      'u.archived_at as user_archived_at',
      'd.name as decider_name',
      'p.code as coupon_code',
      'y.refunded',
      disputedSql('o.payment_id').as('disputed'),
      sql<DisputeState | null>`(select d.state from stripe_disputes d
        where d.payment_id = o.payment_id order by d.dispute_id desc limit 1)`.as('dispute_state'),
      sql<boolean>`exists (select from stripe_payments s where s.payment_id = o.payment_id)`.as(
        'refunds_by_stripe',
      ),
      isSettlingSql('o.order_id').as('is_settling'),
      isCourseOpenSql(now).as('course_is_open'),
      sql<EarlierTerms[]>`(select coalesce(jsonb_agg(jsonb_build_object('reference', t.reference,
          'method', t.method, 'currency', t.currency, 'amount', t.amount)
          order by t.replaced_at desc, t.reference), '[]')
        from replaced_order_terms t
        where t.order_id = o.order_id and t.reference <> o.reference)`.as('earlier_terms'),
      sql<boolean>`exists (select from course_grants g
        where g.payment_id = o.payment_id and g.revoked_at is null)`.as('opens_course'),
    ]);
}

export type OrderRow = Awaited<ReturnType<typeof getOrder>>;

/** @throws AppError NOT_FOUND */
export function getOrder(db: Db, orderId: number, now: Date) {
  return selectOrders(db, now)
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** @throws AppError NOT_FOUND, also where it is somebody else's */
export async function getOwnOrder(
  db: Db,
  orderId: number,
  { userId, now }: { userId: number; now: Date },
): Promise<OrderRow> {
  const order = await getOrder(db, orderId, now);
  if (order.user_id !== userId) throw new AppError('NOT_FOUND');
  return order;
}

/** With which lesson a course begins; null: it has none. */
export async function findFirstLesson(db: Db, courseId: number): Promise<number | null> {
  const row = await db
    .selectFrom('contents')
    .select('content_id')
    .where('course_id', '=', courseId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.content_id ?? null;
}

/** One page of a learner's orders, the newest first. */
export async function listOwnOrders(
  db: Db,
  { userId, now }: { userId: number; now: Date },
  { page, limit }: Page,
) {
  const [list, { count }] = await Promise.all([
    selectOrders(db, now)
      .where('o.user_id', '=', userId)
      .orderBy('o.order_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

interface OrderFilter extends Page {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  method?: OrderMethod | undefined;
  currency?: Currency | undefined;
  receipt?: boolean | undefined;
  to_check?: boolean | undefined;
  order_id?: number | undefined;
  coupon_id?: number | undefined;
  group_id?: number | undefined;
  sort: 'newest' | 'oldest';
}

/** The status of an order `o` at a moment: `statusNow` for a query. */
const statusSql = (now: Date) => sql<OrderStatus>`(case
  when o.status = 'pending' and o.expires_at <= ${now} and not ${isSettlingSql('o.order_id')}
  then 'expired' else o.status end)`;

/** One page of all orders that match. */
export async function listOrders(db: Db, filter: OrderFilter, now: Date) {
  const {
    status,
    method,
    currency,
    receipt,
    to_check: isToCheck,
    order_id: id,
    coupon_id: couponId,
    group_id: groupId,
    sort,
    page,
    limit,
  } = filter;
  const words = await parseSearch(
    db,
    filter.search,
    [
      { table: 'users', column: 'o.user_id', as: 'learner_found' },
      { table: 'courses', column: 'o.course_id', as: 'course_found' },
    ],
    (pattern) =>
      sql<boolean>`(o.order_number like upper(${pattern}) or o.reference like upper(${pattern})
        or o.order_id in (select t.order_id from replaced_order_terms t
          where t.reference like upper(${pattern}))
        or o.order_id in (select w.order_id from coupon_uses w join coupons p using (coupon_id)
          where lower(p.code) like ${pattern}))`,
  );
  const found = db
    .selectFrom('orders as o')
    .$if(status !== undefined, (qb) =>
      qb
        // Found by index; only a pending order may have expired since its status was stored.
        .where(
          'o.status',
          'in',
          status === 'expired' ? ['expired', 'pending'] : [status ?? 'pending'],
        )
        .$if(status === 'expired' || status === 'pending', (some) =>
          some.where(statusSql(now), '=', status ?? 'pending'),
        ),
    )
    .$if(method !== undefined, (qb) => qb.where('o.method', '=', method ?? 'stripe'))
    .$if(currency !== undefined, (qb) => qb.where('o.currency', '=', currency ?? 'SGD'))
    .$if(receipt !== undefined, (qb) =>
      qb.where('o.receipt_file_id', receipt === true ? 'is not' : 'is', null),
    )
    .$if(isToCheck === true, (qb) =>
      qb.where('o.receipt_file_id', 'is not', null).where('o.status', 'in', ['pending', 'expired']),
    )
    .$if(id !== undefined, (qb) => qb.where('o.order_id', '=', id ?? 0))
    .$if(groupId !== undefined, (qb) => qb.where(isInGroup('o.user_id', groupId ?? 0)))
    .$if(couponId !== undefined, (qb) =>
      qb.where((eb) =>
        eb(
          'o.order_id',
          'in',
          eb
            .selectFrom('coupon_uses')
            .select('order_id')
            .where('coupon_id', '=', couponId ?? 0),
        ),
      ),
    )
    .$call((qb) => filterMatches(qb, words));
  const [ids, { count }] = await Promise.all([
    found
      .select('o.order_id')
      .orderBy('o.order_id', sort === 'newest' ? 'desc' : 'asc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const wanted = ids.map((row) => row.order_id);
  const rows =
    wanted.length === 0
      ? []
      : await selectOrders(db, now).where('o.order_id', 'in', wanted).execute();
  const byId = new Map(rows.map((row) => [row.order_id, row]));
  return { list: wanted.flatMap((orderId) => byId.get(orderId) ?? []), count };
}
