import { MAX_POINTS } from '#contract/fields.ts';

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
