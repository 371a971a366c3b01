import { createInstance, type i18n, type Resource } from 'i18next';
import type { Locale } from '#domain/locale.ts';

/**
 * A translator over the texts it is given, ready at once. It stays with its language:
 * another language is another translator, so that no request changes another's texts.
 */
export function createTranslatorFrom(locale: Locale, resources: Resource): i18n {
  const translator = createInstance();
  translator.init({
    lng: locale,
    fallbackLng: 'en',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return translator;
}
