import 'i18next';
import type { deskTexts } from './en/desk/index.ts';
import type { en } from './en/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: '.';
    returnNull: false;
    resources: { translation: typeof en & typeof deskTexts };
  }
}
