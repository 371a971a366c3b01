import type { i18n } from 'i18next';
import type { Locale } from '#domain/locale.ts';
import { createTranslatorFrom } from './create-translator.ts';
import { adminTexts as enAdmin } from './en/admin.ts';
import { en } from './en/index.ts';
import { serverTexts as enServer } from './en/messages.ts';
import { type Message, translate } from './message.ts';
import { adminTexts as zhAdmin } from './zh/admin.ts';
import { zh } from './zh/index.ts';
import { serverTexts as zhServer } from './zh/messages.ts';

const translators: Partial<Record<Locale, i18n>> = {};

/**
 * The translator of one language, made once a process. For the server: it loads the
 * texts of both languages, where the browser loads one at a time (`#web/lib/language.tsx`).
 */
export function createTranslator(locale: Locale): i18n {
  translators[locale] ??= createTranslatorFrom(locale, {
    en: { translation: { ...en, ...enAdmin, ...enServer } },
    zh: { translation: { ...zh, ...zhAdmin, ...zhServer } },
  });
  return translators[locale];
}

/** A message in both languages, for a text that becomes part of the academy's data. */
export function inBothLanguages(message: Message): Record<Locale, string> {
  return {
    en: translate(createTranslator('en'), message),
    zh: translate(createTranslator('zh'), message),
  };
}
