import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { reviveJob } from '#server/lib/queue/queue.store.ts';
import { isJob } from './jobs.queries.ts';

/**
 * Queues a job again that was given up.
 * @throws AppError NOT_FOUND; INVALID_STATE where it was done, or still waits
 */
export function retryJob(
  { database, now }: Dependencies,
  admin: CurrentUser,
  jobId: number,
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const kind = await reviveJob(tx, jobId, at);
    if (kind === undefined) {
      if (!(await isJob(tx, jobId))) throw new AppError('NOT_FOUND');
      throw new AppError('INVALID_STATE', { msg: 'messages.jobs.notFailed' });
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
