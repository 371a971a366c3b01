import { sql } from 'kysely';
import type { PaymentDispute } from '#contract/payment-disputes.ts';
import type { PaymentMethod, PaymentProvider, PaymentRefund } from '#contract/payments-admin.ts';
import type { Db } from '#database/open.ts';
import { type Currency, currencies } from '#domain/currencies.ts';
import { isInGroup } from '#server/features/accounts/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Page } from '#server/lib/sql/page.ts';
import { filterMatches, parseSearch, type Words } from '#server/lib/sql/text-search.ts';
import { disputedSql } from './stripe/stripe-disputes.store.ts';

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
  sql<string>`(select r.receipt_number from payment_receipts r
    where r.payment_id = p.payment_id and r.kind = 'receipt')`.as('receipt_number'),
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
  'p.provider',
  'p.note',
  'r.name as recorded_by',
  'p.created_at',
  'p.voided_at',
  'p.void_reason',
  'p.refunded',
  sql<PaymentRefund[]>`coalesce((
    select jsonb_agg(jsonb_build_object(
      'refund_id', f.refund_id, 'receipt_number', n.receipt_number, 'amount', f.amount, 'refunded_on', f.refunded_on,
      'reason', f.reason, 'ends_access', f.ends_access, 'stripe_state', s.state, 'refunded_by', b.name,
      'created_at', f.created_at) order by f.refund_id)
    from payment_refunds f
    join payment_receipts n on n.refund_id = f.refund_id
    left join users b on b.user_id = f.refunded_by
    left join stripe_refunds s on s.refund_id = f.refund_id
    where f.payment_id = p.payment_id), '[]')`.as('refunds'),
  sql<PaymentDispute[]>`coalesce((
    select jsonb_agg(jsonb_build_object('dispute_id', d.dispute_id, 'amount', d.amount,
      'reason', d.reason, 'dispute_state', d.state, 'due_at', d.due_at, 'opened_at', d.opened_at,
      'withdrawn_on', d.withdrawn_on, 'returned_on', d.returned_on,
      'access_decision', d.access_decision) order by d.dispute_id)
    from stripe_disputes d where d.payment_id = p.payment_id), '[]')`.as('disputes'),
  disputedSql('p.payment_id').as('disputed'),
  'p.version',
  sql<boolean>`exists (select from stripe_payments s where s.payment_id = p.payment_id)`.as(
    'refunds_by_stripe',
  ),
  sql<boolean>`exists (select from course_grants g
    where g.payment_id = p.payment_id and g.revoked_at is null)`.as('opens_course'),
] as const;

export type PaymentRow = Awaited<ReturnType<typeof getPayment>>;

/** @throws AppError NOT_FOUND */
export async function getPayment(db: Db, paymentId: number) {
  const row = await selectPayments(db)
    .select(shown)
    .where('p.payment_id', '=', paymentId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export interface PaymentFilter {
  search?: string | undefined;
  currency?: Currency | undefined;
  method?: PaymentMethod | undefined;
  provider?: PaymentProvider | undefined;
  state: 'valid' | 'refunded' | 'disputed' | 'voided' | 'all';
  user_id?: number | undefined;
  group_id?: number | undefined;
  payment_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The same in a sum of many payments `p`, few of which were ever disputed. */
const disputedOfPayment = sql<number>`case
  when p.payment_id in (select payment_id from stripe_disputes)
  then ${disputedSql('p.payment_id')} else 0 end`;

/** The payments that match a search; null: no search. */
const filterBySearch = (db: Db, search: string | undefined) =>
  parseSearch(
    db,
    search,
    [
      { table: 'users', column: 'p.user_id', as: 'payer_found' },
      { table: 'courses', column: 'p.course_id', as: 'course_found' },
    ],
    (pattern) => sql<boolean>`(p.note <> '' and lower(normalize(p.note, nfkc)) like ${pattern})`,
  );

/** The payments that match a filter; nothing is joined to them. */
function selectFound(db: Db, filter: PaymentFilter, words: Words | null) {
  const {
    currency,
    method,
    provider,
    state,
    user_id: userId,
    group_id: groupId,
    payment_id: id,
    from,
    to,
  } = filter;
  return db
    .selectFrom('payments as p')
    .$if(currency !== undefined, (qb) => qb.where('p.currency', '=', currency ?? 'USD'))
    .$if(method !== undefined, (qb) => qb.where('p.method', '=', method ?? 'other'))
    .$if(provider !== undefined, (qb) => qb.where('p.provider', '=', provider ?? 'manual'))
    .$if(state === 'refunded', (qb) => qb.where('p.refunded', '>', 0))
    .$if(state === 'disputed', (qb) =>
      qb.where(
        sql<boolean>`exists (select from stripe_disputes d where d.payment_id = p.payment_id)`,
      ),
    )
    .$if(state === 'valid', (qb) => qb.where('p.voided_at', 'is', null))
    .$if(state === 'voided', (qb) => qb.where('p.voided_at', 'is not', null))
    .$if(userId !== undefined, (qb) => qb.where('p.user_id', '=', userId ?? 0))
    .$if(groupId !== undefined, (qb) => qb.where(isInGroup('p.user_id', groupId ?? 0)))
    .$if(id !== undefined, (qb) => qb.where('p.payment_id', '=', id ?? 0))
    .$if(from !== undefined, (qb) => qb.where('p.paid_on', '>=', from ?? ''))
    .$if(to !== undefined, (qb) => qb.where('p.paid_on', '<=', to ?? ''))
    .$call((qb) => filterMatches(qb, words));
}

/** Some payments in the order of their ids as given. */
async function findPayments(db: Db, ids: readonly number[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectPayments(db).select(shown).where('p.payment_id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.payment_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface ListFilter extends PaymentFilter, Page {
  sort: 'newest' | 'oldest' | 'amount';
}

/** One page of payments, and the sum of each currency of all that match. */
export async function listPayments(db: Db, filter: ListFilter) {
  const found = selectFound(db, filter, await filterBySearch(db, filter.search));
  const sorted = {
    newest: () => found.orderBy('p.paid_on', 'desc').orderBy('p.payment_id', 'desc'),
    oldest: () => found.orderBy('p.paid_on').orderBy('p.payment_id'),
    // Amounts of two currencies cannot be compared; each currency is sorted by itself.
    amount: () =>
      found.orderBy('p.currency').orderBy('p.amount', 'desc').orderBy('p.payment_id', 'desc'),
  }[filter.sort]();
  const [page, sums] = await Promise.all([
    sorted
      .select('p.payment_id')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    found
      .select((eb) => [
        'p.currency',
        eb.fn.countAll<number>().as('found'),
        sql<number>`count(*) filter (where p.voided_at is null)`.as('count'),
        sql<number>`coalesce(sum(p.amount) filter (where p.voided_at is null), 0)`.as('amount'),
        // A void payment has no refunds.
        sql<number>`coalesce(sum(p.refunded), 0)`.as('refunded'),
        sql<number>`coalesce(sum(${disputedOfPayment}), 0)`.as('disputed'),
        // Subtracted as exact decimals by the database; numbers of JavaScript would be rounded.
        sql<number>`coalesce(sum(p.amount - p.refunded - ${disputedOfPayment}) filter (where p.voided_at is null), 0)`.as(
          'net',
        ),
      ])
      .groupBy('p.currency')
      .execute(),
  ]);
  const list = await findPayments(
    db,
    page.map((row) => row.payment_id),
  );
  const totals = currencies.flatMap((currency) => {
    const sum = sums.find((row) => row.currency === currency && row.count > 0);
    if (sum === undefined) return [];
    const { found: _found, ...shownSum } = sum;
    return [{ ...shownSum, currency }];
  });
  return { list, totals, count: sums.reduce((sum, row) => sum + row.found, 0) };
}

/** How many payments match, and the highest id among them. */
export async function countPayments(db: Db, filter: PaymentFilter) {
  return selectFound(db, filter, await filterBySearch(db, filter.search))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(max(p.payment_id), 0)`.as('last_id'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Payments by the day of payment, the oldest first, in batches, up to the given id: what is
 * recorded meanwhile belongs to the next file.
 */
export async function* streamPayments(
  db: Db,
  filter: PaymentFilter,
  lastId: number,
  batchSize = 1000,
): AsyncGenerator<PaymentRow[]> {
  const words = await filterBySearch(db, filter.search);
  let after: Pick<PaymentRow, 'paid_on' | 'payment_id'> | undefined;
  do {
    const last = after;
    const page: { payment_id: number }[] = await selectFound(db, filter, words)
      .select('p.payment_id')
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
    const rows = await findPayments(
      db,
      page.map((row) => row.payment_id),
    );
    yield rows;
    after = rows.length < batchSize ? undefined : rows.at(-1);
  } while (after !== undefined);
}
