import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_POINTS } from '#contract/fields.ts';
import {
  assertPoints,
  chooseLots,
  chooseLotsOfCorrection,
  decideEarning,
  decideHoldTransition,
  earningKey,
  extensionOf,
  isReversible,
  lotsOfOneEntry,
  mayDecideAbout,
  type OpenLot,
} from './points.rules.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test('a cause has one name', () => {
  expect(earningKey('course_like', 7, 12)).toBe('course_like:7:12');
  expect(earningKey('daily_sign_in', 7, '2026-05-01')).toBe('daily_sign_in:7:2026-05-01');
  expect(earningKey('welcome', 7)).toBe('welcome:7');
});

test.each([1, MAX_POINTS])('%d points can move', (amount) => {
  expect(() => assertPoints(amount)).not.toThrow();
});

test.each([0, -1, 1.5, MAX_POINTS + 1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d points cannot move',
  (amount) => {
    expect(() => assertPoints(amount)).toThrow(RangeError);
  },
);

describe('what an action earns', () => {
  const rule = { amount: 5, daily_cap: 12, is_active: true };
  const free = { ownAmount: 0, isPaid: false, paidToday: 0 };

  test.each([
    ['the rule’s amount', { ...free, rule }, 5, null],
    ['nothing when it was paid before', { ...free, rule, isPaid: true }, 0, 'already_paid'],
    [
      'paid before, even while the rule is off',
      { ...free, rule: { ...rule, is_active: false }, isPaid: true },
      0,
      'already_paid',
    ],
    [
      'nothing while the rule is off',
      { ...free, rule: { ...rule, is_active: false } },
      0,
      'rule_off',
    ],
    ['nothing without a rule', { ...free, rule: undefined, ownAmount: 9 }, 0, 'rule_off'],
    ['nothing by a rule that pays 0', { ...free, rule: { ...rule, amount: 0 } }, 0, 'rule_off'],
    [
      'the subject’s amount where the rule has none',
      { ...free, rule: { ...rule, amount: null }, ownAmount: 9 },
      9,
      null,
    ],
    ['not the subject’s amount where the rule has one', { ...free, rule, ownAmount: 9 }, 5, null],
    [
      'nothing for a subject that pays 0',
      { ...free, rule: { ...rule, amount: null } },
      0,
      'rule_off',
    ],
    ['all of it just up to the cap', { ...free, rule, paidToday: 7 }, 5, null],
    ['nothing, not a part, over the cap', { ...free, rule, paidToday: 8 }, 0, 'daily_cap'],
    [
      'everything without a cap',
      { ...free, rule: { ...rule, daily_cap: null }, paidToday: 900 },
      5,
      null,
    ],
  ] as const)('%s', (_, situation, amount, reason) => {
    expect(decideEarning(situation)).toEqual({ amount, reason });
  });
});

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

test('a lot that has ended gets 30 days more when points return to it, once; another none', () => {
  const now = day('2026-05-01');
  const end = (expiresAt: Date | null, wasExtended = false) =>
    extensionOf({ expiresAt, wasExtended }, now);
  expect(end(null)).toBeNull();
  expect(end(day('2026-05-02'))).toBeNull();
  expect(end(now)).toEqual(day('2026-05-31'));
  expect(end(day('2026-01-01'))).toEqual(day('2026-05-31'));
  expect(end(day('2026-01-01'), true)).toBeNull();
});

test('lots of more points than an entry may move expire in several', () => {
  const lots = [60_000_000, 40_000_000, 1].map((remaining) => ({ remaining }));
  expect(lotsOfOneEntry(lots)).toEqual(lots.slice(0, 2));
  expect(lotsOfOneEntry([])).toEqual([]);
});

test.each([
  [null, 'captured', 'resolve'],
  [null, 'released', 'resolve'],
  ['captured', 'captured', 'repeat'],
  ['released', 'released', 'repeat'],
  ['captured', 'released', 'too_late'],
  ['released', 'captured', 'too_late'],
] as const)('a hold that is %s and should be %s: %s', (outcome, wanted, step) => {
  expect(decideHoldTransition(outcome, wanted)).toBe(step);
});

test.each([
  ['course_like', true],
  ['course_redemption', true],
  ['admin_adjustment', true],
  ['expiry', true],
  ['reward_redemption', false],
  ['redemption_refund', false],
  ['reversal', false],
] as const)('that a %s can be corrected is %s', (kind, expected) => {
  expect(isReversible(kind)).toBe(expected);
});

test('nobody decides about what is their own', () => {
  expect([mayDecideAbout(1, 1), mayDecideAbout(1, 2)]).toEqual([false, true]);
});
