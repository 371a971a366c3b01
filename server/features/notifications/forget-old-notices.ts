import type { Db } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';
import { deleteOldNotices } from './notifications.store.ts';

/** How long a notice stays in its reader's list. */
const KEPT_DAYS = 365;

/** Deletes notices of more than a year ago; with maintenance. */
export function forgetOldNotices(db: Db, now: Date): Promise<void> {
  return deleteOldNotices(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
}
