import { describe, expect, test } from 'vitest';
import { expireLots } from './expire-lots.ts';
import { LedgerCommands, now } from './ledger-commands.testing.ts';
import { balancesOf, declineReward, handOutReward } from './points.testing.ts';
import { daysAfter } from './points-expiry.rules.ts';

const ledger = await LedgerCommands.open();
const { db } = ledger;

describe('holding', () => {
  test('held points cannot be used, and a repetition holds once', async () => {
    await ledger.have(100);
    const first = await ledger.ask(60, 'a');
    expect(await ledger.ask(60, 'a')).toEqual({ ...first, isRepeat: true });
    expect(await balancesOf(db, ledger.userId)).toEqual({ available: 40, held: 60 });
    await expect(ledger.redeem(1, 41)).rejects.toMatchObject({ code: 'INSUFFICIENT_POINTS' });
    await expect(ledger.ask(41, 'b')).rejects.toMatchObject({ code: 'INSUFFICIENT_POINTS' });
    await expect(ledger.ask(10, 'a')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('a captured hold is used, once, and cannot be released', async () => {
    await ledger.have(100);
    const { pointId } = await ledger.ask(60, 'a');
    const settled = await handOutReward(db, pointId, now);
    expect(await handOutReward(db, pointId, now)).toEqual({ ...settled, isRepeat: true });
    await expect(declineReward(db, pointId, now)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await balancesOf(db, ledger.userId)).toEqual({ available: 40, held: 0 });
  });

  test('a hold that is released goes back to its lots, once, and cannot be captured', async () => {
    await ledger.have(50, 30);
    await ledger.have(50);
    const before = await ledger.lots();
    const { pointId } = await ledger.ask(60, 'a');
    const released = await declineReward(db, pointId, now);
    expect(released.availablePoints).toBe(100);
    expect(await declineReward(db, pointId, now)).toEqual({ ...released, isRepeat: true });
    await expect(handOutReward(db, pointId, now)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await ledger.lots()).toEqual(before);
  });

  test('held points do not expire; returned after their end they have 30 days more', async () => {
    await ledger.have(50, 30);
    const { pointId } = await ledger.ask(20, 'a');
    const muchLater = daysAfter(now, 90);
    await expireLots(db, muchLater);
    expect(await balancesOf(db, ledger.userId)).toEqual({ available: 0, held: 20 });
    await declineReward(db, pointId, muchLater);
    expect(await ledger.lots()).toEqual([[20, daysAfter(muchLater, 30)]]);
    await expireLots(db, daysAfter(muchLater, 29));
    expect(await ledger.available()).toBe(20);
    await expireLots(db, daysAfter(muchLater, 30));
    expect(await ledger.available()).toBe(0);
  });

  test.each([
    ['an earning', () => ledger.newestPointId()],
    [
      'what captured a hold',
      async () => (await handOutReward(db, (await ledger.ask(5, 'x')).pointId, now)).pointId,
    ],
    ['nothing', async () => 999_999],
  ])('%s is no hold', async (_, findPointId) => {
    await ledger.have(10);
    const pointId = await findPointId();
    await expect(declineReward(db, pointId, now)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(handOutReward(db, pointId, now)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
