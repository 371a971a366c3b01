import { dateFormat } from '#web/lib/intl.ts';
/** The academy’s calendar day of a moment, `YYYY-MM-DD`. */
export function dayIn(iso: string, timeZone: string): string {
  return dateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(new Date(iso))
    .padStart(10, '0');
}

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    dateFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  // `Date.UTC` would take the years before 100, through which typing passes, for 1900 and on.
  const there = new Date(Date.UTC(2000, month - 1, day, hour, minute, second));
  return there.setUTCFullYear(year, month - 1, day) - moment;
}

/** The last second of an academy day as ISO 8601 UTC: until then a reward can be redeemed. */
export function endOfDayIn(day: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T23:59:59Z`);
  // The offset of the day itself: the first guess may fall on the other side of a change.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}
