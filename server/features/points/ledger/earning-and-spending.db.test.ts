import { describe, expect, test } from 'vitest';
import { earnPoints } from '../rules/earn-points.ts';
import { earningKey } from './idempotency-keys.rules.ts';
import { LedgerCommands, now } from './ledger-commands.testing.ts';
import { TIME_ZONE } from './points.testing.ts';
import { daysAfter } from './points-expiry.rules.ts';

const ledger = await LedgerCommands.open();
const { db } = ledger;

describe('earning', () => {
  test('a like pays by its rule, and liking again pays nothing more', async () => {
    expect(await ledger.like(1)).toMatchObject({ pointsEarned: 5, not_paid_reason: null });
    expect(await ledger.like(1)).toMatchObject({
      pointsEarned: 0,
      not_paid_reason: 'already_paid',
    });
    expect(await ledger.available()).toBe(5);
  });

  test('a changed amount applies to what comes after', async () => {
    await ledger.like(1);
    await db
      .updateTable('point_rules')
      .set({ amount: 8 })
      .where('kind', '=', 'course_like')
      .execute();
    expect(await ledger.like(2)).toMatchObject({ pointsEarned: 8, not_paid_reason: null });
    expect(await ledger.available()).toBe(13);
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
    expect(await ledger.like(1)).toMatchObject({ pointsEarned: 0, not_paid_reason: 'rule_off' });
    await turn(true);
    expect(await ledger.like(1)).toMatchObject({ pointsEarned: 5, not_paid_reason: null });
  });

  test('what goes over the day’s cap is owed, and paid on the academy’s next day', async () => {
    const cap = (daily_cap: number | null) =>
      db.updateTable('point_rules').set({ daily_cap }).where('cap_group', '=', 'likes').execute();
    await cap(12);
    // 23:59:59 in Singapore, and a second later.
    const evening = new Date('2026-05-10T15:59:59Z');
    const midnight = new Date('2026-05-10T16:00:00Z');
    expect((await ledger.like(1, now)).pointsEarned).toBe(5);
    expect((await ledger.like(2, evening)).pointsEarned).toBe(5);
    expect(await ledger.like(3, evening)).toMatchObject({
      pointsEarned: 2,
      not_paid_reason: null,
      points_owed: 3,
    });
    expect(await ledger.like(3, evening)).toMatchObject({
      pointsEarned: 0,
      not_paid_reason: 'daily_cap',
      points_owed: 3,
    });
    expect(await ledger.like(3, midnight)).toMatchObject({ pointsEarned: 3, points_owed: 0 });
    expect(await ledger.like(3, midnight)).toMatchObject({ not_paid_reason: 'already_paid' });
    await cap(null);
    expect(await ledger.available()).toBe(15);
  });

  test('points end as many days later as the rule says', async () => {
    await ledger.have(10, 30);
    await ledger.have(5);
    expect(await ledger.lots()).toEqual([
      [10, daysAfter(now, 30)],
      [5, null],
    ]);
  });

  test('the key of another cause is refused', async () => {
    await ledger.like(1);
    const read = ledger.run((tx) =>
      earnPoints(tx, {
        userId: ledger.userId,
        kind: 'course_read',
        subject: { kind: 'course', id: 1 },
        key: earningKey('course_like', ledger.userId, 1),
        now,
        timeZone: TIME_ZONE,
      }),
    );
    await expect(read).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('nobody earns without accounts', async () => {
    ledger.userId = 999_999;
    await expect(ledger.like(1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('spending', () => {
  test('a course is paid once, from the points that end first', async () => {
    await ledger.have(10);
    await ledger.have(10, 60);
    await ledger.have(10, 30);
    const first = await ledger.redeem(1, 15);
    expect(first).toMatchObject({ availablePoints: 15, isRepeat: false });
    expect(await ledger.redeem(1, 15)).toEqual({ ...first, isRepeat: true });
    expect((await ledger.lots()).map(([remaining]) => remaining)).toEqual([10, 5, 0]);
    expect(await ledger.available()).toBe(15);
  });

  test('one point too few buys nothing', async () => {
    await ledger.have(10);
    await expect(ledger.redeem(1, 11)).rejects.toMatchObject({ code: 'INSUFFICIENT_POINTS' });
    expect((await ledger.redeem(1, 10)).availablePoints).toBe(0);
  });

  test('the same course at another price is no repetition', async () => {
    await ledger.have(30);
    await ledger.redeem(1, 10);
    await expect(ledger.redeem(1, 12)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await ledger.available()).toBe(20);
  });

  test.each([0, -5, 1.5, 100_000_001])('%d points cannot be spent', async (amount) => {
    await ledger.have(10);
    await expect(ledger.redeem(1, amount)).rejects.toThrow(RangeError);
    expect(await ledger.available()).toBe(10);
  });

  test('a hundred small earnings can be spent at once', async () => {
    for (let i = 0; i < 100; i++) await ledger.have(1);
    expect((await ledger.redeem(1, 100)).availablePoints).toBe(0);
  });
});
