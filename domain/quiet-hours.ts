import { academyDay, academyHour, addDays, atHour } from './academy-day.ts';

/** Hours of the academy's clock, 0 to 23, in which no notice is emailed or pushed; `to` is the first after them. */
export interface QuietHours {
  from: number;
  to: number;
}

/** The quiet hours that the form suggests to a person who has none. */
export const USUAL_QUIET_HOURS: QuietHours = { from: 22, to: 8 };

/** Whether an hour is quiet; quiet hours may go over midnight. */
function isQuietHour(hour: number, { from, to }: QuietHours): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** When an email or a push of a notice may be sent. @returns null: now */
export function quietUntil(quiet: QuietHours | null, now: Date, timeZone: string): Date | null {
  if (quiet === null) return null;
  const hour = academyHour(now, timeZone);
  if (!isQuietHour(hour, quiet)) return null;
  const today = academyDay(now, timeZone);
  return atHour(hour < quiet.to ? today : addDays(today, 1), quiet.to, timeZone);
}
