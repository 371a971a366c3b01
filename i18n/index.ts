import type { i18n } from 'i18next';
import type { Locale } from '#domain/locale.ts';
import { createTranslatorFrom } from './create-translator.ts';
import { adminTexts as enAdmin } from './en/admin.ts';
import { en } from './en/index.ts';
import { adminTexts as zhAdmin } from './zh/admin.ts';
import { zh } from './zh/index.ts';

const translators: Partial<Record<Locale, i18n>> = {};

/**
 * The translator of one language, made once a process. For the server: it loads the
 * texts of both languages, where the browser loads one at a time (`#web/lib/language.tsx`).
 */
export function createTranslator(locale: Locale): i18n {
  translators[locale] ??= createTranslatorFrom(locale, {
    en: { translation: { ...en, ...enAdmin } },
    zh: { translation: { ...zh, ...zhAdmin } },
  });
  return translators[locale];
}
