import { sql } from 'kysely';
import type { z } from 'zod';
import {
  type AdminSiteSettings,
  adminSiteSettings,
  type siteSettingsPatchBody,
} from '#contract/academy-admin.ts';
import type { Db, Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, type RecordKind } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { readSiteSettings } from './site-settings.queries.ts';
import { lockSiteSettings, updateSiteSettings } from './site-settings.store.ts';
import { isTimeZone } from './time-zone.rules.ts';

/** The settings as an admin sees them, with the academy's day at this moment. */
export async function getAdminSiteSettings(db: Db, now: Date): Promise<AdminSiteSettings> {
  const row = await readSiteSettings(db);
  const isChosen = row.second_factor_chosen_at !== null || row.second_factor_for !== 'none';
  return adminSiteSettings.parse({
    ...row,
    second_factor_for: isChosen ? row.second_factor_for : 'default',
    updated_at: row.updated_at.toISOString(),
    today: academyDay(now, row.time_zone),
  });
}

const settingsRecord = (now: Date): RecordKind<string, AdminSiteSettings> => ({
  entity: 'site_settings',
  lock: lockSiteSettings,
  get: (tx) => getAdminSiteSettings(tx, now),
});

/** The database computes days as well, by its own copy of the tz database. */
async function assertTimeZone(tx: Tx, name: string): Promise<void> {
  const refused = new AppError('VALIDATION_FAILED', {
    fields: { time_zone: 'validation.not_an_option' },
  });
  if (!isTimeZone(name)) throw refused;
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(tx);
  if (rows.length === 0) throw refused;
}

/** The programme has both days, in order, or neither. */
function assertProgram({
  program_starts_on: first,
  program_ends_on: last,
}: Pick<AdminSiteSettings, 'program_starts_on' | 'program_ends_on'>): void {
  if ((first === null) !== (last === null)) {
    const missing = first === null ? 'program_starts_on' : 'program_ends_on';
    throw new AppError('VALIDATION_FAILED', { fields: { [missing]: 'validation.required' } });
  }
  if (first !== null && last !== null && last < first) {
    throw new AppError('VALIDATION_FAILED', { fields: { program_ends_on: 'validation.period' } });
  }
}

/**
 * Changes how the academy presents itself, and in which time zone its days are.
 * @throws AppError VALIDATION_FAILED where no name would be left, or there is no such zone
 * @throws AppError STALE_VERSION with the settings as they are now in `data`
 */
export function changeSiteSettings(
  dependencies: Dependencies,
  admin: CurrentUser,
  { version, ...change }: z.output<typeof siteSettingsPatchBody>,
): Promise<AdminSiteSettings> {
  const record = settingsRecord(dependencies.now());
  return changeRecord(dependencies, admin, record, 'site', version, async (tx, before, at) => {
    const { name = before.name, name_zh = before.name_zh, time_zone } = change;
    if (name === '' && name_zh === '') {
      throw new AppError('VALIDATION_FAILED', { fields: { name_zh: 'validation.one_language' } });
    }
    assertProgram({
      program_starts_on: before.program_starts_on,
      program_ends_on: before.program_ends_on,
      ...(change.program_starts_on !== undefined && {
        program_starts_on: change.program_starts_on,
      }),
      ...(change.program_ends_on !== undefined && { program_ends_on: change.program_ends_on }),
    });
    if (time_zone !== undefined && time_zone !== before.time_zone) {
      await assertTimeZone(tx, time_zone);
    }
    await updateSiteSettings(tx, change, at);
  });
}
