import type { Locale } from './locale.ts';

/** When the texts of each language last changed. */
export interface TranslationTimes {
  en: Date;
  zh: Date;
}

/** Of each language, whether something is so. */
export type ByLanguage = Record<Locale, boolean>;

/**
 * When the texts of each language changed, after a save. Who changes one language leaves the
 * other behind. Who changes the one that was behind, or that lacked something, has caught
 * up: then both are in sync.
 * @param lacks whether a language lacked something that the other had, before the save
 */
export function translationTimestamps(
  { en, zh }: TranslationTimes,
  lacks: ByLanguage,
  changed: ByLanguage,
  at: Date,
): TranslationTimes {
  if (changed.en && changed.zh) return { en: at, zh: at };
  if (changed.en) return en < zh || lacks.en ? { en: zh, zh } : { en: at, zh };
  if (changed.zh) return zh < en || lacks.zh ? { en, zh: en } : { en, zh: at };
  return { en, zh };
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
