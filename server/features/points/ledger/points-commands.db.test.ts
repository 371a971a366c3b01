import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, type Tx } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { earnPoints } from '../rules/earn-points.ts';
import { adjustPoints } from './adjust-points.ts';
import { checkLedger } from './check-ledger.ts';
import { createPointAccounts } from './create-point-accounts.ts';
import { expireLots } from './expire-lots.ts';
import { countHistory, listHistory, summarizeHistory } from './history.queries.ts';
import { getBalance } from './points.queries.ts';
import { courseRedemptionKey, daysAfter, earningKey } from './points.rules.ts';
import {
  addAdmin,
  addRewardItem,
  askForReward,
  balancesOf,
  buyCourse,
  createLearner,
  declineReward,
  give,
  handOutReward,
  TIME_ZONE,
} from './points.testing.ts';
import { presentEntry } from './present-points.ts';
import { reverseEntry } from './reverse-entry.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const now = new Date('2026-05-10T04:00:00Z');
const rewardId = await addRewardItem(db);
const adminId = await addAdmin(db);
let userId = 0;
beforeEach(async () => {
  userId = await createLearner(db);
});

const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work);
const have = (amount: number, expiresAfterDays: number | null = null) =>
  give(db, { userId, amount, now, expiresAfterDays });
const like = (courseId: number, at = now) =>
  run((tx) =>
    earnPoints(tx, {
      userId,
      kind: 'course_like',
      subject: { kind: 'course', id: courseId },
      key: earningKey('course_like', userId, courseId),
      now: at,
      timeZone: TIME_ZONE,
    }),
  );
const redeem = (courseId: number, amount: number) =>
  buyCourse(db, { userId, amount, courseId, key: courseRedemptionKey(userId, courseId), now });
const ask = (amount: number, key: string, at = now) =>
  askForReward(db, { userId, rewardId, amount, key: `${userId}:${key}`, now: at });
const adjustBy = (amount: number, key = 'once', reason = 'A prize') =>
  run((tx) =>
    adjustPoints(tx, { userId, amount, reason, actorUserId: adminId, idempotencyKey: key, now }),
  );
const correct = (pointId: number, at = now) =>
  run((tx) => reverseEntry(tx, { pointId, reason: 'A mistake', actorUserId: adminId, now: at }));
const available = async () => (await balancesOf(db, userId)).available;
const history = () => listHistory(db, userId, { page: 1, limit: 100 });
const newestPointId = async () => (await history())[0]?.point_id ?? 0;
const lots = async () => {
  const rows = await db
    .selectFrom('point_lots')
    .select(['remaining', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('lot_id')
    .execute();
  return rows.map((row) => [row.remaining, row.expires_at]);
};

test('a user who has accounts keeps them', async () => {
  await have(10);
  await run((tx) => createPointAccounts(tx, userId));
  expect(await balancesOf(db, userId)).toEqual({ available: 10, held: 0 });
});

describe('earning', () => {
  test('a like pays by its rule, and liking again pays nothing more', async () => {
    expect(await like(1)).toEqual({ pointsEarned: 5, not_paid_reason: null });
    expect(await like(1)).toEqual({ pointsEarned: 0, not_paid_reason: 'already_paid' });
    expect(await available()).toBe(5);
  });

  test('a changed amount applies to what comes after', async () => {
    await like(1);
    await db
      .updateTable('point_rules')
      .set({ amount: 8 })
      .where('kind', '=', 'course_like')
      .execute();
    expect(await like(2)).toEqual({ pointsEarned: 8, not_paid_reason: null });
    expect(await available()).toBe(13);
    await db
      .updateTable('point_rules')
      .set({ amount: 5 })
      .where('kind', '=', 'course_like')
      .execute();
  });

  test('a rule that is off pays nothing, and what it left out can be paid later', async () => {
    const turn = (isOn: boolean) =>
      db
        .updateTable('point_rules')
        .set({ is_active: isOn })
        .where('kind', '=', 'course_like')
        .execute();
    await turn(false);
    expect(await like(1)).toEqual({ pointsEarned: 0, not_paid_reason: 'rule_off' });
    await turn(true);
    expect(await like(1)).toEqual({ pointsEarned: 5, not_paid_reason: null });
  });

  test('what goes over the day’s cap pays nothing until the academy’s next day', async () => {
    const cap = (daily_cap: number | null) =>
      db.updateTable('point_rules').set({ daily_cap }).where('cap_group', '=', 'likes').execute();
    await cap(12);
    // 23:59:59 in Singapore, and a second later.
    const evening = new Date('2026-05-10T15:59:59Z');
    const midnight = new Date('2026-05-10T16:00:00Z');
    expect((await like(1, now)).pointsEarned).toBe(5);
    expect((await like(2, evening)).pointsEarned).toBe(5);
    expect(await like(3, evening)).toEqual({ pointsEarned: 0, not_paid_reason: 'daily_cap' });
    expect(await like(3, midnight)).toEqual({ pointsEarned: 5, not_paid_reason: null });
    await cap(null);
    expect(await available()).toBe(15);
  });

  test('points end as many days later as the rule says', async () => {
    await have(10, 30);
    await have(5);
    expect(await lots()).toEqual([
      [10, daysAfter(now, 30)],
      [5, null],
    ]);
  });

  test('the key of another cause is refused', async () => {
    await like(1);
    const read = run((tx) =>
      earnPoints(tx, {
        userId,
        kind: 'course_read',
        subject: { kind: 'course', id: 1 },
        key: earningKey('course_like', userId, 1),
        now,
        timeZone: TIME_ZONE,
      }),
    );
    await expect(read).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('nobody earns without accounts', async () => {
    userId = 999_999;
    await expect(like(1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('spending', () => {
  test('a course is paid once, from the points that end first', async () => {
    await have(10);
    await have(10, 60);
    await have(10, 30);
    const first = await redeem(1, 15);
    expect(first).toMatchObject({ availablePoints: 15, isRepeat: false });
    expect(await redeem(1, 15)).toEqual({ ...first, isRepeat: true });
    expect((await lots()).map(([remaining]) => remaining)).toEqual([10, 5, 0]);
    expect(await available()).toBe(15);
  });

  test('one point too few buys nothing', async () => {
    await have(10);
    await expect(redeem(1, 11)).rejects.toMatchObject({ code: 'INSUFFICIENT_POINTS' });
    expect((await redeem(1, 10)).availablePoints).toBe(0);
  });

  test('the same course at another price is no repetition', async () => {
    await have(30);
    await redeem(1, 10);
    await expect(redeem(1, 12)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await available()).toBe(20);
  });

  test.each([0, -5, 1.5, 100_000_001])('%d points cannot be spent', async (amount) => {
    await have(10);
    await expect(redeem(1, amount)).rejects.toThrow(RangeError);
    expect(await available()).toBe(10);
  });

  test('a hundred small earnings can be spent at once', async () => {
    for (let i = 0; i < 100; i++) await have(1);
    expect((await redeem(1, 100)).availablePoints).toBe(0);
  });
});

describe('holding', () => {
  test('held points cannot be used, and a repetition holds once', async () => {
    await have(100);
    const first = await ask(60, 'a');
    expect(await ask(60, 'a')).toEqual({ ...first, isRepeat: true });
    expect(await balancesOf(db, userId)).toEqual({ available: 40, held: 60 });
    await expect(redeem(1, 41)).rejects.toMatchObject({ code: 'INSUFFICIENT_POINTS' });
    await expect(ask(41, 'b')).rejects.toMatchObject({ code: 'INSUFFICIENT_POINTS' });
    await expect(ask(10, 'a')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('a captured hold is used, once, and cannot be released', async () => {
    await have(100);
    const { pointId } = await ask(60, 'a');
    const settled = await handOutReward(db, pointId, now);
    expect(await handOutReward(db, pointId, now)).toEqual({ ...settled, isRepeat: true });
    await expect(declineReward(db, pointId, now)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await balancesOf(db, userId)).toEqual({ available: 40, held: 0 });
  });

  test('a hold that is released goes back to its lots, once, and cannot be settled', async () => {
    await have(50, 30);
    await have(50);
    const before = await lots();
    const { pointId } = await ask(60, 'a');
    const released = await declineReward(db, pointId, now);
    expect(released.availablePoints).toBe(100);
    expect(await declineReward(db, pointId, now)).toEqual({ ...released, isRepeat: true });
    await expect(handOutReward(db, pointId, now)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await lots()).toEqual(before);
  });

  test('held points do not expire; returned after their end they have 30 days more', async () => {
    await have(50, 30);
    const { pointId } = await ask(20, 'a');
    const muchLater = daysAfter(now, 90);
    await expireLots(db, muchLater);
    expect(await balancesOf(db, userId)).toEqual({ available: 0, held: 20 });
    await declineReward(db, pointId, muchLater);
    expect(await lots()).toEqual([[20, daysAfter(muchLater, 30)]]);
    await expireLots(db, daysAfter(muchLater, 29));
    expect(await available()).toBe(20);
    await expireLots(db, daysAfter(muchLater, 30));
    expect(await available()).toBe(0);
  });

  test.each([
    ['an earning', () => newestPointId()],
    [
      'what settled a hold',
      async () => (await handOutReward(db, (await ask(5, 'x')).pointId, now)).pointId,
    ],
    ['nothing', async () => 999_999],
  ])('%s is no hold', async (_, findPointId) => {
    await have(10);
    const pointId = await findPointId();
    await expect(declineReward(db, pointId, now)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(handOutReward(db, pointId, now)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('adjusting', () => {
  test('an adjustment gives or takes once', async () => {
    const given = await adjustBy(30, 'up');
    expect(await adjustBy(30, 'up')).toEqual({ ...given, isRepeat: true });
    const taken = await adjustBy(-10, 'down');
    expect(await adjustBy(-10, 'down')).toEqual({ ...taken, isRepeat: true });
    expect(await available()).toBe(20);
  });

  test.each([
    [25, 'A prize'],
    [-30, 'A prize'],
    [30, 'Another reason'],
  ])('%d points because of “%s” are not the same adjustment', async (amount, reason) => {
    await adjustBy(30);
    await expect(adjustBy(amount, 'once', reason)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await available()).toBe(30);
  });

  test('no more can be taken than there is', async () => {
    await adjustBy(30, 'up');
    await expect(adjustBy(-31, 'down')).rejects.toMatchObject({ code: 'INSUFFICIENT_POINTS' });
  });

  test('nothing is no adjustment', async () => {
    await expect(adjustBy(0)).rejects.toThrow(RangeError);
  });
});

describe('correcting', () => {
  test('an earning is reversed once, and does not pay again', async () => {
    await like(1);
    const pointId = await newestPointId();
    const corrected = await correct(pointId);
    expect(corrected.availablePoints).toBe(0);
    expect(await correct(pointId)).toEqual({ ...corrected, isRepeat: true });
    expect(await like(1)).toEqual({ pointsEarned: 0, not_paid_reason: 'already_paid' });
    expect(await available()).toBe(0);
  });

  test('an earning that is partly used is reversed as far as others make up for it', async () => {
    await have(10);
    const pointId = await newestPointId();
    await redeem(1, 6);
    await expect(correct(pointId)).rejects.toMatchObject({ code: 'INSUFFICIENT_POINTS' });
    await have(7);
    expect((await correct(pointId)).availablePoints).toBe(1);
    expect((await lots()).map(([remaining]) => remaining)).toEqual([0, 1]);
  });

  test('what was taken returns to the lots that it came from', async () => {
    await have(10, 30);
    await have(10);
    const before = await lots();
    const { pointId } = await redeem(1, 14);
    await correct(pointId);
    expect(await lots()).toEqual(before);
  });

  test('expired points can be returned, for 30 days', async () => {
    await have(10, 30);
    const muchLater = daysAfter(now, 40);
    await expireLots(db, muchLater);
    await correct(await newestPointId(), muchLater);
    expect(await lots()).toEqual([[10, daysAfter(muchLater, 30)]]);
  });

  test('corrections and redemptions of rewards cannot be corrected', async () => {
    await have(50);
    const { pointId: correction } = await correct(await newestPointId());
    await have(50);
    const { pointId: hold } = await ask(10, 'a');
    const { pointId: other } = await ask(10, 'b');
    const { pointId: settlement } = await handOutReward(db, hold, now);
    const { pointId: refund } = await declineReward(db, other, now);
    for (const pointId of [correction, hold, settlement, refund]) {
      await expect(correct(pointId)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    }
    await expect(correct(999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('expiring', () => {
  test('what has ended is taken in one entry, and a second run takes nothing', async () => {
    await have(10, 30);
    await have(20, 30);
    await have(40, 31);
    await have(80);
    await redeem(1, 4);
    const end = daysAfter(now, 30);
    await expireLots(db, new Date(end.getTime() - 1));
    expect(await available()).toBe(146);
    await expireLots(db, end);
    expect(await expireLots(db, end)).toEqual({ learners: 0, points: 0 });
    expect(await available()).toBe(120);
    expect((await history())[0]).toMatchObject({ kind: 'expiry', amount: 26 });
  });

  test('a run goes through all learners', async () => {
    const end = daysAfter(now, 365);
    await expireLots(db, end);
    const learners = [userId, await createLearner(db), await createLearner(db)];
    for (const learner of learners) {
      await give(db, { userId: learner, amount: 7, now, expiresAfterDays: 1 });
    }
    expect(await expireLots(db, end)).toEqual({ learners: 3, points: 21 });
  });
});

describe('a balance', () => {
  test('adds up from earned, spent, expired and taken', async () => {
    await have(100, 10);
    await like(1);
    const mistake = await newestPointId();
    await correct(mistake);
    await adjustBy(50, 'up');
    await adjustBy(-20, 'down');
    await redeem(1, 30);
    const { pointId } = await redeem(2, 5);
    await correct(pointId);
    await handOutReward(db, (await ask(8, 'a')).pointId, now);
    await ask(12, 'b');
    await expireLots(db, daysAfter(now, 10));
    // 100 by a rule and 50 by hand; 30 + 8 spent; 30 of the first lot were left to expire.
    expect(await getBalance(db, userId, now)).toMatchObject({
      available: 50,
      held: 12,
      lifetimeEarned: 150,
      lifetimeSpent: 38,
      expiring: 0,
    });
    expect(50 + 12).toBe(150 - 38 - 30 - 20);
  });

  test('says what ends within 30 days', async () => {
    await have(1, 29);
    await have(2, 30);
    await have(4, 31);
    await have(8);
    expect((await getBalance(db, userId, now)).expiring).toBe(3);
  });

  test('belongs to somebody', async () => {
    await expect(getBalance(db, 999_999, now)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the history', () => {
  test('shows what changed the available points, newest first, page by page', async () => {
    await have(50);
    await like(1);
    const { pointId } = await ask(20, 'a');
    await handOutReward(db, pointId, now);
    await declineReward(db, (await ask(10, 'b')).pointId, now);
    const all = (await history()).map(presentEntry);
    expect(all.map(({ kind, points, balance_after }) => [kind, points, balance_after])).toEqual([
      ['redemption_refund', 10, 35],
      ['reward_redemption', -10, 25],
      ['reward_redemption', -20, 35],
      ['course_like', 5, 55],
      ['course_completion', 50, 50],
    ]);
    expect(await countHistory(db, userId)).toBe(5);
    const second = await listHistory(db, userId, { page: 2, limit: 2 });
    expect(second.map((row) => row.point_id)).toEqual(all.slice(2, 4).map((row) => row.point_id));
  });

  test('names what each entry is about', async () => {
    const { course_id } = await db
      .insertInto('courses')
      .values({ title: 'Index funds', title_zh: '指数基金' })
      .returning('course_id')
      .executeTakeFirstOrThrow();
    await like(course_id);
    await correct(await newestPointId());
    await have(5);
    await ask(5, 'a');
    const described = (await history()).map((row) => presentEntry(row).description_zh);
    expect(described).toEqual([
      '兑换“笔记本”',
      '完成课程',
      '更正：点赞课程《指数基金》（A mistake）',
      '点赞课程《指数基金》',
    ]);
  });
});

test('after all this the ledger adds up', async () => {
  const { invariants } = await checkLedger(db, now);
  expect(invariants.filter((invariant) => !invariant.ok)).toEqual([]);
});

test('a statement counts what the profile counts: a declined request is neither earned nor spent', async () => {
  await have(600);
  const declined = await ask(240, 'declined');
  await declineReward(db, declined.pointId, now);
  const sent = await ask(300, 'sent');
  await handOutReward(db, sent.pointId, now);
  await ask(180, 'open');
  const whole = { from: null, to: null };
  const { earned, spent, held, removed, closing } = await summarizeHistory(
    db,
    userId,
    whole,
    TIME_ZONE,
  );
  const balance = await getBalance(db, userId, now);
  expect({ earned, spent, held, removed, closing }).toEqual({
    earned: balance.lifetimeEarned,
    spent: balance.lifetimeSpent,
    held: balance.held,
    removed: 0,
    closing: balance.available,
  });
});
