import { inTransaction, type Tx } from '#database/open.ts';
import type { Message } from '#i18n/message.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isJob } from './jobs.queries.ts';

interface JobChange {
  verb: 'cancel' | 'retry';
  /** Said where the job is in no state for it. */
  refusal: Message;
  /** @returns what the audit is told; undefined where the job is in no state for it */
  change: (tx: Tx, now: Date) => Promise<{ before?: unknown; after?: unknown } | undefined>;
}

/**
 * Changes one job by an admin.
 * @throws AppError NOT_FOUND; INVALID_STATE
 */
export function changeJob(
  { database, now }: Dependencies,
  admin: CurrentUser,
  jobId: number,
  { verb, refusal, change }: JobChange,
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const changed = await change(tx, at);
    if (changed === undefined) {
      if (!(await isJob(tx, jobId))) throw new AppError('NOT_FOUND');
      throw new AppError('INVALID_STATE', { msg: refusal });
    }
    const audited = { action: `job.${verb}`, entity: 'job', entityId: jobId, now: at } as const;
    await recordAudit(tx, admin, { ...audited, ...changed });
  });
}
