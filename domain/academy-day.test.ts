import { expect, test } from 'vitest';
import { academyClock, academyDay, addDays } from './academy-day.ts';

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

test.each([
  ['2026-01-01T16:00:09Z', 'Asia/Singapore', '2026-01-02 00:00:09'],
  ['2026-03-29T01:30:00Z', 'Europe/Berlin', '2026-03-29 03:30:00'],
  ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31 23:59:59'],
])('the clock at %s in %s shows %s', (at, zone, time) => {
  expect(academyClock(zone)(new Date(at))).toBe(time);
});
