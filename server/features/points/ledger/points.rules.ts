import { MAX_POINTS } from '#contract/fields.ts';
import type { EarningKind, NotPaidReason, PointKind } from '#contract/points.ts';
import { DAY_MS } from '#domain/units.ts';

/** By how many days a lot is extended when points return to it after its expiry. */
export const RETURNED_LOT_DAYS = 30;

/** "Expiring" in a balance means: within this many days. */
export const EXPIRING_WITHIN_DAYS = 30;

/**
 * The idempotency key of an earning: `course_like:user:course`, `daily_sign_in:user:day`. Each key
 * is paid once, for ever.
 * @param subject id of what was liked, read, completed …, or the academy's day; absent where a
 *   learner can have the cause once only (`welcome`)
 */
export function earningKey(kind: EarningKind, userId: number, subject?: number | string): string {
  return [kind, userId, subject].filter((part) => part !== undefined).join(':');
}

/** The idempotency key of a course's redemption: a learner pays for a course once. */
export function courseRedemptionKey(userId: number, courseId: number): string {
  return `course_redemption:${userId}:${courseId}`;
}

/**
 * The idempotency key of a hold for a reward.
 * @param requestKey distinguishes two requests of one learner: the client's `Idempotency-Key`, or a
 *   random text where it sent none
 */
export function rewardRedemptionKey(userId: number, requestKey: string): string {
  return `reward_redemption:${userId}:${requestKey}`;
}

/**
 * Amounts of points are positive, bounded and whole. The contract has checked external input; a
 * caller that passes anything else has a bug.
 * @throws RangeError
 */
export function assertPoints(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1 || amount > MAX_POINTS) {
    throw new RangeError(`${amount} is not a valid amount of points`);
  }
}

/** The part of a rule row that decides what an action earns. */
export interface EarningRule {
  /** null: the subject's own amount. */
  amount: number | null;
  /** Points of this kind a day; null: no cap. */
  daily_cap: number | null;
  is_active: boolean;
}

interface EarningSituation {
  /** undefined: there is no such rule. */
  rule: EarningRule | undefined;
  /** The amount of the subject itself (a course's `points_reward`). */
  ownAmount: number;
  /** This key was paid before. */
  isPaid: boolean;
  /** Points of this kind that the learner earned on this day of the academy. */
  paidToday: number;
}

/**
 * What an action earns, or why it earns nothing. An amount beyond the day's cap is not paid in
 * part: its key is paid once for ever, so the rest would be lost. Nothing is recorded then, and the
 * same action on another day may still earn.
 */
export function decideEarning({ rule, ownAmount, isPaid, paidToday }: EarningSituation): {
  amount: number;
  reason: NotPaidReason;
} {
  if (isPaid) return { amount: 0, reason: 'already_paid' };
  const amount = rule?.amount ?? ownAmount;
  if (!rule?.is_active || amount === 0) return { amount: 0, reason: 'rule_off' };
  if (rule.daily_cap !== null && paidToday + amount > rule.daily_cap) {
    return { amount: 0, reason: 'daily_cap' };
  }
  return { amount, reason: null };
}

/** The moment a number of whole days later; of 24 hours each, since a lot has no time zone. */
export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** A lot with points left in it. */
export interface OpenLot {
  lot_id: number;
  remaining: number;
  /** null: never */
  expires_at: Date | null;
}

/** How many points are taken from a lot. */
export interface LotTake {
  lotId: number;
  amount: number;
}

/** Sorts lots in the order of use: what expires first, then the oldest. */
function bySpendingOrder(a: OpenLot, b: OpenLot): number {
  const endOf = (lot: OpenLot) => lot.expires_at?.getTime() ?? Number.POSITIVE_INFINITY;
  // Infinity minus Infinity is not a number; equal ends are ordered by age.
  return endOf(a) === endOf(b) ? a.lot_id - b.lot_id : endOf(a) - endOf(b);
}

/**
 * Which lots an amount is taken from: the one that expires first, then the oldest.
 * @throws RangeError when the lots hold less; the balance is checked before
 */
export function chooseLots(lots: readonly OpenLot[], amount: number): LotTake[] {
  const takes: LotTake[] = [];
  let missing = amount;
  for (const lot of [...lots].sort(bySpendingOrder)) {
    if (missing === 0) break;
    const taken = Math.min(lot.remaining, missing);
    if (taken > 0) takes.push({ lotId: lot.lot_id, amount: taken });
    missing -= taken;
  }
  if (missing > 0) throw new RangeError(`the lots hold ${missing} points too few`);
  return takes;
}

/**
 * Which lots a corrected earning is taken from: its own first, since those points should not have
 * been earned; the part that is used already, from the others in the order of use.
 * @throws RangeError when the lots hold less; the balance is checked before
 */
export function chooseLotsOfCorrection(
  own: OpenLot,
  lots: readonly OpenLot[],
  amount: number,
): LotTake[] {
  const fromOwn = Math.min(amount, own.remaining);
  const others = lots.filter((lot) => lot.lot_id !== own.lot_id);
  return [...chooseLots([own], fromOwn), ...chooseLots(others, amount - fromOwn)];
}

/**
 * The new end of a lot that points return to: none while it has not expired, else 30 days from now,
 * once. A learner who had to wait must not lose points by it; requesting and cancelling repeatedly
 * must not extend them further.
 */
export function extensionOf(
  lot: { expiresAt: Date | null; wasExtended: boolean },
  now: Date,
): Date | null {
  const hasEnded = lot.expiresAt !== null && lot.expiresAt <= now;
  return hasEnded && !lot.wasExtended ? daysAfter(now, RETURNED_LOT_DAYS) : null;
}

export function sumRemaining(lots: readonly { remaining: number }[]): number {
  return lots.reduce((sum, lot) => sum + lot.remaining, 0);
}

/** The lots, in their order, that one entry may empty; the next run takes the rest. */
export function lotsOfOneEntry<Lot extends { remaining: number }>(lots: readonly Lot[]): Lot[] {
  return lots.filter((_, index) => sumRemaining(lots.slice(0, index + 1)) <= MAX_POINTS);
}

/** How a hold was resolved, and by which entry. */
export type HoldOutcome = 'captured' | 'released';

/**
 * Whether a hold can still be resolved, which happens once. Repeating the same changes nothing, the
 * opposite is refused.
 */
export function decideHoldTransition(
  outcome: HoldOutcome | null,
  wanted: HoldOutcome,
): 'resolve' | 'repeat' | 'too_late' {
  if (outcome === null) return 'resolve';
  return outcome === wanted ? 'repeat' : 'too_late';
}

const notReversible: readonly PointKind[] = ['reversal', 'reward_redemption', 'redemption_refund'];

/**
 * A reversal cannot be reversed; holds and their resolutions are undone by the transitions of their
 * redemption, which also return stock.
 */
export function isReversible(kind: PointKind): boolean {
  return !notReversible.includes(kind);
}

/** Nobody decides about points or requests of their own, whatever their role. */
export function mayDecideAbout(ownerUserId: number, actorUserId: number): boolean {
  return ownerUserId !== actorUserId;
}
