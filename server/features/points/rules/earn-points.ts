import type { EarningKind, NotPaidReason } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { newLot } from '../ledger/lots.store.ts';
import { listRules } from '../ledger/point-rules.queries.ts';
import {
  assertSameRequest,
  insertEntry,
  lockAccounts,
  type PointSubject,
  subjectOf,
} from '../ledger/points.store.ts';
import { daysAfter } from '../ledger/points-expiry.rules.ts';
import { kindsOfCap } from './daily-cap.rules.ts';
import { decideEarning } from './earned-amount.rules.ts';
import { type EarningFacts, type EarningSubject, readEarningFacts } from './earning.queries.ts';

/** What a learner may earn; the cause's key is `earningKey`'s. */
export interface EarningInput {
  userId: number;
  kind: EarningKind;
  /** Points of the subject itself, for the kinds whose rule names no amount. */
  amount?: number;
  /** This transaction has locked the learner's accounts already. */
  isLocked?: boolean;
  now: Date;
  /** The academy's, for the daily cap. */
  timeZone: string;
}

interface Earning extends EarningInput {
  subject: PointSubject | null;
  /** The cause, from `earningKey`: it is paid once, for ever. */
  key: string;
}

/** What an action has earned, or why nothing. */
export interface Earned {
  pointsEarned: number;
  not_paid_reason: NotPaidReason;
}

/**
 * Pays a learner for an action by its rule, or says why it pays nothing. Safe to call again with
 * the same key: the second time earns 0.
 *
 * The rule is the cached one: a change by an admin that commits meanwhile applies to later actions.
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function earnPoints(tx: Tx, earning: Earning): Promise<Earned> {
  return payEarning(tx, earning, await readFactsUnderLock(tx, earning, null, earning.key));
}

interface FactsAndRule extends EarningFacts {
  /** undefined where its row was removed. */
  rule: Awaited<ReturnType<typeof listRules>>[number] | undefined;
}

/**
 * Locks the learner, then reads what decides the earning.
 * @param key as `readEarningFacts` takes it
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function readFactsUnderLock(
  tx: Tx,
  { userId, kind, isLocked, now, timeZone }: EarningInput,
  subject: EarningSubject | null,
  key: string,
): Promise<FactsAndRule> {
  if (isLocked !== true) await lockAccounts(tx, userId);
  const rules = await listRules(tx);
  const rule = rules.find((one) => one.kind === kind);
  const capKinds = rule === undefined ? null : kindsOfCap(rule, rules);
  const day = academyDay(now, timeZone);
  const facts = await readEarningFacts(tx, { userId, subject, key, capKinds, day, timeZone });
  return { ...facts, rule };
}

/** Writes what the rule pays for a cause. @param facts as they were read under the lock */
export async function payEarning(
  tx: Tx,
  { userId, kind, subject, key, now, amount: ownAmount = 0 }: Earning,
  { paid, paidToday, rule }: FactsAndRule,
): Promise<Earned> {
  // Of an original and its copies any one may have been paid: their key is the same.
  if (paid) {
    const isSameThing = subject?.kind === subjectOf(paid)?.kind;
    const paidSubject = isSameThing ? subjectOf(paid) : subject;
    assertSameRequest(paid, { userId, kind, subject: paidSubject, to: 'available' });
  }
  const isPaid = paid !== undefined;
  const { amount, reason } = decideEarning({ rule, ownAmount, isPaid, paidToday });
  if (amount === 0) return { pointsEarned: 0, not_paid_reason: reason };

  const lifeDays = rule?.expires_after_days ?? null;
  const entry = { userId, kind, amount, subject, key, now };
  const lot = newLot(lifeDays === null ? null : daysAfter(now, lifeDays));
  await insertEntry(tx, { ...entry, from: 'issued', to: 'available' }, lot);
  return { pointsEarned: amount, not_paid_reason: null };
}
