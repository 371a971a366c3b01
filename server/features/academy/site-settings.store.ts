import type { z } from 'zod';
import type { siteSettingsPatchBody } from '#contract/academy-admin.ts';
import type { secondFactorChoice } from '#contract/second-factor.ts';
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

/** The default is announced anew, with its whole notice, where a choice is taken back. */
const chosenFactor = (choice: z.output<typeof secondFactorChoice>, now: Date) =>
  choice === 'default'
    ? { second_factor_for: 'none' as const, second_factor_chosen_at: null }
    : {
        second_factor_for: choice,
        second_factor_chosen_at: now,
        second_factor_default_at: null,
      };

/** @param change what is undefined in it stays as it is */
export async function updateSiteSettings(
  tx: Tx,
  change: Omit<z.output<typeof siteSettingsPatchBody>, 'version'>,
  now: Date,
): Promise<void> {
  const {
    social_links: links,
    partners,
    payment_methods: methods,
    second_factor_for: factorFor,
    ...texts
  } = change;
  await tx
    .updateTable('site_settings')
    .set((eb) => ({
      ...texts,
      ...(factorFor === undefined ? {} : chosenFactor(factorFor, now)),
      ...(links === undefined ? {} : { social_links: JSON.stringify(links) }),
      ...(partners === undefined ? {} : { partners: JSON.stringify(partners) }),
      ...(methods === undefined ? {} : { payment_methods: JSON.stringify(methods) }),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .execute();
}
