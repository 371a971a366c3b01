import type { Locale } from '#domain/locale.ts';
import { shownTime, timeZoneName } from '#domain/shown-time.ts';

/** Times in emails: by the academy's clock, as on screens, with the name of its time zone. */
interface Clock {
  timeZone: string;
  locale: Locale;
}

/** A moment: `Mar 09, 2026 15:30 (Singapore Time)`, `2026-03-09 15:30（新加坡时间）`. */
export function emailTime(at: Date, clock: Clock): string {
  const { day, time } = shownTime(at, clock.timeZone, clock.locale);
  return `${day} ${time}${zone(clock)}`;
}

/** From a moment to another, which is on the same day as a rule: `Mar 09, 2026 15:30–16:15 (…)`. */
export function emailPeriod(from: Date, to: Date, clock: Clock): string {
  const start = shownTime(from, clock.timeZone, clock.locale);
  const end = shownTime(to, clock.timeZone, clock.locale);
  const until = start.day === end.day ? end.time : `${end.day} ${end.time}`;
  return `${start.day} ${start.time}–${until}${zone(clock)}`;
}

/** The day of a moment: `Mar 09, 2026`, `2026-03-09`. */
export const emailDay = (at: Date, { timeZone, locale }: Clock): string =>
  shownTime(at, timeZone, locale).day;

function zone({ timeZone, locale }: Clock): string {
  const name = timeZoneName(timeZone, locale);
  return locale === 'zh' ? `（${name}）` : ` (${name})`;
}
