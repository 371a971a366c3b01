import { describe, expect, test } from 'vitest';
import { isTooLong, pointsText, shownPeriod } from './statement.rules.ts';

test.each([
  ['csv', 0, false],
  ['csv', 50_000, false],
  ['csv', 50_001, true],
  ['pdf', 2_000, false],
  ['pdf', 2_001, true],
] as const)('a %s of %i entries is too long: %s', (form, count, expected) => {
  expect(isTooLong(form, count)).toBe(expected);
});

describe('the period of a statement', () => {
  // In Singapore it is the next day already.
  const now = new Date('2026-03-01T20:00:00Z');
  const clock = { now, timeZone: 'Asia/Singapore' };
  const first = { first_at: new Date('2025-12-31T16:00:00Z') };

  test.each([
    ['as asked for', { from: '2026-01-01', to: '2026-01-31' }, first, '2026-01-01', '2026-01-31'],
    ['from the first entry', { from: null, to: '2026-01-31' }, first, '2026-01-01', '2026-01-31'],
    ['up to today', { from: '2026-02-01', to: null }, first, '2026-02-01', '2026-03-02'],
    ['today alone', { from: null, to: null }, { first_at: null }, '2026-03-02', '2026-03-02'],
  ])('is %s', (_, period, summary, from, to) => {
    expect(shownPeriod(period, summary, clock)).toEqual({ from, to });
  });
});

test.each([
  [0, 'always', '0'],
  [10, 'always', '+10'],
  [10, 'negative', '10'],
  [-10, 'always', '−10'],
  [-12_345, 'negative', '−12,345'],
] as const)('%i points, sign %s, reads %s', (points, sign, text) => {
  expect(pointsText(points, sign)).toBe(text);
});
