import { DAY_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { FACTOR_NOTICE_DAYS } from './required-second-factor.rules.ts';

/**
 * Announces that admins will need a second factor, where the academy has a public address and
 * nobody has chosen who needs one. Once; every page of the admin area then says so.
 */
export async function announceFactorDefault({
  database: { db },
  settings,
  now,
}: Dependencies): Promise<void> {
  if (settings.publicUrl === null) return;
  const defaultAt = new Date(now().getTime() + FACTOR_NOTICE_DAYS * DAY_MS);
  await db
    .updateTable('site_settings')
    .set({ second_factor_default_at: defaultAt })
    .where('second_factor_for', '=', 'none')
    .where('second_factor_chosen_at', 'is', null)
    .where('second_factor_default_at', 'is', null)
    .execute();
}
