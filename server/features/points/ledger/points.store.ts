import { type RawBuilder, sql } from 'kysely';
import type { PointKind } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';

/**
 * The ledger's writes. A balance is read and changed under one lock: without it two requests would
 * both see the same points and both use them. Every command therefore begins with `lockAccounts`,
 * and only then reads and decides. The two accounts are locked in the order of their ids, so that
 * no two commands deadlock.
 */

/** The id of what was liked, bought, completed …; null where the kind has no subject. */
export interface PointSubject {
  kind: 'course' | 'content' | 'teacher' | 'reward' | 'user';
  id: number;
}

type AccountKind = 'available' | 'held' | 'issued' | 'spent' | 'expired' | 'adjusted';

/** A learner's balances, locked until the transaction ends. */
export interface LockedAccounts {
  userId: number;
  available: number;
  held: number;
}

/** @throws AppError NOT_FOUND where there is no such learner */
export async function lockAccounts(tx: Tx, userId: number): Promise<LockedAccounts> {
  const rows = await tx
    .selectFrom('point_accounts')
    .select(['kind', 'balance'])
    .where('user_id', '=', userId)
    .orderBy('account_id')
    .forUpdate()
    .execute();
  const balanceOf = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.balance;
  const available = balanceOf('available');
  const held = balanceOf('held');
  if (typeof available !== 'number' || typeof held !== 'number') throw new AppError('NOT_FOUND');
  return { userId, available, held };
}

export async function insertAccounts(tx: Tx, userId: number): Promise<void> {
  await tx
    .insertInto('point_accounts')
    .values([
      { kind: 'available', user_id: userId, balance: 0 },
      { kind: 'held', user_id: userId, balance: 0 },
    ])
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Creates the two accounts of many users, in one statement. */
export async function insertAccountsOfMany(tx: Tx, userIds: readonly number[]): Promise<void> {
  await sql`
    insert into point_accounts (kind, user_id, balance)
    select kind, user_id, 0
    from unnest(${sql.val(userIds)}::int[]) as user_id
    cross join (values ('available'), ('held')) as kinds (kind)
    on conflict do nothing
  `.execute(tx);
}

function selectEntries(tx: Tx) {
  return tx
    .selectFrom('point_entries as entry')
    .innerJoin('point_accounts as source', 'source.account_id', 'entry.from_account_id')
    .innerJoin('point_accounts as target', 'target.account_id', 'entry.to_account_id')
    .selectAll('entry')
    .select(['source.kind as from_kind', 'target.kind as to_kind']);
}

/** An entry with the kinds of the accounts that it moved points between. */
export type Entry = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

/** The entry with an idempotency key, if there is one. */
export function findEntryByKey(tx: Tx, key: string): Promise<Entry | undefined> {
  return selectEntries(tx).where('entry.idempotency_key', '=', key).executeTakeFirst();
}

/** The entry that a cause has written, which is there. */
export function getEntryByKey(tx: Tx, key: string): Promise<Entry> {
  return selectEntries(tx).where('entry.idempotency_key', '=', key).executeTakeFirstOrThrow();
}

/** @throws AppError NOT_FOUND */
export async function getEntry(tx: Tx, pointId: number): Promise<Entry> {
  const entry = await selectEntries(tx).where('entry.point_id', '=', pointId).executeTakeFirst();
  if (!entry) throw new AppError('NOT_FOUND');
  return entry;
}

/** The entry that has captured or released a hold, if there is one. */
export function findResolutionOf(tx: Tx, holdPointId: number): Promise<Entry | undefined> {
  return selectEntries(tx).where('entry.resolves_point_id', '=', holdPointId).executeTakeFirst();
}

/** The entry that has corrected another, if there is one. */
export function findReversalOf(tx: Tx, pointId: number): Promise<Entry | undefined> {
  return selectEntries(tx).where('entry.reverses_point_id', '=', pointId).executeTakeFirst();
}

/** What must be equal for a repeated command to count as the same. */
export type EntryCause = Pick<
  Entry,
  'user_id' | 'kind' | 'to_kind' | 'subject_kind' | 'subject_id' | 'amount' | 'reason'
>;

export function subjectOf(entry: EntryCause): PointSubject | null {
  const { subject_kind: kind, subject_id: id } = entry;
  return kind === null || id === null ? null : { kind, id };
}

/** What a repeated command must have in common with the first one. */
interface RedeemInput {
  userId: number;
  kind: PointKind;
  subject: PointSubject | null;
  to: AccountKind;
  amount?: number;
  reason?: string;
}

/**
 * The same key with another input is not a repetition.
 * @throws AppError IDEMPOTENCY_CONFLICT
 */
export function assertSameRequest(entry: EntryCause, input: RedeemInput): void {
  const isSame =
    entry.user_id === input.userId &&
    entry.kind === input.kind &&
    entry.to_kind === input.to &&
    entry.subject_kind === (input.subject?.kind ?? null) &&
    entry.subject_id === (input.subject?.id ?? null) &&
    (input.amount === undefined || entry.amount === input.amount) &&
    (input.reason === undefined || entry.reason === input.reason);
  if (!isSame) throw new AppError('IDEMPOTENCY_CONFLICT');
}

interface NewEntry {
  kind: PointKind;
  userId: number;
  /** Positive; `from` and `to` say in which direction. */
  amount: number;
  from: AccountKind;
  to: AccountKind;
  key: string;
  subject: PointSubject | null;
  reason?: string;
  resolvesPointId?: number;
  reversesPointId?: number;
  actorUserId?: number | null;
  now: Date;
}

/** The result of a command. */
export interface WrittenEntry {
  pointId: number;
  userId: number;
  /** The learner's available points now. */
  availablePoints: number;
  /** The entry existed before: this call has changed nothing. */
  isRepeat: boolean;
}

/** The result of a command that was carried out before. */
export function asRepeat(entry: Entry, { available }: LockedAccounts): WrittenEntry {
  return {
    pointId: entry.point_id,
    userId: entry.user_id,
    availablePoints: available,
    isRepeat: true,
  };
}

/**
 * Writes one entry and, in the same statement, what it did to the lots; the database moves the
 * balances and refuses what breaks the ledger.
 * @param lots `newLot` or `takesFrom`; absent: the available points do not change, or the caller
 *   writes the moves itself
 */
export async function insertEntry(
  tx: Tx,
  entry: NewEntry,
  lots?: RawBuilder<unknown>,
): Promise<WrittenEntry> {
  // Only `available` and `held` are a learner's own.
  const accountId = (kind: AccountKind) => sql<number>`(
    select account_id from point_accounts where kind = ${kind} and user_id ${
      kind === 'available' || kind === 'held' ? sql`= ${entry.userId}` : sql`is null`
    })`;
  const insert = tx
    .insertInto('point_entries')
    .values({
      kind: entry.kind,
      user_id: entry.userId,
      amount: entry.amount,
      from_account_id: accountId(entry.from),
      to_account_id: accountId(entry.to),
      idempotency_key: entry.key,
      subject_kind: entry.subject?.kind ?? null,
      subject_id: entry.subject?.id ?? null,
      reason: entry.reason ?? '',
      resolves_point_id: entry.resolvesPointId ?? null,
      reverses_point_id: entry.reversesPointId ?? null,
      actor_user_id: entry.actorUserId ?? null,
      created_at: entry.now,
    })
    .returning(['point_id', 'user_id', 'amount', 'available_after']);
  const row =
    lots === undefined
      ? await insert.executeTakeFirstOrThrow()
      : await sql<{ point_id: number; available_after: number }>`
          with entry as (${insert}), lots as (${lots})
          select point_id, available_after from entry`
          .execute(tx)
          .then(({ rows: [first] }) => first);
  if (row === undefined) throw new Error('an entry was not written');
  return {
    pointId: row.point_id,
    userId: entry.userId,
    availablePoints: row.available_after,
    isRepeat: false,
  };
}

/** @returns whether it is new: false where the learner has checked in on that day before */
export async function insertSignIn(
  tx: Tx,
  signIn: { userId: number; day: string; streak: number; now: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto('sign_ins')
    .values({
      user_id: signIn.userId,
      day: signIn.day,
      streak: signIn.streak,
      signed_in_at: signIn.now,
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
