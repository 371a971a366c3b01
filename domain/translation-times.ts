import type { Locale } from './locale.ts';

/** When the texts of each language last changed, or were matched with the other's. */
export interface TranslationTimes {
  en: Date;
  zh: Date;
}

/** A yes or no for each language. */
export type ByLanguage = Record<Locale, boolean>;

/**
 * The times of both languages after a save. A change in one language leaves the other outdated. A
 * change in the outdated language, or in one that lacked something, brings both in sync as of this
 * save, and neither time is older than the change.
 * @param lacks whether a language lacked something that the other had, before the save
 */
export function translationTimestamps(
  { en, zh }: TranslationTimes,
  lacks: ByLanguage,
  changed: ByLanguage,
  at: Date,
): TranslationTimes {
  if (changed.en && changed.zh) return { en: at, zh: at };
  if (changed.en) return en < zh || lacks.en ? { en: at, zh: at } : { en: at, zh };
  if (changed.zh) return zh < en || lacks.zh ? { en: at, zh: at } : { en, zh: at };
  return { en, zh };
}

/**
 * The times after an older version was restored: its languages are to each other as they were.
 * @param then the times when the version was saved; null where they were not stored
 * @param usual the times that a usual save of the same texts would leave
 */
export function restoredTimestamps(
  then: TranslationTimes | null,
  usual: TranslationTimes,
  at: Date,
): TranslationTimes {
  if (then === null) return usual;
  return then.en.getTime() === then.zh.getTime() ? { en: at, zh: at } : then;
}

/** The language that is older than the other; what lacks something is missing, not older. */
export function outdatedLanguage({ en, zh }: TranslationTimes, lacks: ByLanguage): Locale | null {
  if (en < zh) return lacks.en ? null : 'en';
  if (zh < en) return lacks.zh ? null : 'zh';
  return null;
}

/** Both languages as of the later of the two: somebody has said that the older one is right. */
export function markInSync({ en, zh }: TranslationTimes): TranslationTimes {
  const latest = en < zh ? zh : en;
  return { en: latest, zh: latest };
}
