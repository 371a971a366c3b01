import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { checkPassword, getUser, lockUser, type Origin } from '#server/features/accounts/index.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { listBlockers } from './deletion.queries.ts';
import { deletionTime, refuseDeletion } from './deletion.rules.ts';
import { deletionEmailJob } from './deletion-email-job.ts';

/** Sets or clears the time, with a line in the audit; nothing where it is so already. */
async function setDeletion(
  tx: Tx,
  person: CurrentUser,
  { deleteAt, now }: { deleteAt: Date | null; now: Date },
): Promise<boolean> {
  await lockUser(tx, person.userId);
  const { delete_at: before } = await getUser(tx, person.userId);
  if ((before === null) === (deleteAt === null)) return false;
  await tx
    .updateTable('users')
    .set({ delete_at: deleteAt })
    .where('user_id', '=', person.userId)
    .execute();
  await recordAudit(tx, person, {
    action: deleteAt === null ? 'user.cancel_deletion' : 'user.request_deletion',
    entity: 'user',
    entityId: person.userId,
    before: { delete_at: before },
    after: { delete_at: deleteAt },
    now,
  });
  return true;
}

/**
 * Schedules the deletion of the person's account in 14 days, and emails them. On another
 * request the first date stays. A wrong password counts as a failed login.
 * @throws AppError INVALID_CREDENTIALS; RATE_LIMITED; LAST_ADMIN; INVALID_STATE with what has to
 *   be resolved first
 */
export async function requestDeletion(
  dependencies: Dependencies,
  person: CurrentUser,
  password: string,
  origin: Origin,
): Promise<void> {
  const { database, now } = dependencies;
  const { email, password_hash: passwordHash } = await getUser(database.db, person.userId);
  if (!(await checkPassword(dependencies, { email, password, passwordHash, ...origin }))) {
    throw fieldError('INVALID_CREDENTIALS', 'password', 'validation.current_password_wrong');
  }
  await inTransaction(database.db, async (tx) => {
    const at = now();
    const refusal = refuseDeletion(await listBlockers(tx, person.userId, at));
    if (refusal !== null) throw refusal;
    const deleteAt = deletionTime(at);
    if (!(await setDeletion(tx, person, { deleteAt, now: at }))) return;
    await queueJob(tx, deletionEmailJob, { payload: {}, userId: person.userId }, at);
  });
}

/** Cancels the deletion of the account. */
export async function cancelDeletion(
  { database, now }: Dependencies,
  person: CurrentUser,
): Promise<void> {
  await inTransaction(database.db, (tx) => setDeletion(tx, person, { deleteAt: null, now: now() }));
}
