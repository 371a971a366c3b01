import { isLocale, type Locale } from '#domain/locale.ts';

/** The language of an `Accept-Language` header: the first supported one, else Chinese. */
export function localeOf(header: string | undefined): Locale {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const language = part.trim().split(/[-;]/)[0];
    if (isLocale(language)) return language;
  }
  return 'zh';
}
