import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createTranslatorFrom } from '#i18n/create-translator.ts';
import { openTexts, provideLanguages, textAreasOf } from '#web/lib/language.tsx';

/** Each is a file of its own, whose address `scripts/text-files.ts` gives to pages. */
const areaTexts = {
  account: {
    zh: async () => (await import('#i18n/zh/account.ts')).accountTexts,
    en: async () => (await import('#i18n/en/account.ts')).accountTexts,
  },
  admin: {
    zh: async () => (await import('#i18n/zh/admin.ts')).adminTexts,
    en: async () => (await import('#i18n/en/admin.ts')).adminTexts,
  },
  pages: {
    zh: async () => (await import('#i18n/zh/pages.ts')).pageTexts,
    en: async () => (await import('#i18n/en/pages.ts')).pageTexts,
  },
};

provideLanguages({
  load: async (locale) => {
    const texts =
      locale === 'zh'
        ? (await import('#i18n/zh/index.ts')).zh
        : (await import('#i18n/en/index.ts')).en;
    return createTranslatorFrom(locale, texts);
  },
  loadAreaTexts: (area, locale) => areaTexts[area][locale](),
});

// The page is readable without scripts (`deferred-scripts.tsx`); it is hydrated with its texts.
const locale = document.documentElement.lang === 'en' ? 'en' : 'zh';
await openTexts(textAreasOf(location.pathname), locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
