import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { earnPoints } from '../rules/earn-points.ts';
import { signIn } from '../rules/sign-in.ts';
import { checkLedger } from './check-ledger.ts';
import { expireLots } from './expire-lots.ts';
import { countHistory } from './history.queries.ts';
import { courseRedemptionKey, earningKey } from './idempotency-keys.rules.ts';
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
  TIME_ZONE,
} from './points.testing.ts';
import { daysAfter } from './points-expiry.rules.ts';
import { reverseEntry } from './reverse-entry.ts';

/** Fifty commands at once, each on a connection of its own: nothing is paid or used twice. */

const FIFTY = 50;
const database = await createTestDatabase();
const { db } = database;
const rewardId = await addRewardItem(db);
const adminId = await addAdmin(db);
const now = new Date('2026-05-10T04:00:00Z');

let userId = 0;
beforeEach(async () => {
  userId = await createLearner(db);
});
afterEach(async () => {
  const { invariants } = await checkLedger(db, now);
  expect(invariants.filter((invariant) => !invariant.ok)).toEqual([]);
});
afterAll(() => database.close());

const fiftyTimes = <T>(act: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: FIFTY }, (_, index) => act(index)));

/** How often each outcome came, a refusal by its code. */
function tally<T>(results: PromiseSettledResult<T>[], nameOf: (value: T) => string) {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const name = result.status === 'fulfilled' ? nameOf(result.value) : result.reason.code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const repeatOrNot = ({ isRepeat }: { isRepeat: boolean }) => (isRepeat ? 'repeated' : 'done');

test('fifty check-ins at once pay once', async () => {
  const results = await fiftyTimes(() => signIn(db, { userId, now, timeZone: TIME_ZONE }));
  expect(tally(results, ({ earned }) => String(earned.pointsEarned))).toEqual({ 10: 1, 0: 49 });
  expect((await balancesOf(db, userId)).available).toBe(10);
  const { state } = await signIn(db, { userId, now, timeZone: TIME_ZONE });
  expect(state.streak).toBe(1);
});

test('fifty likes of one course at once pay once', async () => {
  const results = await fiftyTimes(() =>
    inTransaction(db, (tx) =>
      earnPoints(tx, {
        userId,
        kind: 'course_like',
        subject: { kind: 'course', id: 1 },
        key: earningKey('course_like', userId, 1),
        now,
        timeZone: TIME_ZONE,
      }),
    ),
  );
  expect(tally(results, (earned) => String(earned.pointsEarned))).toEqual({ 5: 1, 0: 49 });
  expect(await countHistory(db, userId)).toBe(1);
});

test('fifty likes of courses and teachers at once stop at the cap that they share', async () => {
  const setCap = (daily_cap: number | null) =>
    db.updateTable('point_rules').set({ daily_cap }).where('cap_group', '=', 'likes').execute();
  await setCap(20);
  const results = await fiftyTimes((index) => {
    const liked = index % 2 === 0 ? 'course' : 'teacher';
    const kind = `${liked}_like` as const;
    return inTransaction(db, (tx) =>
      earnPoints(tx, {
        userId,
        kind,
        subject: { kind: liked, id: index + 1 },
        key: earningKey(kind, userId, index + 1),
        now,
        timeZone: TIME_ZONE,
      }),
    );
  });
  await setCap(null);
  expect(tally(results, (earned) => String(earned.not_paid_reason))).toEqual({
    null: 4,
    daily_cap: 46,
  });
});

test('of fifty courses that each cost the whole balance one is bought', async () => {
  await give(db, { userId, amount: 100, now });
  const results = await fiftyTimes((courseId) =>
    buyCourse(db, {
      userId,
      amount: 100,
      courseId,
      key: courseRedemptionKey(userId, courseId),
      now,
    }),
  );
  expect(tally(results, repeatOrNot)).toEqual({ done: 1, INSUFFICIENT_POINTS: 49 });
  expect((await balancesOf(db, userId)).available).toBe(0);
});

test('one course bought fifty times at once is charged once', async () => {
  await give(db, { userId, amount: 1000, now });
  const key = courseRedemptionKey(userId, 1);
  const results = await fiftyTimes(() =>
    buyCourse(db, { userId, amount: 100, courseId: 1, key, now }),
  );
  expect(tally(results, repeatOrNot)).toEqual({ done: 1, repeated: 49 });
  expect((await balancesOf(db, userId)).available).toBe(900);
});

test('six holds of 1000 on 5000 points leave one without', async () => {
  await give(db, { userId, amount: 5000, now });
  const results = await fiftyTimes((index) =>
    askForReward(db, { userId, rewardId, amount: 1000, key: `${userId}:${index % 6}`, now }),
  );
  const counts = tally(results, repeatOrNot);
  expect(counts.done).toBe(5);
  expect(await balancesOf(db, userId)).toEqual({ available: 0, held: 5000 });
});

test('a hold released fifty times at once pays back once', async () => {
  await give(db, { userId, amount: 100, now });
  const { pointId } = await askForReward(db, {
    userId,
    rewardId,
    amount: 60,
    key: `${userId}`,
    now,
  });
  const results = await fiftyTimes(() => declineReward(db, pointId, now));
  expect(tally(results, repeatOrNot)).toEqual({ done: 1, repeated: 49 });
  expect(await balancesOf(db, userId)).toEqual({ available: 100, held: 0 });
});

test('a hold that some capture and some release at once goes one way', async () => {
  await give(db, { userId, amount: 100, now });
  const { pointId } = await askForReward(db, {
    userId,
    rewardId,
    amount: 60,
    key: `${userId}`,
    now,
  });
  const results = await fiftyTimes((index) =>
    (index % 2 === 0 ? handOutReward : declineReward)(db, pointId, now),
  );
  expect(tally(results, repeatOrNot)).toEqual({ done: 1, repeated: 24, INVALID_STATE: 25 });
  const { available, held } = await balancesOf(db, userId);
  expect(held).toBe(0);
  expect([40, 100]).toContain(available);
});

test('one adjustment sent fifty times at once adjusts once', async () => {
  const input = { userId, amount: 30, actorUserId: adminId, key: 'once', now };
  const results = await fiftyTimes(() => adjust(db, input));
  expect(tally(results, repeatOrNot)).toEqual({ done: 1, repeated: 49 });
  expect((await balancesOf(db, userId)).available).toBe(30);
});

test('one entry corrected fifty times at once is corrected once', async () => {
  const input = { userId, amount: 30, actorUserId: adminId, key: 'once', now };
  const { pointId } = await adjust(db, input);
  await give(db, { userId, amount: 1000, now });
  const correction = { pointId, reason: 'A mistake', actorUserId: adminId, now };
  const results = await fiftyTimes(() => inTransaction(db, (tx) => reverseEntry(tx, correction)));
  expect(tally(results, repeatOrNot)).toEqual({ done: 1, repeated: 49 });
  expect((await balancesOf(db, userId)).available).toBe(1000);
});

test('fifty runs of the expiry at once take what has ended once', async () => {
  const learners = [userId, await createLearner(db), await createLearner(db)];
  for (const learner of learners) {
    await give(db, { userId: learner, amount: 40, now, expiresAfterDays: 1 });
    await give(db, { userId: learner, amount: 2, now });
  }
  const results = await fiftyTimes(() => expireLots(db, daysAfter(now, 1)));
  const points = results.map((result) =>
    result.status === 'fulfilled' ? result.value.points : -1,
  );
  expect(points.reduce((sum, taken) => sum + taken, 0)).toBe(120);
  for (const learner of learners) expect((await balancesOf(db, learner)).available).toBe(2);
});

test('whatever fifty requests of one learner do at once, not a point is lost or made', async () => {
  await give(db, { userId, amount: 300, now });
  await fiftyTimes(async (index) => {
    const amount = (index % 7) + 1;
    if (index % 5 === 0) return give(db, { userId, amount, now });
    if (index % 5 === 1) return signIn(db, { userId, now, timeZone: TIME_ZONE });
    if (index % 5 === 2) {
      const key = courseRedemptionKey(userId, index);
      return buyCourse(db, { userId, amount, courseId: index, key, now });
    }
    const input = { userId, rewardId, amount, key: `${userId}:${index}`, now };
    const { pointId } = await askForReward(db, input);
    return (index % 5 === 3 ? handOutReward : declineReward)(db, pointId, now);
  });
  const { available, held } = await balancesOf(db, userId);
  const indexes = Array.from({ length: FIFTY }, (_, index) => index);
  const sumOf = (rest: number) =>
    indexes.filter((n) => n % 5 === rest).reduce((sum, n) => sum + (n % 7) + 1, 0);
  expect({ available, held }).toEqual({
    available: 300 + sumOf(0) + 10 - sumOf(2) - sumOf(3),
    held: 0,
  });
});
