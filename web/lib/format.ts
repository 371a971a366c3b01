import { dateFormat } from '#domain/date-format.ts';
import { formatPrice } from '#domain/format-price.ts';
import type { Locale } from '#domain/locale.ts';
import { shownTime, timeZoneName } from '#domain/shown-time.ts';
import { useDuration } from './format-duration.ts';
import { groupDigits } from './intl.ts';
import { useLocale } from './language.tsx';
import { useSiteData } from './site-data.ts';

/**
 * A moment in the academy’s time zone: `MMM DD, YYYY HH:mm` in English, `YYYY-MM-DD HH:mm` in
 * Chinese.
 */
export function formatDateTime(iso: string, timeZone: string, locale: Locale): string {
  const { day, time } = shownTime(new Date(iso), timeZone, locale);
  return `${day} ${time}`;
}

/** The day alone, as each language writes it. */
export function formatDay(iso: string, timeZone: string, locale: Locale): string {
  return dateFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    timeZone,
    dateStyle: 'long',
  }).format(new Date(iso));
}

/** The size of a file in a suitable unit. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.ceil(kilobytes)} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Formatters for the page’s language and the academy’s time zone. */
export function useFormat() {
  const locale = useLocale();
  const { site } = useSiteData();
  return {
    dateTime: (iso: string) => formatDateTime(iso, site.time_zone, locale),
    day: (iso: string) => formatDay(iso, site.time_zone, locale),
    price: formatPrice,
    zoneName: timeZoneName(site.time_zone, locale),
    bytes: formatBytes,
    number: groupDigits,
    duration: useDuration(),
  };
}
