import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { retryJobs } from '#server/lib/queue/open-jobs.store.ts';
import { changeJob } from './change-job.ts';

/**
 * Tries a job again now that was given up, or that waits for its next attempt.
 * @throws AppError NOT_FOUND; INVALID_STATE where it is done, or running
 */
export function retryJob(
  dependencies: Dependencies,
  admin: CurrentUser,
  jobId: number,
): Promise<void> {
  return changeJob(dependencies, admin, jobId, {
    verb: 'retry',
    refusal: 'messages.jobs.notRetried',
    change: async (tx, now) => {
      const [kind] = [
        ...(await retryJobs(tx, { state: 'failed', jobId }, now)),
        ...(await retryJobs(tx, { state: 'waiting', jobId }, now)),
      ];
      return kind === undefined ? undefined : { after: { kind } };
    },
  });
}
