import { cached } from '#database/cached-values.ts';
import type { Db } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';

/** The academy's one settings row as it is stored, for who changes it. */
export function readSiteSettings(db: Db) {
  return db.selectFrom('site_settings').selectAll().executeTakeFirstOrThrow();
}

/** The academy's settings, kept in memory until somebody changes them. */
export const getSiteSettings = cached(readSiteSettings);

/** In which the academy's days are counted. */
export async function getTimeZone(db: Db): Promise<string> {
  return (await getSiteSettings(db)).time_zone;
}

/** The academy's name; where a language has none, that of the other one. */
export async function getAcademyName(db: Db, locale: Locale): Promise<string> {
  const site = await getSiteSettings(db);
  return locale === 'zh' ? site.name_zh || site.name : site.name || site.name_zh;
}
