import type { z } from 'zod';
import type { siteSettingsPatchBody } from '#contract/academy-admin.ts';
import type { Tx } from '#database/open.ts';

/** Locks the settings until the transaction ends; they are always there. */
export async function lockSiteSettings(tx: Tx): Promise<boolean> {
  await tx
    .selectFrom('site_settings')
    .select('version')
    .forUpdate('site_settings')
    .executeTakeFirstOrThrow();
  return true;
}

/** @param change what is undefined in it stays as it is */
export async function updateSiteSettings(
  tx: Tx,
  change: Omit<z.output<typeof siteSettingsPatchBody>, 'version'>,
  now: Date,
): Promise<void> {
  const { social_links: links, partners, payment_methods: methods, ...texts } = change;
  await tx
    .updateTable('site_settings')
    .set((eb) => ({
      ...texts,
      ...(links === undefined ? {} : { social_links: JSON.stringify(links) }),
      ...(partners === undefined ? {} : { partners: JSON.stringify(partners) }),
      ...(methods === undefined ? {} : { payment_methods: JSON.stringify(methods) }),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .execute();
}
