import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** How long an unused file is kept for its uploader. */
const RETENTION_DAYS = 30;

const isUsed = sql<boolean>`exists (select from file_uses u where u.file_id = files.file_id)`;

const storedMedia = (db: Db) =>
  db.updateTable('files').where('purpose', '=', 'media').where('state', '=', 'kept');

/**
 * Releases media that no record, draft or older version has used for a month; `sweepFiles` deletes
 * them. The month begins when a sweep first finds a file unused, and again each time.
 */
export async function sweepUnusedMedia({ database: { db }, now }: Dependencies): Promise<void> {
  const at = now();
  await storedMedia(db)
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where(isUsed)
    .execute();
  await storedMedia(db)
    .set({ unused_since: at })
    .where('unused_since', 'is', null)
    .where((eb) => eb.not(isUsed))
    .execute();
  await storedMedia(db)
    .set({ state: 'leaving' })
    .where('unused_since', '<=', new Date(at.getTime() - RETENTION_DAYS * DAY_MS))
    .where((eb) => eb.not(isUsed))
    .execute();
}
