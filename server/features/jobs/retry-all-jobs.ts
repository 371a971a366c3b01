import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { type RetriedJobs, retryJobs } from '#server/lib/queue/open-jobs.store.ts';

/**
 * Tries all jobs of a state again now, as after an outage.
 * @returns how many
 */
export function retryAllJobs(
  { database, now }: Dependencies,
  admin: CurrentUser,
  state: RetriedJobs['state'],
): Promise<number> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const { length: count } = await retryJobs(tx, { state }, at);
    if (count > 0) {
      await recordAudit(tx, admin, {
        action: 'job.retry',
        entity: 'job',
        entityId: state,
        after: { count },
        now: at,
      });
    }
    return count;
  });
}
