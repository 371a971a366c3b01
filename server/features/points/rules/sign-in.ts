import type { EarningKind } from '#contract/points.ts';
import { type Db, inTransaction } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { isBonusStreak, newestUpTo, nextStreak, signInState } from '#domain/sign-in-streak.ts';
import { earningKey } from '../ledger/idempotency-keys.rules.ts';
import { insertSignIn, lockAccounts } from '../ledger/points.store.ts';
import { listSignIns } from '../ledger/sign-ins.queries.ts';
import { earnNewcomerPoints } from './earn-newcomer-points.ts';
import { type Earned, earnPoints } from './earn-points.ts';

interface SigningIn {
  userId: number;
  now: Date;
  /** The academy's; never the client's. */
  timeZone: string;
}

/**
 * Checks a learner in for the academy's day and pays for it, and on every seventh day in a
 * row the bonus too. A repeat on the same day earns 0.
 * @returns what it earned, and how the learner's check-ins stand now
 * @throws AppError NOT_FOUND where there is no such learner
 */
export function signIn(
  db: Db,
  { userId, now, timeZone }: SigningIn,
): Promise<{ earned: Earned; state: ReturnType<typeof signInState> }> {
  const day = academyDay(now, timeZone);
  return inTransaction(db, async (tx) => {
    await lockAccounts(tx, userId);
    const before = await listSignIns(tx, userId, day);
    const streak = nextStreak(newestUpTo(before, day), day);
    const isNew =
      !before.some((one) => one.day === day) &&
      (await insertSignIn(tx, { userId, day, streak, now }));
    if (!isNew) {
      const earned: Earned = { pointsEarned: 0, not_paid_reason: 'already_paid', points_owed: 0 };
      return { earned, state: signInState(before, day) };
    }
    const earn = (kind: EarningKind) =>
      earnPoints(tx, {
        userId,
        kind,
        subject: null,
        key: earningKey(kind, userId, day),
        isLocked: true,
        now,
        timeZone,
      });
    const daily = await earn('daily_sign_in');
    const bonus = isBonusStreak(streak) ? await earn('sign_in_streak') : undefined;
    if (daily.hasPaidOwed || bonus?.hasPaidOwed) {
      await earnNewcomerPoints(tx, { userId, isLocked: true, now, timeZone });
    }
    const pointsEarned = daily.pointsEarned + (bonus?.pointsEarned ?? 0);
    const state = signInState([{ day, streak }, ...before], day);
    const not_paid_reason = pointsEarned > 0 ? null : daily.not_paid_reason;
    const points_owed = daily.points_owed + (bonus?.points_owed ?? 0);
    return { earned: { pointsEarned, not_paid_reason, points_owed }, state };
  });
}
