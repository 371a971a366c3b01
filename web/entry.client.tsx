import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createTranslatorFrom } from '#i18n/create-translator.ts';
import { loadLanguage, openTexts, provideLanguages, textAreaOf } from '#web/lib/language.tsx';

provideLanguages({
  load: async (locale) => {
    const texts =
      locale === 'zh'
        ? (await import('#i18n/zh/index.ts')).zh
        : (await import('#i18n/en/index.ts')).en;
    return createTranslatorFrom(locale, texts);
  },
  loadAreaTexts: async (area, locale) => {
    if (area === 'account') {
      return locale === 'zh'
        ? (await import('#i18n/zh/account.ts')).accountTexts
        : (await import('#i18n/en/account.ts')).accountTexts;
    }
    return locale === 'zh'
      ? (await import('#i18n/zh/admin.ts')).adminTexts
      : (await import('#i18n/en/admin.ts')).adminTexts;
  },
});

// The page was readable before this (`deferred-scripts.tsx`): now it is hydrated with its texts.
const locale = document.documentElement.lang === 'en' ? 'en' : 'zh';
const area = textAreaOf(location.pathname);
await (area === null ? loadLanguage(locale) : openTexts(area, locale));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
