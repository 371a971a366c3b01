/** Why the lessons of a course are closed to a person: log in, redeem it, or not at all. */
export type LockReason = 'login' | 'redeem' | null;

/**
 * The rule of access, from what is known of a course and a person on either side. A guest is
 * asked to log in first even where redeeming comes after.
 */
export function lockReason(known: {
  isGuest: boolean;
  isFree: boolean;
  /** A grant opens it. */
  isRedeemed: boolean;
  /** Begun while it was free: a new price closes nothing. */
  isBegun: boolean;
  isInsider: boolean;
}): LockReason {
  if (known.isInsider || known.isFree || known.isRedeemed || known.isBegun) return null;
  return known.isGuest ? 'login' : 'redeem';
}
