import { accountCalls } from '#contract/accounts.ts';
import type { Db, Tx } from '#database/open.ts';
import { findUserByEmail } from './accounts-by-email.queries.ts';

/** The `Idempotency-Key` of a registration, which belongs to the user that it makes. */
export interface RegistrationClaim {
  key: string;
  /** Digest of the input without the password. */
  requestHash: string;
}

const call = accountCalls.register.name;

/** Records with which request a user registered. */
export async function insertRegistrationClaim(
  tx: Tx,
  userId: number,
  { key, requestHash }: RegistrationClaim,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, call, request_hash: requestHash, created_at: now })
    .execute();
}

/** Whether the user of this address registered with this very request. */
export async function isRegisteredBy(
  db: Db,
  email: string,
  { key, requestHash }: RegistrationClaim,
): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  if (user === undefined) return false;
  const claimed = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', user.user_id)
    .where('key', '=', key)
    .where('call', '=', call)
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return claimed !== undefined;
}
