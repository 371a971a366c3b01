import { describe, expect, test } from 'vitest';
import type { PointKind } from '#contract/points.ts';
import type { AcademyDatabase, Db } from '#database/open.ts';
import { expireLots } from './expire-lots.ts';
import {
  addAdmin,
  addRewardItem,
  adjust,
  askForReward,
  balancesOf,
  buyCourse,
  createLearner,
  declineReward,
  give,
  handOutReward,
} from './points.testing.ts';

/**
 * For tests of what the database refuses by itself: a ledger with one entry of each kind, and
 * helpers to write attacks on it in SQL. In an attack `:name` stands for an id.
 */

type AccountKind = 'available' | 'held' | 'issued' | 'spent' | 'expired' | 'adjusted';

const start = new Date('2026-01-01T00:00:00Z');
/** The lot that ends will have expired by then. */
const later = new Date('2026-03-01T00:00:00Z');

export interface AttackedLedger {
  userId: number;
  /** `:a`, `:available`, `:earned` … */
  ids: Record<string, number>;
}

/**
 * A learner `a` with 42 points: one lot without an end, one that has expired, one manual
 * adjustment; one hold open, one captured, one released. Besides a learner `b` with 50, who has
 * bought a course.
 */
export async function prepareLedger(db: Db): Promise<AttackedLedger> {
  const [a, b, admin] = [await createLearner(db), await createLearner(db), await addAdmin(db)];
  const rewardId = await addRewardItem(db);
  await give(db, { userId: a, amount: 10, now: start });
  await give(db, { userId: a, amount: 20, now: start, expiresAfterDays: 10 });
  const ask = (key: string, amount: number) =>
    askForReward(db, { userId: a, rewardId, amount, key, now: start });
  const [open, settled, released] = [await ask('x', 5), await ask('y', 4), await ask('z', 3)];
  await handOutReward(db, settled.pointId, start);
  await declineReward(db, released.pointId, start);
  await adjust(db, { userId: a, amount: -2, actorUserId: admin, key: 'down', now: start });
  await adjust(db, { userId: a, amount: 40, actorUserId: admin, key: 'up', now: start });
  await expireLots(db, later);
  await give(db, { userId: b, amount: 57, now: start });
  const courseId = 7_001;
  await buyCourse(db, { userId: b, amount: 7, courseId, key: 'bought', now: start });

  const entryOf = async (userId: number, kind: PointKind, to: AccountKind) => {
    const entry = await db
      .selectFrom('point_entries as entry')
      .innerJoin('point_accounts as target', 'target.account_id', 'entry.to_account_id')
      .leftJoin('point_lots as lot', 'lot.point_id', 'entry.point_id')
      .select(['entry.point_id', 'lot.lot_id'])
      .where('entry.user_id', '=', userId)
      .where('entry.kind', '=', kind)
      .where('target.kind', '=', to)
      .orderBy('entry.point_id')
      .executeTakeFirstOrThrow();
    return { pointId: entry.point_id, lotId: entry.lot_id ?? 0 };
  };
  const earned = await entryOf(a, 'course_completion', 'available');
  const byHand = await entryOf(a, 'admin_adjustment', 'available');
  const { lotId: lotOfB } = await entryOf(b, 'course_completion', 'available');
  const accounts = await db.selectFrom('point_accounts').selectAll().execute();
  const account = (kind: AccountKind, userId: number | null) =>
    accounts.find((row) => row.kind === kind && row.user_id === userId)?.account_id ?? 0;
  return {
    userId: a,
    ids: {
      a,
      b,
      admin,
      course: courseId,
      bought: (await entryOf(b, 'course_redemption', 'spent')).pointId,
      available: account('available', a),
      held: account('held', a),
      availableOfB: account('available', b),
      heldOfB: account('held', b),
      issued: account('issued', null),
      spent: account('spent', null),
      expired: account('expired', null),
      adjusted: account('adjusted', null),
      earned: earned.pointId,
      lot: earned.lotId,
      // The next id; the lot has expired and is empty.
      endedLot: earned.lotId + 1,
      lotOfB,
      open: open.pointId,
      settled: settled.pointId,
      released: released.pointId,
      settlement: (await entryOf(a, 'reward_redemption', 'spent')).pointId,
      refund: (await entryOf(a, 'redemption_refund', 'available')).pointId,
      takenByHand: (await entryOf(a, 'admin_adjustment', 'adjusted')).pointId,
      givenByHand: byHand.pointId,
      lotByHand: byHand.lotId,
    },
  };
}

/** An attack with its ids filled in. */
export function fill(script: string, ids: Record<string, number>): string {
  return script.replace(/(?<!:):([a-z]\w*)/gi, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`no id is named ${name}`);
    return String(id);
  });
}

/** In an attack: the entry that it wrote last. */
export const newest = '(select max(point_id) from point_entries)';

let keys = 0;
const insert = (table: string, row: Record<string, string>) =>
  `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')});`;

/** An entry of learner `a` over one point; `more` replaces columns. */
export const entry = (kind: string, from: string, to: string, more: Record<string, string> = {}) =>
  insert('point_entries', {
    user_id: ':a',
    kind: `'${kind}'`,
    amount: '1',
    from_account_id: `:${from}`,
    to_account_id: `:${to}`,
    idempotency_key: `'attack${keys++}'`,
    ...more,
  });

export const earn = (amount = '1') => entry('welcome', 'issued', 'available', { amount });
export const spend = (amount = '1') => entry('course_redemption', 'available', 'spent', { amount });

/** A lot of one point for the newest entry; `more` replaces columns. */
export const lot = (more: Record<string, string> = {}) =>
  insert('point_lots', {
    user_id: ':a',
    point_id: newest,
    amount: '1',
    remaining: '1',
    last_point_id: newest,
    ...more,
  });

export const move = (pointId: string, lotId: string, amount: string, extendedTo = 'null') =>
  insert('point_lot_moves', {
    point_id: pointId,
    lot_id: lotId,
    amount,
    extended_to: extendedTo,
  });

/** Two moves in one statement. */
export const twoMoves = (first: string, second: string) =>
  `insert into point_lot_moves (point_id, lot_id, amount) values (${first}), (${second});`;

/** Each attack: its name, its SQL, and the constraint that refuses it. */
export type Attack = [what: string, script: string, constraint: string];

/** Tries each attack in a transaction of its own; balances must stay unchanged. */
export function expectAllRejected(
  groups: Record<string, Attack[]>,
  database: AcademyDatabase,
  { userId, ids }: AttackedLedger,
): void {
  describe.each(Object.entries(groups))('%s', (_promise, attacks) => {
    test.each(attacks)('so nobody can %s', async (_what, script, constraint) => {
      const before = await balancesOf(database.db, userId);
      const attack = database.runScript(fill(script, ids));
      await expect(attack).rejects.toMatchObject({ constraint });
      expect(await balancesOf(database.db, userId)).toEqual(before);
    });
  });
}
