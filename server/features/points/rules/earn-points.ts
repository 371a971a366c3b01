import type { NotPaidReason, UnpaidReason } from '#contract/earned.ts';
import type { EarningKind } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { CapState } from '../deferred/allot-payments.rules.ts';
import { claimOf, payClaims } from '../deferred/pay-claims.ts';
import { getPointTotals } from '../deferred/point-totals.queries.ts';
import { insertUnpaid, setReason, type UnpaidSubject } from '../deferred/unpaid-earnings.store.ts';
import { listRules } from '../ledger/point-rules.queries.ts';
import { assertSameRequest, lockAccounts, subjectOf } from '../ledger/points.store.ts';
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
  subject: UnpaidSubject | null;
  /** The cause, from `earningKey`: it is paid once, for ever. */
  key: string;
}

/** What an action has earned, or why nothing. */
export interface Earned {
  pointsEarned: number;
  not_paid_reason: NotPaidReason;
  /** What a cap withheld of it: it is paid by itself on the next days that have room. */
  points_owed: number;
  /** Whether earnings of before were paid with it. */
  hasPaidOwed?: boolean;
}

/** Why an earning is not paid now, whatever the caps have room for. */
interface Withheld {
  reason: Exclude<UnpaidReason, 'cap'>;
  /** Of a completion that was too fast. */
  missingSeconds?: number;
}

/**
 * Pays a learner for an action by its rule, or says why it pays nothing. Safe to call again with
 * the same key: the second time earns 0. What a cap withholds is owed. What is owed from before is
 * paid first, as far as the caps have room.
 *
 * The rule is the cached one: a change by an admin that commits meanwhile applies to later actions.
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function earnPoints(tx: Tx, earning: Earning): Promise<Earned> {
  return payEarning(tx, earning, await readFactsUnderLock(tx, earning, null, earning.key), null);
}

/** The facts of an earning, and what limits it. */
export interface FactsAndCaps extends EarningFacts {
  caps: Omit<CapState, 'rules'> & { rules: Awaited<ReturnType<typeof listRules>> };
}

/**
 * Locks the learner, then reads what decides the earning.
 * @param key as `readEarningFacts` takes it
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function readFactsUnderLock(
  tx: Tx,
  { userId, isLocked, now, timeZone }: Omit<EarningInput, 'kind' | 'amount'>,
  subject: EarningSubject | null,
  key: string,
): Promise<FactsAndCaps> {
  if (isLocked !== true) await lockAccounts(tx, userId);
  const rules = await listRules(tx);
  const totals = await getPointTotals(tx);
  const day = academyDay(now, timeZone);
  const facts = await readEarningFacts(tx, { userId, subject, key, day, timeZone });
  return { ...facts, caps: { rules, totals, paid: facts.paidOfKinds } };
}

/**
 * Pays what is owed from before, then what the rule pays for a cause.
 * @param facts as they were read under the lock
 * @param withheld why nothing is paid for it now; null: nothing but the caps withholds it
 */
export async function payEarning(
  tx: Tx,
  { userId, kind, subject, key, now, amount: ownAmount = 0 }: Earning,
  { paid, open, caps }: FactsAndCaps,
  withheld: Withheld | null,
): Promise<Earned> {
  // Of an original and its copies any one may have been paid: their key is the same.
  if (paid) {
    const isSameThing = subject?.kind === subjectOf(paid)?.kind;
    const paidSubject = isSameThing ? subjectOf(paid) : subject;
    assertSameRequest(paid, { userId, kind, subject: paidSubject, to: 'available' });
  }
  const own = open.find((one) => one.idempotency_key === key);
  const rule = caps.rules.find((one) => one.kind === kind);
  const decided = decideEarning({ rule, ownAmount, isPaid: paid !== undefined });
  const older = open.filter((one) => one.is_due && one !== own).map(claimOf);
  // What is stored as unpaid keeps its amount, whatever the rule says by now.
  const claim = own
    ? claimOf(own)
    : { kind, subject, key, amount: decided.amount, paidAmount: 0, stored: null };
  const left = claim.amount - claim.paidAmount;
  // What is owed already stays so.
  const reason = own?.reason === 'cap' ? null : (withheld?.reason ?? null);
  if (left === 0 || reason !== null) {
    const hasPaidOwed = hasPaid(await payClaims(tx, older, { userId, caps, now }));
    if (left === 0 || reason === null) {
      return { pointsEarned: 0, not_paid_reason: decided.reason, points_owed: 0, hasPaidOwed };
    }
    const unpaid = { userId, kind, subject, key, now, amount: left, ...withheld, reason };
    if (own) await setReason(tx, [own.unpaid_earning_id], reason);
    else await insertUnpaid(tx, unpaid);
    return { pointsEarned: 0, not_paid_reason: reason, points_owed: 0, hasPaidOwed };
  }
  const payments = await payClaims(tx, [...older, claim], { userId, caps, now });
  const pointsEarned = payments.at(-1) ?? 0;
  const not_paid_reason = pointsEarned > 0 ? null : 'daily_cap';
  const hasPaidOwed = hasPaid(payments.slice(0, -1));
  return { pointsEarned, not_paid_reason, points_owed: left - pointsEarned, hasPaidOwed };
}

const hasPaid = (payments: readonly number[]) => payments.some((paid) => paid > 0);
