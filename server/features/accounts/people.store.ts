import { sql } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { Tx } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import { erasePersonFromAudit } from '#server/features/audit/index.ts';
import { deleteJobsOf } from '#server/lib/queue/queue.store.ts';
import { createInvitationCode } from './secrets.ts';

/** Locks a person's row until the transaction ends; a removed person has none to edit. */
export async function lockPerson(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks people until the transaction ends, in the order of their ids, so that two decisions about the
 * same people come one after the other. Removed people are not among them.
 * @param who their ids, and their emails in lower case
 */
export function lockPeople(
  tx: Tx,
  { ids, emails }: { ids: readonly number[]; emails: readonly string[] },
) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'email', 'name', 'role', 'is_active'])
    .where('archived_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', eb.fn.any(eb.val([...ids]))),
        eb(eb.fn<string>('lower', ['email']), '=', eb.fn.any(eb.val([...emails]))),
      ]),
    )
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
}

/** The name that stays of a removed person. */
export const REMOVED_NAME = '已注销 · Former member';

/** Deletes the recipient's name, phone and address from closed deliveries. */
const GONE = '—';

/**
 * Anonymizes a person and removes every access. What others count on stays without a name: the
 * ledger, redemptions, reviews and submissions.
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
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await deleteJobsOf(tx, userId);
  await tx.deleteFrom('drafts').where('user_id', '=', userId).execute();
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
      recipient_name: GONE,
      recipient_phone: GONE,
      shipping_address: GONE,
      shipping_city: '',
      shipping_province: '',
      shipping_postal_code: '',
      shipping_country: null,
      additional_notes: '',
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('content_versions')
    .set({ actor_name: REMOVED_NAME })
    .where('actor_user_id', '=', userId)
    .execute();
  await erasePersonFromAudit(tx, userId, known);
}

/** A person of an import. */
export interface ImportedPerson {
  email: string;
  name: string;
  role: Role;
  language: Locale;
}

/**
 * Makes imports run one after the other until the transaction ends. Two with the same people in
 * different orders would deadlock on each other's emails, and one would fail.
 */
export async function waitForOtherImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import of people'))`.execute(tx);
}

/** Adds people without a password. @returns id and email of those who did not exist */
export async function insertPeople(tx: Tx, people: readonly ImportedPerson[], now: Date) {
  const { rows } = await sql<{ user_id: number; email: string }>`
    insert into users (email, name, role, language_preference, created_at)
    select email, name, role, language, ${now}
    from json_to_recordset(${JSON.stringify(people)}::json)
      as person (email text, name text, role text, language text)
    on conflict do nothing
    returning user_id, email
  `.execute(tx);
  return rows;
}

/** Gives new people the codes that they invite others with. */
export async function insertOwnInvitations(
  tx: Tx,
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  // Of very many codes two may be equal: whoever got none draws again.
  for (let left = userIds; left.length > 0; ) {
    const codes = left.map((userId) => ({ userId, code: createInvitationCode() }));
    const { rows } = await sql<{ owner: number }>`
      insert into invitation_codes (code, owner_user_id, created_at)
      select code, "userId", ${now}
      from json_to_recordset(${JSON.stringify(codes)}::json) as own (code text, "userId" int)
      on conflict (code) do nothing
      returning owner_user_id as owner
    `.execute(tx);
    const done = new Set(rows.map((row) => row.owner));
    left = left.filter((userId) => !done.has(userId));
  }
}
