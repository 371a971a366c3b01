import { describe, expect, test } from 'vitest';
import { getBalance } from './balance.queries.ts';
import { createPointAccounts } from './create-point-accounts.ts';
import { expireLots } from './expire-lots.ts';
import { countHistory, listHistory, summarizeHistory } from './history.queries.ts';
import { LedgerCommands, now } from './ledger-commands.testing.ts';
import {
  balancesOf,
  createLearner,
  declineReward,
  give,
  handOutReward,
  TIME_ZONE,
} from './points.testing.ts';
import { daysAfter } from './points-expiry.rules.ts';
import { presentEntry } from './present-points.ts';

const ledger = await LedgerCommands.open();
const { db } = ledger;

test('a user who has accounts keeps them', async () => {
  await ledger.have(10);
  await ledger.run((tx) => createPointAccounts(tx, ledger.userId));
  expect(await balancesOf(db, ledger.userId)).toEqual({ available: 10, held: 0 });
});

describe('expiring', () => {
  test('what has ended is taken in one entry, and a second run takes nothing', async () => {
    await ledger.have(10, 30);
    await ledger.have(20, 30);
    await ledger.have(40, 31);
    await ledger.have(80);
    await ledger.redeem(1, 4);
    const end = daysAfter(now, 30);
    await expireLots(db, new Date(end.getTime() - 1));
    expect(await ledger.available()).toBe(146);
    await expireLots(db, end);
    expect(await expireLots(db, end)).toEqual({ learners: 0, points: 0 });
    expect(await ledger.available()).toBe(120);
    expect((await ledger.history())[0]).toMatchObject({ kind: 'expiry', amount: 26 });
  });

  test('a run goes through all learners', async () => {
    const end = daysAfter(now, 365);
    await expireLots(db, end);
    const learners = [ledger.userId, await createLearner(db), await createLearner(db)];
    for (const learner of learners) {
      await give(db, { userId: learner, amount: 7, now, expiresAfterDays: 1 });
    }
    expect(await expireLots(db, end)).toEqual({ learners: 3, points: 21 });
  });
});

describe('a balance', () => {
  test('adds up from earned, spent, expired and taken', async () => {
    await ledger.have(100, 10);
    await ledger.like(1);
    const mistake = await ledger.newestPointId();
    await ledger.correct(mistake);
    await ledger.adjustBy(50, 'up');
    await ledger.adjustBy(-20, 'down');
    await ledger.redeem(1, 30);
    const { pointId } = await ledger.redeem(2, 5);
    await ledger.correct(pointId);
    await handOutReward(db, (await ledger.ask(8, 'a')).pointId, now);
    await ledger.ask(12, 'b');
    await expireLots(db, daysAfter(now, 10));
    // 100 by a rule and 50 by hand; 30 + 8 spent; 30 of the first lot were left to expire.
    expect(await getBalance(db, ledger.userId, now)).toMatchObject({
      available: 50,
      held: 12,
      lifetimeEarned: 150,
      lifetimeSpent: 38,
      expiring: 0,
    });
    expect(50 + 12).toBe(150 - 38 - 30 - 20);
  });

  test('says what ends within 30 days', async () => {
    await ledger.have(1, 29);
    await ledger.have(2, 30);
    await ledger.have(4, 31);
    await ledger.have(8);
    expect((await getBalance(db, ledger.userId, now)).expiring).toBe(3);
  });

  test('belongs to somebody', async () => {
    await expect(getBalance(db, 999_999, now)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the history', () => {
  test('shows what changed the available points, newest first, page by page', async () => {
    await ledger.have(50);
    await ledger.like(1);
    const { pointId } = await ledger.ask(20, 'a');
    await handOutReward(db, pointId, now);
    await declineReward(db, (await ledger.ask(10, 'b')).pointId, now);
    const all = (await ledger.history()).map(presentEntry);
    expect(all.map(({ kind, points, balance_after }) => [kind, points, balance_after])).toEqual([
      ['redemption_refund', 10, 35],
      ['reward_redemption', -10, 25],
      ['reward_redemption', -20, 35],
      ['course_like', 5, 55],
      ['course_completion', 50, 50],
    ]);
    expect(await countHistory(db, ledger.userId)).toBe(5);
    const second = await listHistory(db, ledger.userId, { page: 2, limit: 2 });
    expect(second.map((row) => row.point_id)).toEqual(all.slice(2, 4).map((row) => row.point_id));
  });

  test('names what each entry is about', async () => {
    const { course_id } = await db
      .insertInto('courses')
      .values({ title: 'Index funds', title_zh: '指数基金' })
      .returning('course_id')
      .executeTakeFirstOrThrow();
    await ledger.like(course_id);
    await ledger.correct(await ledger.newestPointId());
    await ledger.have(5);
    await ledger.ask(5, 'a');
    const described = (await ledger.history()).map((row) => presentEntry(row).description_zh);
    expect(described).toEqual([
      '兑换“笔记本”',
      '完成课程',
      '更正：点赞课程《指数基金》（A mistake）',
      '点赞课程《指数基金》',
    ]);
  });
});

test('the ledger adds up in the end', async () => {
  expect(await ledger.brokenInvariants()).toEqual([]);
});

test('a statement counts what the profile counts: a declined request is neither earned nor spent', async () => {
  await ledger.have(600);
  const declined = await ledger.ask(240, 'declined');
  await declineReward(db, declined.pointId, now);
  const sent = await ledger.ask(300, 'sent');
  await handOutReward(db, sent.pointId, now);
  await ledger.ask(180, 'open');
  const whole = { from: null, to: null };
  const { earned, spent, held, removed, closing } = await summarizeHistory(
    db,
    ledger.userId,
    whole,
    TIME_ZONE,
  );
  const balance = await getBalance(db, ledger.userId, now);
  expect({ earned, spent, held, removed, closing }).toEqual({
    earned: balance.lifetimeEarned,
    spent: balance.lifetimeSpent,
    held: balance.held,
    removed: 0,
    closing: balance.available,
  });
});
