import { accountTexts as enAccount } from './en/account.ts';
import { adminTexts as enAdmin } from './en/admin.ts';
import { en } from './en/index.ts';
import { serverTexts as enServer } from './en/messages.ts';
import { pageTexts as enPages } from './en/pages.ts';
import { accountTexts as zhAccount } from './zh/account.ts';
import { adminTexts as zhAdmin } from './zh/admin.ts';
import { zh } from './zh/index.ts';
import { serverTexts as zhServer } from './zh/messages.ts';
import { pageTexts as zhPages } from './zh/pages.ts';

/** The texts of all areas together, for tests that check every text. */
export const everyText = {
  en: { ...en, ...enPages, ...enAccount, ...enAdmin, ...enServer },
  zh: { ...zh, ...zhPages, ...zhAccount, ...zhAdmin, ...zhServer },
} as const;
