/**
 * The academy's calendar day, `YYYY-MM-DD`, in its own time zone: never the client's
 * clock, never a count of milliseconds (days are 23 or 25 hours long in some zones).
 */
export function academyDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}

/** The day `count` days after another; negative counts go back. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The Mondays of all weeks from one day to another, both included. */
export function weeksBetween(from: string, to: string): string[] {
  const weeks: string[] = [];
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/**
 * Tells the academy's date and time of a moment as `YYYY-MM-DD HH:mm:ss`, which sorts and
 * which spreadsheets take for a date; made once for many moments.
 */
export function academyClock(timeZone: string): (at: Date) => string {
  // Swedish writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (at) => format.format(at);
}
