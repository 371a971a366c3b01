import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { cancelJob } from '#server/lib/queue/open-jobs.store.ts';
import { changeJob } from './change-job.ts';

/**
 * Cancels an email or a push notification that waits or has failed.
 * @throws AppError NOT_FOUND; INVALID_STATE where it is done, is running, or does more than that
 */
export function cancelQueuedJob(
  dependencies: Dependencies,
  admin: CurrentUser,
  jobId: number,
): Promise<void> {
  return changeJob(dependencies, admin, jobId, {
    verb: 'cancel',
    refusal: 'messages.jobs.notCancelled',
    change: async (tx, now) => {
      const before = await cancelJob(tx, jobId, now);
      return before && { before };
    },
  });
}
