import { expect, test } from 'vitest';
import { academyDay, addDays } from './academy-day.ts';

test.each([
  ['2026-01-01T15:59:59Z', 'Asia/Singapore', '2026-01-01'],
  ['2026-01-01T16:00:00Z', 'Asia/Singapore', '2026-01-02'],
  ['2026-03-29T00:30:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-12-31T16:00:00Z', 'Asia/Singapore', '2027-01-01'],
])('at %s in %s it is %s', (at, zone, day) => {
  expect(academyDay(new Date(at), zone)).toBe(day);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-05-05', 0, '2026-05-05'],
])('%s and %i days is %s', (day, count, other) => {
  expect(addDays(day, count)).toBe(other);
});
