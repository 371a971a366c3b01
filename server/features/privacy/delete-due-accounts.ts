import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { anonymisePerson, lockPerson } from '#server/features/accounts/index.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { listBlockers, listDueDeletions } from './deletion.queries.ts';

/**
 * Deletes the accounts whose 14 days are over: no access, no name; ledger and payments stay. Where
 * something was opened meanwhile that has to be resolved (a request for a reward, a course), the
 * account waits for the round after that. Each account is a transaction of its own.
 */
export async function deleteDueAccounts({ database, now }: Dependencies): Promise<void> {
  for (const userId of await listDueDeletions(database.db, now())) {
    await inTransaction(database.db, async (tx) => {
      const at = now();
      if (!(await lockPerson(tx, userId))) return;
      // Another process was faster, or the person has kept the account just now.
      if (!(await listDueDeletions(tx, at)).includes(userId)) return;
      if ((await listBlockers(tx, userId, at)).length > 0) return;
      await anonymisePerson(tx, userId, at);
      await recordAudit(tx, null, {
        action: 'user.archive',
        entity: 'user',
        entityId: userId,
        before: { user_id: userId },
        now: at,
      });
    });
  }
}
