import { dateFormat } from './date-format.ts';
import type { Locale } from './locale.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The day and the time of day of a moment in the academy’s time zone, as screens and emails show them:
 * `MMM DD, YYYY` in English, `YYYY-MM-DD` in Chinese, `HH:mm` in both.
 */
export function shownTime(
  at: Date,
  timeZone: string,
  locale: Locale,
): { day: string; time: string } {
  const parts = Object.fromEntries(
    dateFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day =
    locale === 'zh'
      ? `${parts.year}-${parts.month}-${parts.day}`
      : `${MONTHS[Number(parts.month) - 1]} ${parts.day}, ${parts.year}`;
  return { day, time: `${parts.hour}:${parts.minute}` };
}

/** The common name of a time zone: “Singapore Time”, “新加坡时间”. */
export function timeZoneName(timeZone: string, locale: Locale): string {
  const format = dateFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone,
    timeZoneName: 'shortGeneric',
  });
  const named = format.formatToParts(0).find(({ type }) => type === 'timeZoneName');
  return named?.value ?? timeZone;
}
