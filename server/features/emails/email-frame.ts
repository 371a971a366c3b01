import type { Db } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import type { EmailFrame } from '#server/mail/render-email.ts';
import { publicOriginOf, type Settings } from '#server/settings.ts';
import { getChangedTexts } from './email-texts.queries.ts';

/**
 * What every email says of the academy, in the language of its reader. Its texts are read each time:
 * what an admin saves is in the next email, whichever process sends it.
 */
export async function getEmailFrame(
  db: Db,
  settings: Settings,
  locale: Locale,
): Promise<EmailFrame> {
  const site = await getSiteSettings(db);
  const own = (en: string, zh: string) => (locale === 'zh' ? zh || en : en || zh);
  const academy = own(site.name, site.name_zh);
  const legalName = own(site.legal_name, site.legal_name_zh) || academy;
  const address = own(site.legal_address, site.legal_address_zh).split('\n');
  const imprint = [legalName, ...address].map((line) => line.trim()).filter((line) => line !== '');
  return {
    academy,
    home: publicOriginOf(settings),
    imprint,
    texts: await getChangedTexts(db, locale),
  };
}
