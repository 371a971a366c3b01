import type { Db } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';
import { deleteOldNotices } from './notifications.store.ts';

/** How long a notice stays in its reader's list. */
const RETENTION_DAYS = 365;

/** Deletes notices of more than a year ago; with maintenance. */
export function purgeOldNotices(db: Db, now: Date): Promise<void> {
  return deleteOldNotices(db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
}
