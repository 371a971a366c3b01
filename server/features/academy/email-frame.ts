import type { Db } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import type { EmailFrame } from '#server/mail/render-email.ts';
import { publicOriginOf, type Settings } from '#server/settings.ts';
import { getSiteSettings } from './site-settings.queries.ts';

/** What every email says of the academy, in the language of its reader. */
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
  return { academy, home: publicOriginOf(settings), imprint };
}
