import { DAY_MS } from './units.ts';

/**
 * Formatters are cached: creating one is slow on a phone, and the server needs the same time zone
 * in every call.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(tag: string, options: Intl.DateTimeFormatOptions & { timeZone: string }) {
  const key = tag + options.timeZone;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(tag, options);
    formats.set(key, format);
  }
  return format;
}

/**
 * The academy's calendar day, `YYYY-MM-DD`, in its own time zone: never the client's
 * clock, never a count of milliseconds (days are 23 or 25 hours long in some zones).
 */
export function academyDay(at: Date, timeZone: string): string {
  const format = formatFor('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // While a year is typed it has fewer than four digits.
  return format.format(at).padStart(10, '0');
}

/** The hour that the academy's clock shows, 0 to 23. */
export function academyHour(at: Date, timeZone: string): number {
  return Number(academyClock(timeZone)(at).slice(11, 13));
}

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const format = formatFor('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  // `Date.UTC` reads years below 100, which occur while a year is typed, as 1900 and later.
  const there = new Date(Date.UTC(2000, month - 1, day, hour, minute, second));
  return there.setUTCFullYear(year, month - 1, day) - moment;
}

/** The last second of an academy day: what is valid until a day can be used until then. */
export function endOfDay(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T23:59:59Z`);
  // The offset of the day itself: the first guess may fall on the other side of a change.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/**
 * The moment at which the academy's clock shows a date and time, `YYYY-MM-DDTHH:mm`; null where the
 * text is none. Where a clock is set back the time occurs twice: one of the two is returned.
 */
export function momentAt(local: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // As in `endOfDay`, the first guess may have the offset of before a change of the clock.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** The first second of an academy day: the one after the last of the day before. */
export function startOfAcademyDay(day: string, timeZone: string): Date {
  return new Date(endOfDay(addDays(day, -1), timeZone).getTime() + 1000);
}

/** The day `count` days after another; negative counts go back. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Days of the academy, both included. */
export interface Period {
  from: string;
  to: string;
}

/** How many days a period has. */
export function daysIn({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Text of the form `YYYY-MM-DD` sorts by date. */
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);
export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** The first day of a day's month. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The last day of the month before. */
export const lastOfMonthBefore = (day: string): string => addDays(firstOfMonth(day), -1);

/** All days of a day's month. */
export function daysOfMonth(day: string): string[] {
  const month = day.slice(0, 7);
  const days: string[] = [];
  for (let next = `${month}-01`; next.startsWith(month); next = addDays(next, 1)) days.push(next);
  return days;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The last day of a day's week. */
export const sundayOf = (day: string): string => addDays(mondayOf(day), 6);

/** The Mondays of all weeks from one day to another, both included. */
export function weeksBetween(from: string, to: string): string[] {
  const weeks: string[] = [];
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/**
 * Formats moments as date and time of the academy, `YYYY-MM-DD HH:mm:ss`, which sorts and which
 * spreadsheets read as a date; the formatter is made once for many moments.
 */
export function academyClock(timeZone: string): (at: Date) => string {
  // Swedish writes dates as ISO does.
  const format = formatFor('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (at) => format.format(at);
}

/** The moment at which an hour of the academy's clock begins on a day. */
export const atHour = (day: string, hour: number, timeZone: string): Date =>
  momentAt(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone) ??
  startOfAcademyDay(day, timeZone);
