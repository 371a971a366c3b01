import type { EarningKind, NotPaidReason } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { insertLot } from '../ledger/lots.store.ts';
import { findRule } from '../ledger/points.queries.ts';
import { daysAfter, decideEarning } from '../ledger/points.rules.ts';
import {
  assertSameRequest,
  findEntryByKey,
  insertEntry,
  lockAccounts,
  type PointSubject,
  subjectOf,
} from '../ledger/points.store.ts';
import { listCapKinds, sumEarnedOn } from './earning.queries.ts';

interface Earning {
  userId: number;
  kind: EarningKind;
  subject: PointSubject | null;
  /** The idempotency key, from `earningKey`: it is paid once, for ever. */
  key: string;
  /** The amount of the subject itself, for the kinds whose rule has none. */
  amount?: number;
  now: Date;
  /** The academy's, for the daily cap. */
  timeZone: string;
}

/**
 * Pays a learner for an action by its rule, or returns why it pays nothing. Idempotent: the second
 * call with a key earns 0.
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function earnPoints(
  tx: Tx,
  earning: Earning,
): Promise<{ pointsEarned: number; not_paid_reason: NotPaidReason }> {
  const { userId, kind, subject, key, now } = earning;
  await lockAccounts(tx, userId);
  const paid = await findEntryByKey(tx, key);
  // Any one of an original and its copies may have been paid: their key is the same.
  if (paid) {
    const isSameThing = subject?.kind === subjectOf(paid)?.kind;
    const paidSubject = isSameThing ? subjectOf(paid) : subject;
    assertSameRequest(paid, { userId, kind, subject: paidSubject, to: 'available' });
  }
  const rule = await findRule(tx, kind);
  const day = academyDay(now, earning.timeZone);
  const isCapped = rule !== undefined && rule.daily_cap !== null;
  const { amount, reason } = decideEarning({
    rule,
    ownAmount: earning.amount ?? 0,
    isPaid: paid !== undefined,
    paidToday: isCapped
      ? await sumEarnedOn(tx, userId, await listCapKinds(tx, rule), day, earning.timeZone)
      : 0,
  });
  if (amount === 0) return { pointsEarned: 0, not_paid_reason: reason };

  const lifeDays = rule?.expires_after_days ?? null;
  const entry = { userId, kind, amount, subject, key, now };
  const { pointId } = await insertEntry(tx, { ...entry, from: 'issued', to: 'available' });
  const expiresAt = lifeDays === null ? null : daysAfter(now, lifeDays);
  await insertLot(tx, { userId, pointId, amount, expiresAt });
  return { pointsEarned: amount, not_paid_reason: null };
}
