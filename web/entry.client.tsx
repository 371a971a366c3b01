import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createTranslatorFrom } from '#i18n/create-translator.ts';
import { loadLanguage, provideLanguages } from './lib/language.tsx';

provideLanguages({
  load: async (locale) => {
    const texts =
      locale === 'zh'
        ? (await import('#i18n/zh/index.ts')).zh
        : (await import('#i18n/en/index.ts')).en;
    return createTranslatorFrom(locale, { [locale]: { translation: texts } });
  },
});

// The page is readable before this; only its texts in this language are needed to take it over.
await loadLanguage(document.documentElement.lang === 'en' ? 'en' : 'zh');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
