import { hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '#database/open.ts';

const SECRET_BYTES = 32;
const KEY_BYTES = 32;

/** The purposes of derived keys; a key of one reveals nothing about another's. */
type Purpose = 'unsubscribe' | 'uploads' | 'log-subjects' | 'second-factors' | 'passkeys' | 'push';

/** A database's secret is read once a process. */
const secrets = new WeakMap<Db, Promise<Buffer>>();

async function readSecret(db: Db): Promise<Buffer> {
  // Of two processes that start together one creates it, and both read that one.
  await db
    .insertInto('server_secret')
    .values({ secret: randomBytes(SECRET_BYTES) })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('server_secret')
    .select('secret')
    .executeTakeFirstOrThrow();
  return Buffer.from(secret);
}

/** The key of 256 bits with which every process signs, or hashes, for a purpose. */
export async function deriveKey(db: Db, purpose: Purpose): Promise<Buffer> {
  const known = secrets.get(db);
  const secret = known ?? readSecret(db);
  if (known === undefined) {
    secrets.set(db, secret);
    // An error of the database is not cached.
    secret.catch(() => secrets.delete(db));
  }
  return Buffer.from(hkdfSync('sha256', await secret, '', purpose, KEY_BYTES));
}
