import { expect, test } from 'vitest';
import { extensionOf, lotsOfOneEntry } from './points-expiry.rules.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

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
