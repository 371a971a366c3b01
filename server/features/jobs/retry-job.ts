import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { retryJobs } from '#server/lib/queue/open-jobs.store.ts';
import { isJob } from './jobs.queries.ts';

/**
 * Tries a job again now that was given up, or that waits for its next attempt.
 * @throws AppError NOT_FOUND; INVALID_STATE where it is done, or running
 */
export function retryJob(
  { database, now }: Dependencies,
  admin: CurrentUser,
  jobId: number,
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const [kind] = [
      ...(await retryJobs(tx, { state: 'failed', jobId }, at)),
      ...(await retryJobs(tx, { state: 'waiting', jobId }, at)),
    ];
    if (kind === undefined) {
      if (!(await isJob(tx, jobId))) throw new AppError('NOT_FOUND');
      throw new AppError('INVALID_STATE', { msg: 'messages.jobs.notRetried' });
    }
    await recordAudit(tx, admin, {
      action: 'job.retry',
      entity: 'job',
      entityId: jobId,
      after: { kind },
      now: at,
    });
  });
}
