/** The languages of the academy, Chinese first, as its pages name them. */
export const locales = ['zh', 'en'] as const;
export type Locale = (typeof locales)[number];

export function isLocale(value: unknown): value is Locale {
  return value === 'zh' || value === 'en';
}

/** The language that is not this one. */
export const otherLocale = (locale: Locale): Locale => (locale === 'zh' ? 'en' : 'zh');

/** The language of the `lang` attribute. */
export const htmlLang: Record<Locale, string> = { zh: 'zh-CN', en: 'en' };

/** How a page is painted; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
