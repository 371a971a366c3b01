import type { Reward, UnavailableReason } from '#contract/rewards.ts';
import { LOW_STOCK } from '#contract/stock.ts';

/** What a reader can do about a reward. */
export type RewardOffer =
  | { kind: 'redeem' }
  | { kind: 'login' }
  /** `missing`: points still to earn, where the balance is known. */
  | { kind: 'not_enough'; missing: number | null }
  | { kind: 'closed'; reason: Exclude<UnavailableReason, 'login_needed' | 'insufficient_points'> };

type Known = Pick<Reward, 'redeemable' | 'unavailable_reason' | 'points_required'>;

/** The server decides; this only maps its result to what the page can offer. */
export function rewardOffer(reward: Known, available: number | null): RewardOffer {
  const reason = reward.unavailable_reason;
  if (reason === 'login_needed') return { kind: 'login' };
  if (reason === 'insufficient_points') {
    const missing = available === null ? 0 : reward.points_required - available;
    return { kind: 'not_enough', missing: missing > 0 ? missing : null };
  }
  if (reason !== null) return { kind: 'closed', reason };
  return reward.redeemable ? { kind: 'redeem' } : { kind: 'closed', reason: 'unavailable' };
}

/** How the stock is shown: not at all without a limit, with a warning when it runs low. */
export function stockState(available: number | null): 'unlimited' | 'none' | 'few' | 'plenty' {
  if (available === null) return 'unlimited';
  if (available <= 0) return 'none';
  return available <= LOW_STOCK ? 'few' : 'plenty';
}
