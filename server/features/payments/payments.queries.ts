import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Currency, currencies, type PaymentMethod } from '#contract/payments.ts';
import type { Db } from '#database/open.ts';
import { Failure } from '../../kit/failure.ts';
import { likePattern } from '../../kit/like-pattern.ts';

/** Payments with their payer, their course and who recorded them. */
function selectPayments(db: Db) {
  return db
    .selectFrom('payments as p')
    .leftJoin('users as u', 'u.user_id', 'p.user_id')
    .leftJoin('courses as c', 'c.course_id', 'p.course_id')
    .leftJoin('users as r', 'r.user_id', 'p.recorded_by');
}

const shown = [
  'p.payment_id',
  'p.user_id',
  'u.name as user_name',
  'u.email as user_email',
  'p.course_id',
  'c.title as course_title',
  'c.title_zh as course_title_zh',
  'p.amount',
  'p.currency',
  'p.paid_on',
  'p.method',
  'p.note',
  'r.name as recorded_by',
  'p.created_at',
  'p.voided_at',
  'p.void_reason',
  'p.version',
] as const;

export type PaymentRow = Awaited<ReturnType<typeof getPayment>>;

/** @throws Failure NOT_FOUND */
export async function getPayment(db: Db, paymentId: number) {
  const row = await selectPayments(db)
    .select(shown)
    .where('p.payment_id', '=', paymentId)
    .executeTakeFirst();
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

export interface PaymentFilter {
  search?: string | undefined;
  currency?: Currency | undefined;
  method?: PaymentMethod | undefined;
  state: 'valid' | 'voided' | 'all';
  user_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

type PaymentTables =
  ReturnType<typeof selectPayments> extends SelectQueryBuilder<
    infer Database,
    infer Tables,
    unknown
  >
    ? ExpressionBuilder<Database, Tables>
    : never;

/** Whether a payment is one of those that are looked for. */
function isFound(eb: PaymentTables, filter: PaymentFilter) {
  const { currency, method, state, user_id: userId, from, to } = filter;
  const pattern = likePattern(filter.search);
  return eb.and([
    ...(currency === undefined ? [] : [eb('p.currency', '=', currency)]),
    ...(method === undefined ? [] : [eb('p.method', '=', method)]),
    ...(state === 'valid' ? [eb('p.voided_at', 'is', null)] : []),
    ...(state === 'voided' ? [eb('p.voided_at', 'is not', null)] : []),
    ...(userId === undefined ? [] : [eb('p.user_id', '=', userId)]),
    ...(from === undefined ? [] : [eb('p.paid_on', '>=', from)]),
    ...(to === undefined ? [] : [eb('p.paid_on', '<=', to)]),
    ...(pattern === null
      ? []
      : [
          eb.or(
            (['u.name', 'u.email', 'p.note', 'c.title', 'c.title_zh'] as const).map((column) =>
              eb(column, 'ilike', pattern),
            ),
          ),
        ]),
  ]);
}

interface ListFilter extends PaymentFilter {
  sort: 'newest' | 'oldest' | 'amount';
  page: number;
  limit: number;
}

/** One page of payments, and the sum of each currency of all that were found. */
export async function listPayments(db: Db, filter: ListFilter) {
  const found = selectPayments(db).where((eb) => isFound(eb, filter));
  const sorted = {
    newest: () => found.orderBy('p.paid_on', 'desc').orderBy('p.payment_id', 'desc'),
    oldest: () => found.orderBy('p.paid_on').orderBy('p.payment_id'),
    // Amounts of two currencies are not to be compared; each is sorted by itself.
    amount: () =>
      found.orderBy('p.currency').orderBy('p.amount', 'desc').orderBy('p.payment_id', 'desc'),
  }[filter.sort]();
  const [list, sums] = await Promise.all([
    sorted
      .select(shown)
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    found
      .select((eb) => [
        'p.currency',
        eb.fn.countAll<number>().as('found'),
        sql<number>`count(*) filter (where p.voided_at is null)`.as('count'),
        sql<number>`coalesce(sum(p.amount) filter (where p.voided_at is null), 0)`.as('amount'),
      ])
      .groupBy('p.currency')
      .execute(),
  ]);
  const totals = currencies.flatMap((currency) => {
    const sum = sums.find((row) => row.currency === currency && row.count > 0);
    return sum ? [{ currency, amount: sum.amount, count: sum.count }] : [];
  });
  return { list, totals, count: sums.reduce((sum, row) => sum + row.found, 0) };
}

/** How many payments were found, and the last of them by number. */
export async function countPayments(db: Db, filter: PaymentFilter) {
  return selectPayments(db)
    .where((eb) => isFound(eb, filter))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(max(p.payment_id), 0)`.as('last_id'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Payments by the day that they were paid on, the oldest first, in batches, up to the last
 * one that was counted: what is recorded meanwhile belongs to the next file.
 */
export async function* streamPayments(
  db: Db,
  filter: PaymentFilter,
  lastId: number,
  batchSize = 1000,
): AsyncGenerator<PaymentRow[]> {
  let after: Pick<PaymentRow, 'paid_on' | 'payment_id'> | undefined;
  do {
    const last = after;
    const rows: PaymentRow[] = await selectPayments(db)
      .select(shown)
      .where((eb) => isFound(eb, filter))
      .where('p.payment_id', '<=', lastId)
      .$if(last !== undefined, (qb) =>
        qb.where(
          sql<boolean>`(p.paid_on, p.payment_id) > (${last?.paid_on}::date, ${last?.payment_id}::integer)`,
        ),
      )
      .orderBy('p.paid_on')
      .orderBy('p.payment_id')
      .limit(batchSize)
      .execute();
    yield rows;
    after = rows.length < batchSize ? undefined : rows.at(-1);
  } while (after !== undefined);
}

export async function isUser(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function isCourse(db: Db, courseId: number): Promise<boolean> {
  const found = await db
    .selectFrom('courses')
    .select('course_id')
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many are offered at once. */
const CHOICES = 8;

/** People or courses whose name, or email, contains a text; nothing for no text. */
export async function listChoices(
  db: Db,
  { kind, search }: { kind: 'user' | 'course'; search: string },
) {
  const pattern = likePattern(search);
  if (pattern === null) return [];
  if (kind === 'user') {
    const users = await db
      .selectFrom('users')
      .select(['user_id', 'name', 'email'])
      .where('archived_at', 'is', null)
      .where((eb) => eb.or([eb('name', 'ilike', pattern), eb('email', 'ilike', pattern)]))
      .orderBy('name')
      .orderBy('user_id')
      .limit(CHOICES)
      .execute();
    return users.map((user) => ({
      id: user.user_id,
      title: user.name || user.email,
      title_zh: '',
      detail: user.name === '' ? '' : user.email,
    }));
  }
  const courses = await db
    .selectFrom('courses')
    .select(['course_id', 'title', 'title_zh'])
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('title', 'ilike', pattern), eb('title_zh', 'ilike', pattern)]))
    .orderBy('title')
    .orderBy('course_id')
    .limit(CHOICES)
    .execute();
  return courses.map(({ course_id: id, ...titles }) => ({ id, ...titles, detail: '' }));
}
