import { type Db, inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { AppError } from '#server/lib/app-error.ts';

interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Turns push on for the device of a login. A login has one device, and an endpoint one login: whoever
 * logs in after somebody else in the same browser has it from then on.
 * @throws AppError SESSION_EXPIRED where the login has ended meanwhile
 */
export function upsertPushSubscription(
  db: Db,
  { userId, sessionId }: Pick<CurrentUser, 'userId' | 'sessionId'>,
  { endpoint, p256dh, auth }: NewSubscription,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    // One after the other for each login: a second click finds what the first has stored.
    const session = await tx
      .selectFrom('sessions')
      .select('session_id')
      .where('session_id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (session === undefined) throw new AppError('SESSION_EXPIRED');
    await tx
      .deleteFrom('push_subscriptions')
      .where((eb) =>
        eb.or([
          eb.and([eb('session_id', '=', sessionId), eb('endpoint', '<>', endpoint)]),
          // Nothing of whoever had the browser before is shown to who has it now.
          eb.and([eb('endpoint', '=', endpoint), eb('user_id', '<>', userId)]),
        ]),
      )
      .execute();
    const stored = { session_id: sessionId, user_id: userId, p256dh, auth, failing_since: null };
    await tx
      .insertInto('push_subscriptions')
      .values({ ...stored, endpoint, created_at: now })
      .onConflict((oc) => oc.constraint('push_subscriptions_endpoint_key').doUpdateSet(stored))
      .execute();
  });
}

/** Turns push off for a device of somebody. @returns whether it was on */
export async function deletePushSubscription(
  db: Db,
  userId: number,
  subscriptionId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('subscription_id', '=', subscriptionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Notes that the push service took a push. */
export async function notePushAccepted(db: Db, subscriptionId: number, now: Date): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ last_success_at: now, failing_since: null })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Notes that a push failed, where the one before did not. */
export async function notePushFailed(db: Db, subscriptionId: number, now: Date): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ failing_since: now })
    .where('subscription_id', '=', subscriptionId)
    .where('failing_since', 'is', null)
    .execute();
}

/** The devices of some people, whose notices are about to be pushed. */
export function listDevicesOf(tx: Tx, userIds: readonly number[]) {
  return tx
    .selectFrom('push_subscriptions')
    .select(['subscription_id', 'user_id'])
    .where('user_id', 'in', userIds)
    .orderBy('subscription_id')
    .execute();
}
