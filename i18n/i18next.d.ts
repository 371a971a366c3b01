import 'i18next';
import type { accountTexts } from './en/account.ts';
import type { adminTexts } from './en/admin.ts';
import type { en } from './en/index.ts';
import type { serverTexts } from './en/messages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: '.';
    returnNull: false;
    resources: {
      translation: typeof en & typeof accountTexts & typeof adminTexts & typeof serverTexts;
    };
  }
}
