import type { Locale } from '#domain/locale.ts';
import { createTranslatorFrom, type Translator } from './create-translator.ts';
import { accountTexts as enAccount } from './en/account.ts';
import { adminTexts as enAdmin } from './en/admin.ts';
import { en } from './en/index.ts';
import { serverTexts as enServer } from './en/messages.ts';
import { pageTexts as enPages } from './en/pages.ts';
import { type Message, translate } from './message.ts';
import { accountTexts as zhAccount } from './zh/account.ts';
import { adminTexts as zhAdmin } from './zh/admin.ts';
import { zh } from './zh/index.ts';
import { serverTexts as zhServer } from './zh/messages.ts';
import { pageTexts as zhPages } from './zh/pages.ts';

const translators: Partial<Record<Locale, Translator>> = {};

/**
 * The translator of one language, made once a process. For the server: it loads the
 * texts of both languages, where the browser loads one at a time (`#web/lib/language.tsx`).
 */
export function createTranslator(locale: Locale): Translator {
  translators[locale] ??=
    locale === 'zh'
      ? createTranslatorFrom('zh', zh, zhPages, zhAccount, zhAdmin, zhServer)
      : createTranslatorFrom('en', en, enPages, enAccount, enAdmin, enServer);
  return translators[locale];
}

/** A message in both languages, for a text that becomes part of the academy's data. */
export function inBothLanguages(message: Message): Record<Locale, string> {
  return {
    en: translate(createTranslator('en'), message),
    zh: translate(createTranslator('zh'), message),
  };
}
