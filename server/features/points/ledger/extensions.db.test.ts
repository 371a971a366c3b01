import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { expireLots } from './expire-lots.ts';
import { insertEntry } from './points.store.ts';
import {
  addRewardItem,
  askForReward,
  createLearner,
  declineReward,
  give,
} from './points.testing.ts';
import { daysAfter, RETURNED_LOT_DAYS } from './points-expiry.rules.ts';

const database = await createTestDatabase();
const { db } = database;
const rewardId = await addRewardItem(db);
const beginning = new Date('2026-05-01T00:00:00Z');
const LIFE_DAYS = 20;
afterAll(() => database.close());

const lotOf = (userId: number) =>
  db
    .selectFrom('point_lots')
    .select(['remaining', 'expires_at', 'lot_id'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

let asked = 0;
/** Asks for a reward and takes the request back some days later. */
async function askAndTakeBack(userId: number, from: Date, days: number): Promise<Date> {
  const input = { userId, rewardId, amount: 10, key: `${userId}:${asked++}`, now: from };
  const { pointId } = await askForReward(db, input);
  const later = daysAfter(from, days);
  await declineReward(db, pointId, later);
  return later;
}

test('requesting a reward and cancelling, again and again, extends points once', async () => {
  const userId = await createLearner(db);
  await give(db, { userId, amount: 10, now: beginning, expiresAfterDays: LIFE_DAYS });
  const first = await askAndTakeBack(userId, beginning, LIFE_DAYS);
  const end = daysAfter(first, RETURNED_LOT_DAYS);
  expect((await lotOf(userId)).expires_at).toEqual(end);
  const second = await askAndTakeBack(userId, first, RETURNED_LOT_DAYS);
  expect(await lotOf(userId)).toMatchObject({ remaining: 10, expires_at: end });
  await expireLots(db, second);
  expect((await lotOf(userId)).remaining).toBe(0);
});

test('however often and whenever it is requested and cancelled, the end moves later once', async () => {
  const waits = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(waits, async (days) => {
      const userId = await createLearner(db);
      await give(db, { userId, amount: 10, now: beginning, expiresAfterDays: LIFE_DAYS });
      const ends = [(await lotOf(userId)).expires_at?.getTime()];
      let now = beginning;
      for (const wait of days) {
        now = await askAndTakeBack(userId, now, wait);
        ends.push((await lotOf(userId)).expires_at?.getTime());
      }
      expect(new Set(ends).size).toBeLessThanOrEqual(2);
    }),
    { numRuns: 20 },
  );
});

test('the database itself lets no lot be extended twice', async () => {
  const userId = await createLearner(db);
  await give(db, { userId, amount: 10, now: beginning, expiresAfterDays: LIFE_DAYS });
  const later = await askAndTakeBack(userId, beginning, LIFE_DAYS);
  const { lot_id } = await lotOf(userId);
  const input = { userId, rewardId, amount: 10, key: `${userId}:${asked++}`, now: later };
  const { pointId: holdPointId } = await askForReward(db, input);
  const now = daysAfter(later, RETURNED_LOT_DAYS);
  const extend = inTransaction(db, async (tx) => {
    const { pointId } = await insertEntry(tx, {
      kind: 'redemption_refund',
      userId,
      amount: 10,
      from: 'held',
      to: 'available',
      key: `by hand ${userId}`,
      subject: null,
      resolvesPointId: holdPointId,
      now,
    });
    const extended_to = daysAfter(now, RETURNED_LOT_DAYS);
    await tx
      .insertInto('point_lot_moves')
      .values({ point_id: pointId, lot_id, amount: 10, extended_to })
      .execute();
  });
  await expect(extend).rejects.toThrow('a lot is extended once');
});
