import type { Locale } from './locale.ts';

/** A text in both languages; of an optional one null is as empty as ''. */
export interface BilingualValue {
  en: string | null;
  zh: string | null;
}

const isEmpty = (text: string | null) => text === null || text.trim() === '';

/**
 * Whether a language lacks a text: it is empty there while the other language has it. What is
 * empty in both is not a missing translation. Every mark, filter and count means this.
 */
export function lacksLanguage(texts: readonly BilingualValue[], language: Locale): boolean {
  return language === 'zh'
    ? texts.some(({ en, zh }) => isEmpty(zh) && !isEmpty(en))
    : texts.some(({ en, zh }) => isEmpty(en) && !isEmpty(zh));
}

/** The languages that lack a text, Chinese first. */
export function missingLanguages(texts: readonly BilingualValue[]): Locale[] {
  return (['zh', 'en'] as const).filter((language) => lacksLanguage(texts, language));
}

/** The language in which a text is shown to a reader: their own, else the one that has it. */
export function shownLanguage({ en, zh }: BilingualValue, reader: Locale): Locale {
  if (reader === 'zh') return isEmpty(zh) && !isEmpty(en) ? 'en' : 'zh';
  return isEmpty(en) && !isEmpty(zh) ? 'zh' : 'en';
}
