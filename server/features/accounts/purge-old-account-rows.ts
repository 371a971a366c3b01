import type { Db } from '#database/open.ts';

/** How long a used or dead row is kept before it is forgotten, in days. */
const RETENTION_DAYS = 7;

/** Deletes expired sessions, mailed links, counters and idempotency keys. */
export async function purgeOldAccountRows(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000);
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', before).execute();
  await db.deleteFrom('email_verifications').where('expires_at', '<', before).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<', before).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  await db.deleteFrom('login_counters').where('ends_at', '<', now).execute();
  await db.deleteFrom('known_devices').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('oidc_transactions').where('expires_at', '<', now).execute();
  await db.deleteFrom('oidc_registrations').where('expires_at', '<', now).execute();
  await db.deleteFrom('login_challenges').where('expires_at', '<', now).execute();
}
