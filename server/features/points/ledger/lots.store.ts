import { sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import { extensionOf, type LotTake, type OpenLot } from './points.rules.ts';

/**
 * Points are in lots, one for each entry that adds them; using takes from the lot that expires
 * first. Written under the lock of `lockAccounts`, as the ledger's other writes are.
 */

interface NewLot {
  userId: number;
  pointId: number;
  amount: number;
  /** null: never */
  expiresAt: Date | null;
}

/** Adds a lot with the points of an entry. */
export async function insertLot(tx: Tx, lot: NewLot): Promise<void> {
  await tx
    .insertInto('point_lots')
    .values({
      user_id: lot.userId,
      point_id: lot.pointId,
      amount: lot.amount,
      remaining: lot.amount,
      expires_at: lot.expiresAt,
      last_point_id: lot.pointId,
    })
    .execute();
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

/** The lot of an entry; every entry that adds points has one. */
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
 * Writes the lot moves of an entry in one statement, as the database demands. As JSON, since a
 * large amount can span more lots than a statement may have parameters.
 */
async function insertMoves(
  tx: Tx,
  pointId: number,
  moves: { lot_id: number; amount: number; extended_to: Date | null }[],
): Promise<void> {
  await sql`
    insert into point_lot_moves (point_id, lot_id, amount, extended_to)
    select ${pointId}, lot_id, amount, extended_to
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as move (lot_id integer, amount integer, extended_to timestamptz)
  `.execute(tx);
}

/** Records which lots an entry takes its points from; all of them at once. */
export function insertTakes(tx: Tx, pointId: number, takes: readonly LotTake[]): Promise<void> {
  return insertMoves(
    tx,
    pointId,
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
    tx,
    pointId,
    takes.map((take) => ({
      lot_id: take.lot_id,
      amount: -take.amount,
      extended_to: extensionOf(
        { expiresAt: take.expires_at, wasExtended: Boolean(take.was_extended) },
        now,
      ),
    })),
  );
}
