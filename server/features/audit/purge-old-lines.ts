import { sql } from 'kysely';
import { DAY_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** Deletes the lines of the audit that are older than the academy keeps them. */
export async function purgeOldLines({
  database,
  settings,
  now,
}: Pick<Dependencies, 'database' | 'settings' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - settings.auditRetentionDays * DAY_MS);
  await sql`select forget_audit(${before})`.execute(database.db);
}
