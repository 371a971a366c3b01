import type { PointKind } from '#contract/points.ts';

const notReversible: readonly PointKind[] = ['reversal', 'reward_redemption', 'redemption_refund'];

/**
 * A reversal cannot be reversed; holds and their resolutions are undone by the transitions of their
 * redemption, which also return stock.
 */
export function isReversible(kind: PointKind): boolean {
  return !notReversible.includes(kind);
}
