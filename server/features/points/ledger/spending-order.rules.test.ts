import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseLots, chooseLotsOfCorrection, type OpenLot } from './spending-order.rules.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('lots are spent', () => {
  const lots: OpenLot[] = [
    { lot_id: 1, remaining: 10, expires_at: null },
    { lot_id: 2, remaining: 4, expires_at: day('2026-06-01') },
    { lot_id: 3, remaining: 6, expires_at: day('2026-05-01') },
    { lot_id: 4, remaining: 5, expires_at: null },
    { lot_id: 5, remaining: 3, expires_at: day('2026-05-01') },
  ];

  test('what ends first goes first, then the oldest', () => {
    expect(chooseLots(lots, 28)).toEqual([
      { lotId: 3, amount: 6 },
      { lotId: 5, amount: 3 },
      { lotId: 2, amount: 4 },
      { lotId: 1, amount: 10 },
      { lotId: 4, amount: 5 },
    ]);
  });

  test.each([
    [5, [{ lotId: 3, amount: 5 }]],
    [6, [{ lotId: 3, amount: 6 }]],
    [
      7,
      [
        { lotId: 3, amount: 6 },
        { lotId: 5, amount: 1 },
      ],
    ],
    [0, []],
  ])('%d points touch no more lots than they need', (amount, takes) => {
    expect(chooseLots(lots, amount)).toEqual(takes);
  });

  test('more than there is cannot be taken', () => {
    expect(() => chooseLots(lots, 29)).toThrow(RangeError);
    expect(() => chooseLots([], 1)).toThrow(RangeError);
  });

  test('whatever the lots are, exactly the amount is taken and no lot gives more than it has', () => {
    const lot = fc.record({
      lot_id: fc.nat(1000),
      remaining: fc.integer({ min: 1, max: 50 }),
      expires_at: fc.option(fc.date({ noInvalidDate: true }), { nil: null }),
    });
    const anyLots = fc.uniqueArray(lot, { selector: ({ lot_id }) => lot_id, minLength: 1 });
    fc.assert(
      fc.property(anyLots, fc.nat(1000), (some, seed) => {
        const amount = seed % (some.reduce((sum, { remaining }) => sum + remaining, 0) + 1);
        const takes = chooseLots(some, amount);
        expect(takes.reduce((sum, take) => sum + take.amount, 0)).toBe(amount);
        for (const take of takes) {
          const from = some.find(({ lot_id }) => lot_id === take.lotId);
          expect(take.amount).toBeGreaterThan(0);
          expect(take.amount).toBeLessThanOrEqual(from?.remaining ?? 0);
        }
        expect(new Set(takes.map((take) => take.lotId)).size).toBe(takes.length);
      }),
    );
  });

  test('a correction empties its own lot before others, though it ends last', () => {
    const own = { lot_id: 4, remaining: 5, expires_at: null };
    expect(chooseLotsOfCorrection(own, lots, 4)).toEqual([{ lotId: 4, amount: 4 }]);
    expect(chooseLotsOfCorrection(own, lots, 8)).toEqual([
      { lotId: 4, amount: 5 },
      { lotId: 3, amount: 3 },
    ]);
    const spent = { ...own, remaining: 0 };
    expect(chooseLotsOfCorrection(spent, lots, 2)).toEqual([{ lotId: 3, amount: 2 }]);
  });
});
