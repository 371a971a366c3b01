import { useMemo } from 'react';
import { dateFormat } from '#web/lib/intl.ts';
import { useLocale } from '#web/lib/language.tsx';

/** A day of the academy as people write it, short: `2 Mar`, `3月2日`. */
export function useDayText(): (day: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = dateFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    return (day) => format.format(new Date(`${day}T00:00:00Z`));
  }, [locale]);
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The last day of the week that begins on a Monday. */
export const sundayOf = (monday: string): string => daysAfter(monday, 6);

export const dayAfter = (day: string): string => daysAfter(day, 1);
