import { type RawBuilder, sql } from 'kysely';
import type { EarningKind, PointKind } from '#contract/points.ts';
import type { LedgerFlow } from '#contract/points-economy-admin.ts';
import { foldText } from '#contract/text.ts';
import type { Db } from '#database/open.ts';
import { countRows, findStored } from '#server/features/daily-figures/index.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import type { Page } from '#server/lib/sql/page.ts';
import { filterMatches, parseSearch, type Words } from '#server/lib/sql/text-search.ts';
import { type EntryPeriod, isWithin, selectDescribedEntries } from '../ledger/history.queries.ts';
import type { AcademyAccount } from './economy.rules.ts';

/** The filter of ledger entries; days are the academy's. */
export interface LedgerFilter {
  kind?: PointKind | undefined;
  flow?: LedgerFlow | undefined;
  user_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sign?: 'plus' | 'minus' | undefined;
  search?: string | undefined;
}

/**
 * The academy's own accounts; there are four. Read before the entries: within a condition the
 * planner assumes any account, and does not use the index of the order.
 */
const academyAccounts = sql`any (array(
  select account_id from point_accounts where user_id is null))`;

/**
 * Whether an entry added to the available points of its learner, or took from them; decided without
 * reading the accounts of learners, of which there are very many. Only holds and their releases
 * move points between a learner's own accounts.
 */
const hasSign = {
  plus: sql<boolean>`(entry.from_account_id = ${academyAccounts}
    or entry.kind = 'redemption_refund')`,
  minus: sql<boolean>`(entry.resolves_point_id is null and (
    entry.to_account_id = ${academyAccounts} or entry.kind = 'reward_redemption'))`,
};

/** Some of the academy's own accounts. */
const accounts = (...kinds: readonly AcademyAccount[]) =>
  sql`any (array(
    select account_id from point_accounts where user_id is null and kind in (${sql.join(kinds)})))`;

/** A correction moves points in the opposite direction, and counts below zero. */
const flowsFrom = (...kinds: readonly AcademyAccount[]) =>
  sql<boolean>`(case when entry.kind = 'reversal' then entry.to_account_id
    else entry.from_account_id end = ${accounts(...kinds)})`;
const flowsTo = (...kinds: readonly AcademyAccount[]) =>
  sql<boolean>`(case when entry.kind = 'reversal' then entry.from_account_id
    else entry.to_account_id end = ${accounts(...kinds)})`;
const lessCorrections = sql<number>`case when entry.kind = 'reversal' then -entry.amount
  else entry.amount end`;

/** The entries of a figure of the economy, and how much each adds to it. */
const flows: Record<LedgerFlow, { isPart: RawBuilder<boolean>; points: RawBuilder<number> }> = {
  earned: { isPart: flowsFrom('issued', 'adjusted'), points: lessCorrections },
  spent: { isPart: flowsTo('spent'), points: lessCorrections },
  expired: { isPart: flowsTo('expired'), points: lessCorrections },
  taken: { isPart: flowsTo('adjusted'), points: lessCorrections },
  circulation: {
    isPart: sql<boolean>`(entry.from_account_id = ${academyAccounts}
      or entry.to_account_id = ${academyAccounts})`,
    points: sql<number>`case when entry.from_account_id = ${academyAccounts} then entry.amount
      else -entry.amount end`,
  },
  held: {
    isPart: sql<boolean>`(entry.kind = 'reward_redemption' and entry.resolves_point_id is null
      and not exists (
        select from point_entries answer where answer.resolves_point_id = entry.point_id))`,
    points: sql<number>`entry.amount`,
  },
  expiring: {
    isPart: sql<boolean>`(lot.remaining > 0 and lot.expires_at is not null)`,
    points: sql<number>`lot.remaining`,
  },
  lasting: {
    isPart: sql<boolean>`(lot.remaining > 0 and lot.expires_at is null)`,
    points: sql<number>`lot.remaining`,
  },
};

/** The sum of what entries added to available points. */
const change = sql<number>`case when ${hasSign.plus} then entry.amount
  when ${hasSign.minus} then -entry.amount else 0 end`;

/** Of the kind, with the corrections of that kind where it is a flow. */
const isOfKind = (kind: PointKind, flow: LedgerFlow | undefined) =>
  flow === undefined || kind === 'reversal'
    ? sql<boolean>`entry.kind = ${kind}`
    : sql<boolean>`(entry.kind in (${kind}, 'reversal') and (entry.kind = ${kind} or exists (
        select from point_entries original
        where original.point_id = entry.reverses_point_id and original.kind = ${kind})))`;

/** `#12`: the id of an entry; else 0, which is no id. */
function numberIn(search = ''): number {
  return Number(/^#(\d{1,9})$/.exec(foldText(search).trim())?.[1] ?? 0);
}

/** Whether what is left of an entry (`lot`) expires in a period. */
function endsWithin({ from, to }: EntryPeriod, timeZone: string) {
  return sql<boolean>`(
    (${from}::date is null or lot.expires_at >= ${startOfDay(from, timeZone)})
    and (${to}::date is null or lot.expires_at < ${startOfDay(to, timeZone, 1)}))`;
}

/** The entries that match a search; null: no search. */
const filterBySearch = (db: Db, search: string | undefined) =>
  parseSearch(
    db,
    search,
    [{ table: 'users', column: 'entry.user_id', as: 'learner_found' }],
    // Few entries have a reason; `point_entries_reason_idx` knows them.
    (pattern) => sql<boolean>`(
      (entry.reason <> '' and lower(normalize(entry.reason, nfkc)) like ${pattern})
      or entry.point_id = ${numberIn(search)}::integer)`,
  );

/** Matching entries; nothing is joined to them, so that counting and paging are fast. */
function selectLedger(
  db: Db,
  filter: LedgerFilter,
  { timeZone, words }: { timeZone: string; words: Words | null },
) {
  const { kind, flow, user_id: userId, sign } = filter;
  const period = { from: filter.from ?? null, to: filter.to ?? null };
  const isLeft = flow === 'expiring' || flow === 'lasting';
  // Points that are left and expire are filtered by the day of their expiry.
  const isPeriod = flow === 'expiring' ? endsWithin : isWithin;
  return db
    .selectFrom('point_entries as entry')
    .$if(isLeft, (qb) => qb.innerJoin('point_lots as lot', 'lot.point_id', 'entry.point_id'))
    .$if(flow !== undefined, (qb) => qb.where(flows[flow ?? 'earned'].isPart))
    .$if(period.from !== null || period.to !== null, (qb) => qb.where(isPeriod(period, timeZone)))
    .$if(kind !== undefined, (qb) => qb.where(isOfKind(kind ?? 'welcome', flow)))
    .$if(userId !== undefined, (qb) => qb.where('entry.user_id', '=', userId ?? 0))
    .$if(sign !== undefined, (qb) => qb.where(hasSign[sign ?? 'plus']))
    .$call((qb) => filterMatches(qb, words));
}

/** An entry with its learner, its author, and the entry that corrected it. */
export type LedgerRow = Awaited<ReturnType<typeof findLedgerRows>>[number];

/** Some entries in the order of the given ids. */
async function findLedgerRows(db: Db, pointIds: readonly number[]) {
  if (pointIds.length === 0) return [];
  const rows = await selectDescribedEntries(db)
    .innerJoin('users as learner', 'learner.user_id', 'entry.user_id')
    .leftJoin('users as actor', 'actor.user_id', 'entry.actor_user_id')
    .leftJoin('point_entries as correction', 'correction.reverses_point_id', 'entry.point_id')
    .leftJoin('point_lots as lot', 'lot.point_id', 'entry.point_id')
    .select([
      'entry.user_id',
      'entry.reverses_point_id',
      'entry.actor_user_id',
      'source.kind as from_kind',
      'learner.name as user_name',
      'learner.email as user_email',
      'actor.name as actor_name',
      'correction.point_id as reversed_by_point_id',
      'lot.remaining',
      'lot.expires_at',
    ])
    .where('entry.point_id', 'in', pointIds)
    .execute();
  const byId = new Map(rows.map((row) => [row.point_id, row]));
  return pointIds.flatMap((id) => byId.get(id) ?? []);
}

/** How many entries the ledger has; those of days that are over are stored. */
async function countEntries(db: Db, timeZone: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${countRows('entries', await findStored(db, timeZone))} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether a filter is set; the whole ledger is too large to add up for every page. */
const isNarrowed = ({ kind, flow, user_id, from, to, sign, search }: LedgerFilter) =>
  [kind, flow, user_id, from, to, sign, search].some((one) => one !== undefined && one !== '');

/** One page of the ledger, how many entries match, and their points. */
export async function listLedger(
  db: Db,
  filter: LedgerFilter & Page & { sort: 'newest' | 'oldest' },
  timeZone: string,
) {
  const direction = filter.sort === 'newest' ? 'desc' : 'asc';
  const points = filter.flow === undefined ? change : flows[filter.flow].points;
  const words = await filterBySearch(db, filter.search);
  const found = selectLedger(db, filter, { timeZone, words });
  const { count, total } = isNarrowed(filter)
    ? await found
        .select((eb) => [
          eb.fn.countAll<number>().as('count'),
          sql<number | null>`coalesce(sum(${points}), 0)`.as('total'),
        ])
        .executeTakeFirstOrThrow()
    : { count: await countEntries(db, timeZone), total: null };
  const ids =
    count === 0
      ? []
      : await found
          .select('entry.point_id')
          .orderBy('entry.created_at', direction)
          .orderBy('entry.point_id', direction)
          .limit(filter.limit)
          .offset((filter.page - 1) * filter.limit)
          .execute();
  const list = await findLedgerRows(
    db,
    ids.map((row) => row.point_id),
  );
  return { list, count, total };
}

/** The matching entries, oldest first, in batches. */
export async function* streamLedger(
  db: Db,
  filter: LedgerFilter,
  timeZone: string,
  batchSize = 1000,
): AsyncGenerator<LedgerRow[]> {
  const found = selectLedger(db, filter, {
    timeZone,
    words: await filterBySearch(db, filter.search),
  });
  // As text, since a time of the database is finer than one of JavaScript.
  let after: { at: string; id: number } | null = null;
  for (;;) {
    const rows: { point_id: number; at: string }[] = await found
      .select(['entry.point_id', sql<string>`entry.created_at::text`.as('at')])
      .$if(after !== null, (qb) =>
        qb.where(
          sql<boolean>`(entry.created_at, entry.point_id)
            > (${after?.at}::timestamptz, ${after?.id}::integer)`,
        ),
      )
      .orderBy('entry.created_at')
      .orderBy('entry.point_id')
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await findLedgerRows(
      db,
      rows.map((row) => row.point_id),
    );
    if (rows.length < batchSize) return;
    after = { at: last.at, id: last.point_id };
  }
}

/** The changes of a rule, newest first, from the audit. */
export async function listRuleChanges(db: Db, kind: EarningKind, { page, limit }: Page) {
  const changes = db
    .selectFrom('audit_log')
    .where('entity', '=', 'point_rule')
    .where('entity_id', '=', kind)
    .where('action', '=', 'point_rule.update');
  const [list, { count }] = await Promise.all([
    changes
      .select(['at', 'actor_name', 'before', 'after'])
      .orderBy('audit_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    changes.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}
