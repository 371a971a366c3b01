import type { Tx } from '#database/open.ts';
import { erasePersonFromAudit } from '#server/features/audit/index.ts';
import { deleteJobsOf } from '#server/lib/queue/queue.store.ts';
import { blankedRecipient } from './blanked-recipient.ts';

/** The name that stays of a removed person. */
export const REMOVED_NAME = '已注销 · Former member';

/** Stays of the name of a file, which may name its sender. */
const FILE_NAME = 'file';

/**
 * Releases the proofs of payment, whose bytes maintenance deletes, and blanks the names of the files
 * that stay: those of submissions. What the person has uploaded for lessons is the academy's.
 */
async function erasePersonalFiles(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({ receipt_file_id: null, version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('receipt_file_id', 'is not', null)
    .execute();
  await tx
    .updateTable('files')
    .set((eb) => ({
      original_name: FILE_NAME,
      state: eb
        .case()
        .when('purpose', '=', 'receipt')
        .then('leaving' as const)
        .else(eb.ref('state'))
        .end(),
    }))
    .where('owner_user_id', '=', userId)
    .where('purpose', '<>', 'media')
    .execute();
}

/**
 * Anonymizes a person and removes every access. What others count on stays without a name: the
 * ledger, redemptions, reviews and submissions with their files.
 * @throws the constraint `users_last_admin`
 */
export async function anonymisePerson(tx: Tx, userId: number, now: Date): Promise<void> {
  const known = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('users')
    .set((eb) => ({
      email: `removed-${userId}@removed.invalid`,
      name: REMOVED_NAME,
      avatar: null,
      password_hash: null,
      is_active: false,
      archived_at: now,
      delete_at: null,
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .execute();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await tx.deleteFrom('user_identities').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await tx.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
  await tx.deleteFrom('email_bounces').where('user_id', '=', userId).execute();
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await deleteJobsOf(tx, userId);
  // What staff were answered may name the person or quote them, so these keys end before their week.
  await tx
    .deleteFrom('idempotency_keys')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb(
          'user_id',
          'in',
          eb.selectFrom('users').select('user_id').where('role', '<>', 'student'),
        ),
      ]),
    )
    .execute();
  await tx.deleteFrom('drafts').where('user_id', '=', userId).execute();
  // What was still owed is not paid any more.
  await tx.deleteFrom('unpaid_earnings').where('user_id', '=', userId).execute();
  await tx.deleteFrom('data_exports').where('user_id', '=', userId).execute();
  await tx.deleteFrom('notifications').where('user_id', '=', userId).execute();
  await tx.deleteFrom('notification_settings').where('user_id', '=', userId).execute();
  await tx.deleteFrom('notice_deliveries').where('user_id', '=', userId).execute();
  await tx.deleteFrom('group_members').where('user_id', '=', userId).execute();
  await tx.deleteFrom('group_message_recipients').where('user_id', '=', userId).execute();
  await tx
    .updateTable('invitation_codes')
    .set((eb) => ({ is_active: false, archived_at: now, version: eb('version', '+', 1) }))
    .where('owner_user_id', '=', userId)
    .execute();
  await tx
    .updateTable('teachers')
    .set((eb) => ({ user_id: null, version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('reward_redemptions')
    .set((eb) => ({
      ...blankedRecipient,
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('content_versions')
    .set({ actor_name: REMOVED_NAME })
    .where('actor_user_id', '=', userId)
    .execute();
  await erasePersonalFiles(tx, userId);
  await erasePersonFromAudit(tx, userId, known);
}
