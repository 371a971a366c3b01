import { dateFormat } from '#domain/date-format.ts';
import { useLocale } from '#web/lib/language.tsx';

/** `2 Mar` where the year is clear, `2 Mar 2026` where it is not, `2 March 2026` in a sentence. */
export type DayStyle = 'short' | 'year' | 'long';

/** Writes a day `YYYY-MM-DD` of the academy for reading; a day has no time zone. */
export function useDayText(usual: DayStyle = 'long'): (day: string, style?: DayStyle) => string {
  const locale = useLocale();
  const tag = locale === 'zh' ? 'zh-CN' : 'en-GB';
  return (day, style = usual) =>
    dateFormat(tag, {
      timeZone: 'UTC',
      day: 'numeric',
      month: style === 'long' ? 'long' : 'short',
      ...(style !== 'short' && { year: 'numeric' }),
    }).format(new Date(`${day}T00:00:00Z`));
}
