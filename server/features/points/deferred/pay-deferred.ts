import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { earnNewcomerPoints } from '../rules/earn-newcomer-points.ts';
import { readFactsUnderLock } from '../rules/earn-points.ts';
import { claimOf, payClaims } from './pay-claims.ts';
import { listLearnersOwed, listLearnersUnpaidFor } from './unpaid-earnings.store.ts';

interface Paying {
  userId: number;
  now: Date;
  /** The academy's. */
  timeZone: string;
}

const LEARNERS_AT_ONCE = 200;

/**
 * Pays a learner what was not paid before and can be paid now: oldest first, in parts where a cap
 * has no more room. Whether something withholds an earning (`unpaid_earnings.reason`) is read from
 * the facts themselves, so a command that removes a reason changes its facts, and calls this for
 * the learners with open rows about it. A payment for a lesson may be the one that a newcomer's
 * inviter is paid after. Idempotent, also when called concurrently: the learner is locked, and each
 * part has a key of its own.
 * @returns what was paid of it
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function payDeferred(
  tx: Tx,
  { userId, now, timeZone }: Paying,
): Promise<{ pointsEarned: number }> {
  const { open, caps } = await readFactsUnderLock(tx, { userId, now, timeZone }, null, '');
  const due = open.filter((one) => one.is_due).map(claimOf);
  const payments = await payClaims(tx, due, { userId, caps, now });
  const pointsEarned = payments.reduce((sum, one) => sum + one, 0);
  if (pointsEarned > 0) await earnNewcomerPoints(tx, { userId, isLocked: true, now, timeZone });
  return { pointsEarned };
}

/**
 * Pays all learners what caps have withheld, as far as the day and the week have room; a
 * transaction for each of them. With maintenance, so also soon after the academy's midnight.
 */
export async function payAllDeferred(
  db: Db,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  let afterUserId = 0;
  for (;;) {
    const userIds = await listLearnersOwed(db, { afterUserId, limit: LEARNERS_AT_ONCE });
    for (const userId of userIds) {
      await inTransaction(db, (tx) => payDeferred(tx, { userId, now, timeZone }));
    }
    if (userIds.length < LEARNERS_AT_ONCE) return;
    afterUserId = userIds.at(-1) ?? 0;
  }
}

/**
 * Pays learners what a lesson withheld that an admin has looked at now; a transaction for each of
 * them. Maintenance pays whoever is left out by a failure.
 */
export async function payForLesson(
  db: Db,
  lessonId: number,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  for (const userId of await listLearnersUnpaidFor(db, lessonId)) {
    await inTransaction(db, (tx) => payDeferred(tx, { userId, now, timeZone }));
  }
}
