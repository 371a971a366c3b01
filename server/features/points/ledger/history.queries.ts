import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import type { Page } from '#server/lib/sql/page.ts';

/** Entries with the kinds of the accounts that they moved points between. */
function selectEntries(db: Db) {
  return db
    .selectFrom('point_entries as entry')
    .innerJoin('point_accounts as source', 'source.account_id', 'entry.from_account_id')
    .innerJoin('point_accounts as target', 'target.account_id', 'entry.to_account_id');
}

/**
 * What changed a learner's available points; capturing a hold changes nothing, since the hold did
 * before.
 */
function selectHistory(db: Db, userId: number) {
  return selectEntries(db)
    .where('entry.user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('source.kind', '=', 'available'), eb('target.kind', '=', 'available')]),
    );
}

/** Entries with the titles of what each is about. */
export function selectDescribedEntries(db: Db) {
  return selectEntries(db)
    .leftJoin('point_entries as original', 'original.point_id', 'entry.reverses_point_id')
    .leftJoin('courses', (join) =>
      join
        .onRef('courses.course_id', '=', 'entry.subject_id')
        .on('entry.subject_kind', '=', 'course'),
    )
    .leftJoin('contents', (join) =>
      join
        .onRef('contents.content_id', '=', 'entry.subject_id')
        .on('entry.subject_kind', '=', 'content'),
    )
    .leftJoin('teachers', (join) =>
      join
        .onRef('teachers.teacher_id', '=', 'entry.subject_id')
        .on('entry.subject_kind', '=', 'teacher'),
    )
    .leftJoin('rewards', (join) =>
      join
        .onRef('rewards.reward_id', '=', 'entry.subject_id')
        .on('entry.subject_kind', '=', 'reward'),
    )
    .select((eb) => [
      'entry.point_id',
      'entry.created_at',
      'entry.kind',
      'entry.amount',
      'entry.reason',
      'entry.available_after',
      'target.kind as to_kind',
      'original.kind as corrected_kind',
      // The name of an invited person is not shown to others, so users have no title.
      eb.fn
        .coalesce('courses.title', 'contents.title', 'teachers.name', 'rewards.name')
        .as('title'),
      eb.fn
        .coalesce('courses.title_zh', 'contents.title_zh', 'teachers.name_zh', 'rewards.name_zh')
        .as('title_zh'),
    ]);
}

/** The history with the titles of what each entry is about. */
function selectDescribedHistory(db: Db, userId: number) {
  return selectDescribedEntries(db)
    .where('entry.user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('source.kind', '=', 'available'), eb('target.kind', '=', 'available')]),
    );
}

/** One page of a learner's history, newest first. */
export function listHistory(db: Db, userId: number, { page, limit }: Page) {
  return selectDescribedHistory(db, userId)
    .orderBy('entry.point_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];

export async function countHistory(db: Db, userId: number): Promise<number> {
  const { count } = await selectHistory(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Days of the academy, both included; null: from the first entry, up to now. */
export interface EntryPeriod {
  from: string | null;
  to: string | null;
}

/** Whether an entry (`entry`) was written in a period. */
export function isWithin({ from, to }: EntryPeriod, timeZone: string) {
  return sql<boolean>`(
    (${from}::date is null or entry.created_at >= ${startOfDay(from, timeZone)})
    and (${to}::date is null or entry.created_at < ${startOfDay(to, timeZone, 1)}))`;
}

/**
 * The person of a statement.
 * @throws AppError NOT_FOUND
 */
export async function getLearner(db: Db, userId: number) {
  const learner = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!learner) throw new AppError('NOT_FOUND');
  return learner;
}

/**
 * The summary of a statement's period: the number of entries, what was earned, spent, held and
 * removed, and the balances before and after.
 */
export async function summarizeHistory(
  db: Db,
  userId: number,
  period: EntryPeriod,
  timeZone: string,
) {
  const [within, before] = await Promise.all([
    selectHistory(db, userId)
      .where(isWithin(period, timeZone))
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.min<Date | null>('entry.created_at').as('first_at'),
        sql<number>`coalesce(max(entry.point_id), 0)`.as('last_id'),
        sql<number>`coalesce(sum(
          case when target.kind = 'available' then entry.amount else -entry.amount end), 0)`.as(
          'change',
        ),
        causesOf(userId, period, timeZone).as('causes'),
      ])
      .executeTakeFirstOrThrow(),
    period.from === null
      ? undefined
      : selectHistory(db, userId)
          .where('entry.created_at', '<', startOfDay(period.from, timeZone))
          .select('entry.available_after')
          .orderBy('entry.point_id', 'desc')
          .limit(1)
          .executeTakeFirst(),
  ]);
  const opening = before?.available_after ?? 0;
  const { change, causes, ...facts } = within;
  const { earned, spent, held } = causes;
  // What expired, and what the academy took.
  const removed = earned - spent - held - change;
  return { ...facts, earned, spent, held, removed, opening, closing: opening + change };
}

/**
 * What was earned and spent in a period as `getBalance` counts it for all time: a request that was
 * declined is neither. `held` is by how much the points for open requests have changed.
 */
function causesOf(userId: number, period: EntryPeriod, timeZone: string) {
  return sql<{ earned: number; spent: number; held: number }>`(
    select json_build_object('earned', coalesce(sum(sign * amount) filter (where source.kind in ('issued', 'adjusted')), 0),
      'spent', coalesce(sum(sign * amount) filter (where target.kind = 'spent'), 0),
      'held', coalesce(sum(sign * amount) filter (where target.kind = 'held'), 0)
        - coalesce(sum(sign * amount) filter (where source.kind = 'held'), 0))
    from (
      select entry.amount, case when entry.reverses_point_id is null then 1 else -1 end as sign,
        coalesce(original.from_account_id, entry.from_account_id) as from_account_id,
        coalesce(original.to_account_id, entry.to_account_id) as to_account_id
      from point_entries entry
      left join point_entries original on original.point_id = entry.reverses_point_id
      where entry.user_id = ${userId} and ${isWithin(period, timeZone)}
    ) cause
    join point_accounts source on source.account_id = cause.from_account_id
    join point_accounts target on target.account_id = cause.to_account_id)`;
}

export type HistorySummary = Awaited<ReturnType<typeof summarizeHistory>>;

/**
 * The entries of a period, oldest first, in batches, up to the last one that its summary has
 * counted: what is written meanwhile belongs to the next statement.
 */
export async function* streamHistory(
  db: Db,
  userId: number,
  { period, timeZone, lastId }: { period: EntryPeriod; timeZone: string; lastId: number },
  batchSize = 1000,
): AsyncGenerator<HistoryRow[]> {
  let after = 0;
  while (after < lastId) {
    const rows: HistoryRow[] = await selectDescribedHistory(db, userId)
      .where(isWithin(period, timeZone))
      .where('entry.point_id', '>', after)
      .where('entry.point_id', '<=', lastId)
      .orderBy('entry.point_id')
      .limit(batchSize)
      .execute();
    yield rows;
    after = rows.at(-1)?.point_id ?? lastId;
  }
}
