import type { Db } from '#database/open.ts';
import { quietUntil } from '#domain/quiet-hours.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { JobPostponed } from '#server/lib/queue/define-job.ts';
import { getNoticeDelivery } from './notifications.queries.ts';

/**
 * Puts the job that emails or pushes a notice off until its reader's quiet hours have ended: also
 * where it was queued before them, and the mail server was away.
 * @throws JobPostponed
 */
export async function awaitQuietEnd(db: Db, userId: number, now: Date): Promise<void> {
  const { quiet } = await getNoticeDelivery(db, userId);
  const until = quietUntil(quiet, now, await getTimeZone(db));
  if (until !== null) throw new JobPostponed(until);
}
