import {
  academyDay,
  academyHour,
  addDays,
  momentAt,
  mondayOf,
  startOfAcademyDay,
} from './academy-day.ts';

/** When emails of notices arrive: each by itself, or many in one. */
export const emailFrequencies = ['at_once', 'daily', 'weekly'] as const;
export type EmailFrequency = (typeof emailFrequencies)[number];

/** Hours of the academy's clock, 0 to 23, in which no notice is emailed or pushed; `to` is the first after them. */
export interface QuietHours {
  from: number;
  to: number;
}

/** How the emails of somebody's notices arrive. */
export interface NoticeDelivery {
  frequency: EmailFrequency;
  /** null: none. */
  quiet: QuietHours | null;
}

/**
 * What holds for those who have chosen nothing. No quiet hours: an email wakes nobody, and who waits
 * for a grade in the evening has it.
 */
export const USUAL_DELIVERY: NoticeDelivery = { frequency: 'at_once', quiet: null };

/** What is offered first to who wants quiet hours. */
export const USUAL_QUIET_HOURS: QuietHours = { from: 22, to: 8 };

/** Digests are sent at this hour of the academy, weekly ones on Mondays. */
export const DIGEST_HOUR = 8;

/** Whether it is day; reminders that can wait are sent by day only. */
export function isDaytime(hour: number): boolean {
  return hour >= 9 && hour < 22;
}

const atHour = (day: string, hour: number, timeZone: string): Date =>
  momentAt(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone) ??
  startOfAcademyDay(day, timeZone);

/** Whether an hour is quiet; quiet hours may go over midnight. */
function isQuietHour(hour: number, { from, to }: QuietHours): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** When an email or a push of a notice may leave. @returns null: now */
export function quietUntil(quiet: QuietHours | null, now: Date, timeZone: string): Date | null {
  if (quiet === null) return null;
  const hour = academyHour(now, timeZone);
  if (!isQuietHour(hour, quiet)) return null;
  const today = academyDay(now, timeZone);
  return atHour(hour < quiet.to ? today : addDays(today, 1), quiet.to, timeZone);
}

/**
 * Notices from before this moment are in the digest that is due: the latest time at which one was
 * to be sent. Whoever no longer wants digests gets what still waits at once.
 */
export function digestedBefore(frequency: EmailFrequency, now: Date, timeZone: string): Date {
  if (frequency === 'at_once') return now;
  const today = academyDay(now, timeZone);
  const day = frequency === 'daily' ? today : mondayOf(today);
  const due = atHour(day, DIGEST_HOUR, timeZone);
  return due <= now
    ? due
    : atHour(addDays(day, frequency === 'daily' ? -1 : -7), DIGEST_HOUR, timeZone);
}
