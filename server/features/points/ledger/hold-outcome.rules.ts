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
