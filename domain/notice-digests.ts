import { academyDay, addDays, atHour, mondayOf } from './academy-day.ts';

/** When emails of notices arrive: each by itself, or many in one. */
export const emailFrequencies = ['at_once', 'daily', 'weekly'] as const;
/** One of them, as a person has chosen it. */
export type EmailFrequency = (typeof emailFrequencies)[number];

/** Digests are sent at this hour of the academy, weekly ones on Mondays. */
export const DIGEST_HOUR = 8;

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
