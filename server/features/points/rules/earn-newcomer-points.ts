import type { Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { earningKey } from '../ledger/idempotency-keys.rules.ts';
import { findEntryByKey, lockAccounts } from '../ledger/points.store.ts';
import { earnPoints } from './earn-points.ts';
import { countPaidDays, countReferrals, findNewcomer } from './earning.queries.ts';
import { hasArrived, isPaidFor } from './newcomer-arrival.rules.ts';
import { mayEarnReferral } from './referral-limit.rules.ts';

interface Arrival {
  /** The newcomer. */
  userId: number;
  /** This transaction has locked the newcomer's accounts before it wrote what came last. */
  isLocked?: boolean;
  now: Date;
  /** The academy's. */
  timeZone: string;
}

/**
 * Pays a newcomer's welcome points once the newcomer has verified the address and completed a lesson
 * on a later academy day than that of registering, and their inviter's once lessons were also paid
 * to the newcomer on enough of these days. To be called in the transaction of whatever may have come
 * last: a lesson's payment, or the verification.
 * Idempotent, also when called concurrently: each is paid once, and an own code earns points for a
 * limited number of people.
 *
 * The newcomer is locked before the facts are read, so that of a concurrent completion and
 * verification the later one sees both. An inviter is locked after the person whom they invited;
 * nobody invites somebody who came before them, so that no two transactions deadlock.
 * @returns what the newcomer earned by this call
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function earnNewcomerPoints(
  tx: Tx,
  { userId, isLocked, now, timeZone }: Arrival,
): Promise<{ pointsEarned: number }> {
  if (isLocked !== true) await lockAccounts(tx, userId);
  const newcomer = await findNewcomer(tx, userId);
  if (!newcomer || !hasArrived(newcomer, timeZone)) return { pointsEarned: 0 };
  const { inviterUserId } = newcomer;
  const { pointsEarned } = await earnPoints(tx, {
    userId,
    kind: 'welcome',
    subject: null,
    key: earningKey('welcome', userId),
    isLocked: true,
    now,
    timeZone,
  });
  if (inviterUserId !== null) {
    const joinedDay = academyDay(newcomer.registeredAt, timeZone);
    await earnReferral(tx, inviterUserId, joinedDay, { userId, now, timeZone });
  }
  return { pointsEarned };
}

async function earnReferral(
  tx: Tx,
  inviterUserId: number,
  joinedDay: string,
  { userId, now, timeZone }: Arrival,
) {
  const key = earningKey('referral', inviterUserId, userId);
  // Most completions come after it: they need not lock the inviter's row.
  if (await findEntryByKey(tx, key)) return;
  if (!isPaidFor(await countPaidDays(tx, userId, joinedDay, timeZone))) return;
  await lockAccounts(tx, inviterUserId);
  if (!mayEarnReferral(await countReferrals(tx, inviterUserId))) return;
  await earnPoints(tx, {
    userId: inviterUserId,
    kind: 'referral',
    subject: { kind: 'user', id: userId },
    key,
    isLocked: true,
    now,
    timeZone,
  });
}
