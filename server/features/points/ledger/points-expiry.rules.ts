import { MAX_POINTS } from '#contract/fields.ts';
import { DAY_MS } from '#domain/units.ts';

/** By how many days a lot is extended when points return to it after its expiry. */
export const RETURNED_LOT_DAYS = 30;

/** "Expiring" in a balance means: within this many days. */
export const EXPIRING_WITHIN_DAYS = 30;

/** The moment a number of whole days later; of 24 hours each, since a lot has no time zone. */
export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
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

/** The points that lots have left together. */
export function sumRemaining(lots: readonly { remaining: number }[]): number {
  return lots.reduce((sum, lot) => sum + lot.remaining, 0);
}

/** The lots, in their order, that one entry may empty; the next run takes the rest. */
export function lotsOfOneEntry<Lot extends { remaining: number }>(lots: readonly Lot[]): Lot[] {
  return lots.filter((_, index) => sumRemaining(lots.slice(0, index + 1)) <= MAX_POINTS);
}
