import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createTranslatorFrom } from '#i18n/create-translator.ts';
import { loadLanguage, openAdminTexts, provideLanguages } from '#web/lib/language.tsx';

provideLanguages({
  load: async (locale) => {
    const texts =
      locale === 'zh'
        ? (await import('#i18n/zh/index.ts')).zh
        : (await import('#i18n/en/index.ts')).en;
    return createTranslatorFrom(locale, texts);
  },
  loadAdminTexts: async (locale) =>
    locale === 'zh'
      ? (await import('#i18n/zh/admin.ts')).adminTexts
      : (await import('#i18n/en/admin.ts')).adminTexts,
});

// The page was readable before this (`deferred-scripts.tsx`): now it is hydrated with its texts.
const locale = document.documentElement.lang === 'en' ? 'en' : 'zh';
const needsAdminTexts = /^\/(admin|teach)(\/|$)/.test(location.pathname);
await (needsAdminTexts ? openAdminTexts(locale) : loadLanguage(locale));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
