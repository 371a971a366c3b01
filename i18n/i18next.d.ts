import 'i18next';
import type { accountTexts } from './en/account.ts';
import type { adminTexts } from './en/admin.ts';
import type { en } from './en/index.ts';
import type { serverTexts } from './en/messages.ts';
import type { pageTexts } from './en/pages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: '.';
    returnNull: false;
    resources: {
      translation: typeof en &
        typeof pageTexts &
        typeof accountTexts &
        typeof adminTexts &
        typeof serverTexts;
    };
  }
}
