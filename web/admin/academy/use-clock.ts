import { dateFormat } from '#domain/date-format.ts';
import { htmlLang } from '#domain/locale.ts';
import { useLocale } from '#web/lib/language.tsx';

/**
 * Formats day and time of one moment in any time zone.
 * @param now the moment, as given by the server: server and browser render the same
 */
export function useClock(now: string): (timeZone: string) => string {
  const locale = useLocale();
  return (timeZone) =>
    dateFormat(locale === 'zh' ? htmlLang.zh : 'en-GB', {
      timeZone,
      dateStyle: 'full',
      timeStyle: 'short',
    }).format(new Date(now));
}
