import { createContext, use } from 'react';
import type { Translator } from '#i18n/create-translator.ts';

/** The translator of the page, or of a part of it that is shown in another language. */
export const TranslatorContext = createContext<Translator | null>(null);

/** `t` for the texts of interface; its keys and their variables are checked. */
export function useTranslation(): { t: Translator['t']; translator: Translator } {
  const translator = use(TranslatorContext);
  if (translator === null) throw new Error('Texts are read outside of a page.');
  return { t: translator.t, translator };
}
