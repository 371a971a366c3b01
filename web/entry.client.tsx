import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createTranslatorFrom } from '#i18n/create-translator.ts';
import { loadLanguage, openDesk, provideLanguages } from './lib/language.tsx';

provideLanguages({
  load: async (locale) => {
    const texts =
      locale === 'zh'
        ? (await import('#i18n/zh/index.ts')).zh
        : (await import('#i18n/en/index.ts')).en;
    return createTranslatorFrom(locale, { [locale]: { translation: texts } });
  },
  loadDesk: async (locale) =>
    locale === 'zh'
      ? (await import('#i18n/zh/desk/index.ts')).deskTexts
      : (await import('#i18n/en/desk/index.ts')).deskTexts,
});

/** A painted frame, or a moment where nothing is painted (a tab in the background). */
const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 300);
});

// The page is readable before this: first it is shown, then taken over with its own texts.
const locale = document.documentElement.lang === 'en' ? 'en' : 'zh';
const isAtDesk = /^\/(admin|teach)(\/|$)/.test(location.pathname);
await Promise.all([isAtDesk ? openDesk(locale) : loadLanguage(locale), painted]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
