import { describe, expect, test } from 'vitest';
import { expireLots } from './expire-lots.ts';
import { LedgerCommands, now } from './ledger-commands.testing.ts';
import { declineReward, handOutReward } from './points.testing.ts';
import { daysAfter } from './points-expiry.rules.ts';

const ledger = await LedgerCommands.open();
const { db } = ledger;

describe('adjusting', () => {
  test('an adjustment gives or takes once', async () => {
    const given = await ledger.adjustBy(30, 'up');
    expect(await ledger.adjustBy(30, 'up')).toEqual({ ...given, isRepeat: true });
    const taken = await ledger.adjustBy(-10, 'down');
    expect(await ledger.adjustBy(-10, 'down')).toEqual({ ...taken, isRepeat: true });
    expect(await ledger.available()).toBe(20);
  });

  test.each([
    [25, 'A prize'],
    [-30, 'A prize'],
    [30, 'Another reason'],
  ])('%d points because of “%s” are not the same adjustment', async (amount, reason) => {
    await ledger.adjustBy(30);
    await expect(ledger.adjustBy(amount, 'once', reason)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await ledger.available()).toBe(30);
  });

  test('no more can be taken than there is', async () => {
    await ledger.adjustBy(30, 'up');
    await expect(ledger.adjustBy(-31, 'down')).rejects.toMatchObject({
      code: 'INSUFFICIENT_POINTS',
    });
  });

  test('nothing is no adjustment', async () => {
    await expect(ledger.adjustBy(0)).rejects.toThrow(RangeError);
  });
});

describe('correcting', () => {
  test('an earning is reversed once, and does not pay again', async () => {
    await ledger.like(1);
    const pointId = await ledger.newestPointId();
    const corrected = await ledger.correct(pointId);
    expect(corrected.availablePoints).toBe(0);
    expect(await ledger.correct(pointId)).toEqual({ ...corrected, isRepeat: true });
    expect(await ledger.like(1)).toMatchObject({
      pointsEarned: 0,
      not_paid_reason: 'already_paid',
    });
    expect(await ledger.available()).toBe(0);
  });

  test('an earning that is partly used is reversed as far as others make up for it', async () => {
    await ledger.have(10);
    const pointId = await ledger.newestPointId();
    await ledger.redeem(1, 6);
    await expect(ledger.correct(pointId)).rejects.toMatchObject({ code: 'INSUFFICIENT_POINTS' });
    await ledger.have(7);
    expect((await ledger.correct(pointId)).availablePoints).toBe(1);
    expect((await ledger.lots()).map(([remaining]) => remaining)).toEqual([0, 1]);
  });

  test('what was taken returns to the lots that it came from', async () => {
    await ledger.have(10, 30);
    await ledger.have(10);
    const before = await ledger.lots();
    const { pointId } = await ledger.redeem(1, 14);
    await ledger.correct(pointId);
    expect(await ledger.lots()).toEqual(before);
  });

  test('expired points can be returned, for 30 days', async () => {
    await ledger.have(10, 30);
    const muchLater = daysAfter(now, 40);
    await expireLots(db, muchLater);
    await ledger.correct(await ledger.newestPointId(), muchLater);
    expect(await ledger.lots()).toEqual([[10, daysAfter(muchLater, 30)]]);
  });

  test('corrections and redemptions of rewards cannot be corrected', async () => {
    await ledger.have(50);
    const { pointId: correction } = await ledger.correct(await ledger.newestPointId());
    await ledger.have(50);
    const { pointId: hold } = await ledger.ask(10, 'a');
    const { pointId: other } = await ledger.ask(10, 'b');
    const { pointId: settlement } = await handOutReward(db, hold, now);
    const { pointId: refund } = await declineReward(db, other, now);
    for (const pointId of [correction, hold, settlement, refund]) {
      await expect(ledger.correct(pointId)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    }
    await expect(ledger.correct(999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
