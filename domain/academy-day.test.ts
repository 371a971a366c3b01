import { expect, test } from 'vitest';
import {
  academyClock,
  academyDay,
  addDays,
  daysIn,
  daysOfMonth,
  earlierOf,
  endOfDay,
  firstOfMonth,
  lastOfMonthBefore,
  laterOf,
  momentAt,
  mondayOf,
  startOfAcademyDay,
  sundayOf,
  weeksBetween,
} from './academy-day.ts';

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

test.each([
  ['2026-12-31', 'Asia/Singapore', '2026-12-31T15:59:59.000Z'],
  ['2026-12-31', 'UTC', '2026-12-31T23:59:59.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-02T03:59:59.000Z'],
  // Berlin puts its clocks back in the night to this day.
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.000Z'],
  // Years that a date field holds while 2026 is typed; time zones used local mean time then.
  ['0020-12-31', 'Asia/Singapore', '0020-12-31T17:04:34.000Z'],
  ['0002-12-31', 'UTC', '0002-12-31T23:59:59.000Z'],
])('%s in %s ends at %s', (day, timeZone, iso) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(iso);
  expect(academyDay(new Date(iso), timeZone)).toBe(day);
});

test.each([
  ['2026-01-01', 'Asia/Singapore', '2025-12-31T16:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
])('%s in %s begins at %s', (day, timeZone, iso) => {
  expect(startOfAcademyDay(day, timeZone).toISOString()).toBe(iso);
});

test.each([
  ['2026-01-01', '2026-01-01', 1],
  ['2026-02-28', '2026-03-01', 2],
  ['2026-01-01', '2026-12-31', 365],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysIn({ from, to })).toBe(days);
});

test.each([
  // A Monday, a Sunday, and a week over the turn of a year.
  ['2026-03-02', '2026-03-02', '2026-03-08'],
  ['2026-03-08', '2026-03-02', '2026-03-08'],
  ['2026-01-01', '2025-12-29', '2026-01-04'],
])('the week of %s lasts from %s to %s', (day, monday, sunday) => {
  expect([mondayOf(day), sundayOf(day)]).toEqual([monday, sunday]);
});

test('weeks are counted with the first and the last day', () => {
  expect(weeksBetween('2026-03-08', '2026-03-09')).toEqual(['2026-03-02', '2026-03-09']);
  expect(weeksBetween('2026-03-03', '2026-03-08')).toEqual(['2026-03-02']);
});

test.each([
  ['2026-02-11', 28],
  ['2028-02-29', 29],
  ['2026-12-31', 31],
  ['2026-04-01', 30],
])('the month of %s has %d days', (someDay, count) => {
  const month = daysOfMonth(someDay);
  expect(month).toHaveLength(count);
  expect(month[0]).toBe(`${someDay.slice(0, 7)}-01`);
  expect(month.at(-1)).toBe(`${someDay.slice(0, 7)}-${count}`);
});

test('a month begins on its first day, after the last of the one before', () => {
  expect(firstOfMonth('2028-03-31')).toBe('2028-03-01');
  expect(lastOfMonthBefore('2028-03-31')).toBe('2028-02-29');
});

test('of two days one is earlier, or they are one', () => {
  expect(earlierOf('2026-02-28', '2026-03-01')).toBe('2026-02-28');
  expect(laterOf('2026-02-28', '2026-03-01')).toBe('2026-03-01');
  expect(laterOf('2026-02-28', '2026-02-28')).toBe('2026-02-28');
});

test.each([
  ['2026-03-09T15:30', 'Asia/Singapore', '2026-03-09T07:30:00.000Z'],
  ['2026-03-29T01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
  ['2026-03-09T15:30:20', 'UTC', '2026-03-09T15:30:20.000Z'],
])('the clock in question shows %s in %s at %s', (local, zone, moment) => {
  expect(momentAt(local, zone)?.toISOString()).toBe(moment);
});

test.each(['', '2026-03-09', '2026-02-31T25:00', '2026-13-01T10:00', 'tomorrow'])(
  'no clock shows “%s”',
  (local) => {
    expect(momentAt(local, 'Asia/Singapore')).toBeNull();
  },
);
