import { dateFormat } from '#web/lib/intl.ts';
import { useLocale } from '#web/lib/language.tsx';

/** Writes a day `YYYY-MM-DD` of the academy for reading; a day has no time zone. */
export function useDayText(): (day: string, style?: 'short' | 'long') => string {
  const locale = useLocale();
  const tag = locale === 'zh' ? 'zh-CN' : 'en-GB';
  return (day, style = 'long') =>
    dateFormat(tag, {
      timeZone: 'UTC',
      day: 'numeric',
      month: style === 'short' ? 'short' : 'long',
      ...(style === 'long' && { year: 'numeric' }),
    }).format(new Date(`${day}T00:00:00Z`));
}
