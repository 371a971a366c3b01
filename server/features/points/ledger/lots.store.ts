import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import { extensionOf } from './points-expiry.rules.ts';
import type { LotTake, OpenLot } from './spending-order.rules.ts';

/**
 * Points are in lots, one for each entry that adds them; using takes from the lot that expires
 * first. Written under the lock of `lockAccounts`, as the ledger's other writes are.
 */

/**
 * Puts what an entry brings into a lot of its own; written with it, by `insertEntry`.
 * @param expiresAt null: never
 */
export function newLot(expiresAt: Date | null): RawBuilder<unknown> {
  return sql`
    insert into point_lots (user_id, point_id, amount, remaining, expires_at, last_point_id)
    select user_id, point_id, amount, amount, ${expiresAt}::timestamptz, point_id from entry`;
}

/**
 * The lots that an amount can be taken from, in the order of use. A lot holds one point or more, so
 * as many lots as points are always enough.
 */
export function findOpenLots(tx: Tx, userId: number, amount: number): Promise<OpenLot[]> {
  return tx
    .selectFrom('point_lots')
    .select(['lot_id', 'remaining', 'expires_at'])
    .where('user_id', '=', userId)
    .where('remaining', '>', 0)
    .orderBy('expires_at', (ob) => ob.asc().nullsLast())
    .orderBy('lot_id')
    .limit(amount)
    .execute();
}

/**
 * The same for a cause that takes its points once.
 * @returns whether an entry with the cause's key is there already, and the lots
 */
export async function findLotsToTake(
  tx: Tx,
  { userId, amount, key }: { userId: number; amount: number; key: string },
): Promise<{ isRepeat: boolean; lots: OpenLot[] }> {
  const { rows } = await sql<OpenLot & { is_repeat: boolean; lot_id: number | null }>`
    select before.is_repeat, lots.*
    from (select exists (
      select from point_entries where idempotency_key = ${key}) as is_repeat) as before
    left join lateral (
      select lot_id, remaining, expires_at from point_lots
      where user_id = ${userId} and remaining > 0
      order by expires_at nulls last, lot_id
      limit ${amount}
    ) as lots on true`.execute(tx);
  return {
    isRepeat: rows[0]?.is_repeat ?? false,
    lots: rows.filter((row): row is typeof row & OpenLot => row.lot_id !== null),
  };
}

/** The lot that an entry came with; every entry that pays has one. */
export function getLotOf(tx: Tx, pointId: number): Promise<OpenLot> {
  return tx
    .selectFrom('point_lots')
    .select(['lot_id', 'remaining', 'expires_at'])
    .where('point_id', '=', pointId)
    .executeTakeFirstOrThrow();
}

/** The learners who have points in expired lots, by id. */
export async function listLearnersToExpire(
  db: Db,
  { now, afterUserId, limit }: { now: Date; afterUserId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('point_lots')
    .select('user_id')
    .distinct()
    .where('remaining', '>', 0)
    .where('expires_at', '<=', now)
    .where('user_id', '>', afterUserId)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** A learner's expired lots that still have points. */
export function findEndedLots(tx: Tx, userId: number, now: Date) {
  return tx
    .selectFrom('point_lots')
    .select(['lot_id', 'remaining', 'last_point_id'])
    .where('user_id', '=', userId)
    .where('remaining', '>', 0)
    .where('expires_at', '<=', now)
    .orderBy('lot_id')
    .execute();
}

/**
 * The moves of an entry in one statement, as the database demands. As JSON, since a large
 * amount can lie in more lots than a statement may have parameters.
 * @param entry from which `point_id` is read
 */
function insertMoves(
  entry: RawBuilder<unknown>,
  moves: { lot_id: number; amount: number; extended_to: Date | null }[],
): RawBuilder<unknown> {
  return sql`
    insert into point_lot_moves (point_id, lot_id, amount, extended_to)
    select entry.point_id, move.lot_id, move.amount, move.extended_to
    from ${entry}, jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as move (lot_id integer, amount integer, extended_to timestamptz)`;
}

/** Writes which lots an entry takes its points from; written with it, by `insertEntry`. */
export function takesFrom(takes: readonly LotTake[]): RawBuilder<unknown> {
  return insertMoves(
    sql`entry`,
    takes.map((take) => ({ lot_id: take.lotId, amount: -take.amount, extended_to: null })),
  );
}

/**
 * Returns points to the very lots that an earlier entry took them from; an expired lot is extended,
 * once. After that its points expire with the next run.
 */
export async function returnToLots(
  tx: Tx,
  pointId: number,
  takenBy: number,
  now: Date,
): Promise<void> {
  const takes = await tx
    .selectFrom('point_lot_moves')
    .innerJoin('point_lots', 'point_lots.lot_id', 'point_lot_moves.lot_id')
    .select(['point_lots.lot_id', 'point_lot_moves.amount', 'point_lots.expires_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('point_lot_moves as earlier')
            .select('earlier.lot_id')
            .whereRef('earlier.lot_id', '=', 'point_lots.lot_id')
            .where('earlier.extended_to', 'is not', null),
        )
        .as('was_extended'),
    )
    .where('point_lot_moves.point_id', '=', takenBy)
    .execute();
  await insertMoves(
    sql`(select ${pointId}::integer as point_id) as entry`,
    takes.map((take) => ({
      lot_id: take.lot_id,
      amount: -take.amount,
      extended_to: extensionOf(
        { expiresAt: take.expires_at, wasExtended: Boolean(take.was_extended) },
        now,
      ),
    })),
  ).execute(tx);
}
