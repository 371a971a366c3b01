import type { ErrorCode } from '#contract/errors.ts';
import type { UnavailableReason } from '#contract/rewards.ts';

/** The facts of a reward that decide whether it can be redeemed. */
export interface RewardState {
  status: 'draft' | 'active' | 'inactive';
  expires_at: Date | null;
  points_required: number;
  /** null: no limit. */
  available_stock: number | null;
  /** 0: no limit. */
  max_per_user: number;
}

/** The facts of a learner that decide it. */
export interface LearnerState {
  availablePoints: number;
  /** Their own requests for the reward that count; see `countedStatuses`. */
  redeemedCount: number;
}

/**
 * Why somebody cannot redeem a reward now, or null when they can. The list, the page and the
 * command all call this, so that they agree. Permanent reasons come first: a guest is not asked to
 * log in for a reward that has ended.
 * @param learner null: a guest
 */
export function decideAvailability(
  reward: RewardState,
  learner: LearnerState | null,
  now: Date,
): UnavailableReason | null {
  const hasEnded = reward.expires_at !== null && reward.expires_at <= now;
  if (reward.status !== 'active' || hasEnded) return 'unavailable';
  if (reward.available_stock === 0) return 'out_of_stock';
  if (learner === null) return 'login_needed';
  if (reward.max_per_user > 0 && learner.redeemedCount >= reward.max_per_user) {
    return reward.max_per_user === 1 ? 'already_redeemed' : 'max_redemptions_reached';
  }
  if (learner.availablePoints < reward.points_required) return 'insufficient_points';
  return null;
}

/** The error of the command for each reason. */
export const unavailableErrors = {
  login_needed: 'AUTH_REQUIRED',
  insufficient_points: 'INSUFFICIENT_POINTS',
  max_redemptions_reached: 'MAX_REDEMPTIONS_REACHED',
  already_redeemed: 'ALREADY_REDEEMED',
  out_of_stock: 'OUT_OF_STOCK',
  unavailable: 'UNAVAILABLE',
} as const satisfies Record<UnavailableReason, ErrorCode>;
