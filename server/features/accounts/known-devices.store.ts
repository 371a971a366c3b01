import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { createToken, hashToken } from '#server/auth/token.ts';
import { lockUser } from './accounts.store.ts';
import { emailNewDevice } from './new-device-email.ts';

/** A browser is known this long after the last login in it. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;
/** Browsers that are known of one person; one more forgets the one unused for longest. */
export const MAX_DEVICES = 10;

/** Whether somebody has logged in to this email in the browser with this cookie. */
export async function isDeviceKnown(
  db: Db,
  email: string,
  device: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.user_id', 'known_devices.user_id')
    .select('known_devices.user_id')
    .where('known_devices.token_hash', '=', hashToken(device))
    .where('known_devices.expires_at', '>', now)
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets the browsers of a person beyond the limit, those unused for longest. */
async function forgetOldestDevices(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('known_devices')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('token_hash')
        .offset(MAX_DEVICES),
    )
    .execute();
}

/** Whether the person has known browsers; where not, a login in a new one is not reported. */
async function hasDevices(tx: Tx, userId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface Entry {
  userId: number;
  /** The value of the browser's cookie, if it had one. */
  presented: string | null;
  userAgent: string;
  now: Date;
}

/**
 * Records the browser of a login as known, and emails the person where they have known browsers and
 * this one was not among them.
 * @returns the value that its cookie must have: a new one unless this person's browser had this
 *   one before, since a value planted by somebody else must not be known for anybody
 */
export function rememberDevice(
  db: Db,
  { userId, presented, userAgent, now }: Entry,
): Promise<string> {
  const life = {
    last_used_at: now,
    expires_at: new Date(now.getTime() + DEVICE_SECONDS * 1000),
  };
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if (presented !== null) {
      const { numUpdatedRows } = await tx
        .updateTable('known_devices')
        .set(life)
        .where('user_id', '=', userId)
        .where('token_hash', '=', hashToken(presented))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) return presented;
    }
    const device = createToken();
    // The browser stays known for others who log in with it.
    if (presented !== null) {
      await tx
        .updateTable('known_devices')
        .set({ token_hash: hashToken(device) })
        .where('token_hash', '=', hashToken(presented))
        .execute();
    }
    if (await hasDevices(tx, userId)) await emailNewDevice(tx, userId, userAgent, now);
    await tx
      .insertInto('known_devices')
      .values({ user_id: userId, token_hash: hashToken(device), created_at: now, ...life })
      .execute();
    await forgetOldestDevices(tx, userId);
    return device;
  });
}

/** Forgets the browsers of a person: whoever set the password before may have used one. */
export async function forgetDevices(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
