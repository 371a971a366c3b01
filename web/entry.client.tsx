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

/** A painted frame, or a moment where nothing is painted (a tab in the background). */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 300);
});

// The page is readable before this: first it is shown, then taken over with its own texts.
await Promise.all([loadLanguage(document.documentElement.lang === 'en' ? 'en' : 'zh'), painted]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
