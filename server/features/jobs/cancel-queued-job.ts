import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { cancelJob } from '#server/lib/queue/open-jobs.store.ts';
import { isJob } from './jobs.queries.ts';

/**
 * Cancels an email or a push notification that waits or has failed.
 * @throws AppError NOT_FOUND; INVALID_STATE where it is done, is running, or does more than that
 */
export function cancelQueuedJob(
  { database, now }: Dependencies,
  admin: CurrentUser,
  jobId: number,
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const cancelled = await cancelJob(tx, jobId, at);
    if (cancelled === undefined) {
      if (!(await isJob(tx, jobId))) throw new AppError('NOT_FOUND');
      throw new AppError('INVALID_STATE', { msg: 'messages.jobs.notCancelled' });
    }
    await recordAudit(tx, admin, {
      action: 'job.cancel',
      entity: 'job',
      entityId: jobId,
      before: cancelled,
      now: at,
    });
  });
}
