import { describe, expect, test } from 'vitest';
import { daysIn } from '#domain/academy-day.ts';
import { bucketDays, bucketsOf, decidePeriod, sameDayLastMonth } from './period.rules.ts';

describe('the period that is looked at', () => {
  const today = '2026-03-31';
  test.each([
    [{}, { from: '2026-03-02', to: today }],
    [{ to: '2026-01-30' }, { from: '2026-01-01', to: '2026-01-30' }],
    [{ from: '2026-03-31' }, { from: today, to: today }],
    [
      { from: '2026-03-01', to: '2027-01-01' },
      { from: '2026-03-01', to: today },
    ],
    [{ from: '2024-03-31' }, { from: '2024-03-31', to: today }],
    [{ from: '2024-03-30' }, 'too_long'],
    [{ from: '2026-04-01' }, 'out_of_order'],
    [{ from: '2026-04-01', to: '2026-05-01' }, 'out_of_order'],
  ])('%j becomes %j', (asked, period) => {
    expect(decidePeriod(asked, today)).toEqual(period);
  });
});

describe('the points of a series', () => {
  test('are days up to 120 of them, then weeks from the first day on', () => {
    const days = { from: '2026-01-01', to: '2026-04-30' };
    expect([daysIn(days), bucketDays(days)]).toEqual([120, 1]);
    expect(bucketsOf(days)).toHaveLength(120);
    expect(bucketsOf(days).at(-1)).toEqual({ from: '2026-04-30', to: '2026-04-30' });

    const weeks = { from: '2026-01-01', to: '2026-05-01' };
    expect(bucketDays(weeks)).toBe(7);
    expect(bucketsOf(weeks)).toHaveLength(18);
    expect(bucketsOf(weeks)[0]).toEqual({ from: '2026-01-01', to: '2026-01-07' });
    expect(bucketsOf(weeks).at(-1)).toEqual({ from: '2026-04-30', to: '2026-05-01' });
  });
});

test.each([
  ['2026-03-15', '2026-02-15'],
  ['2026-03-31', '2026-02-28'],
  ['2024-03-30', '2024-02-29'],
  ['2026-01-01', '2025-12-01'],
])('%s is compared with %s', (day, before) => {
  expect(sameDayLastMonth(day)).toBe(before);
});
