import type { EarningKind, NotPaidReason } from '#contract/points.ts';
import { type Db, inTransaction } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { findLastSignIn } from '../ledger/points.queries.ts';
import { earningKey, isBonusStreak, nextStreak } from '../ledger/points.rules.ts';
import { insertSignIn, lockAccounts } from '../ledger/points.store.ts';
import { earnPoints } from './earn-points.ts';

interface SigningIn {
  userId: number;
  now: Date;
  /** The academy's; never the client's. */
  timeZone: string;
}

/**
 * Checks a learner in for the academy's day and pays for it, and on every seventh day in a row the
 * bonus too. A repeat on the same day earns 0.
 * @throws AppError NOT_FOUND where there is no such learner
 */
export function signIn(
  db: Db,
  { userId, now, timeZone }: SigningIn,
): Promise<{ pointsEarned: number; not_paid_reason: NotPaidReason }> {
  const day = academyDay(now, timeZone);
  return inTransaction(db, async (tx) => {
    await lockAccounts(tx, userId);
    const streak = nextStreak(await findLastSignIn(tx, userId, day), day);
    const isNew = await insertSignIn(tx, { userId, day, streak, now });
    if (!isNew) return { pointsEarned: 0, not_paid_reason: 'already_paid' };
    const earn = (kind: EarningKind) =>
      earnPoints(tx, {
        userId,
        kind,
        subject: null,
        key: earningKey(kind, userId, day),
        now,
        timeZone,
      });
    const daily = await earn('daily_sign_in');
    const bonus = isBonusStreak(streak) ? await earn('sign_in_streak') : undefined;
    const pointsEarned = daily.pointsEarned + (bonus?.pointsEarned ?? 0);
    return { pointsEarned, not_paid_reason: pointsEarned > 0 ? null : daily.not_paid_reason };
  });
}
