import type { RewardCategoryKind } from '#contract/rewards.ts';

const isShipped: Record<RewardCategoryKind, boolean> = {
  merchandise: true,
  certificate: true,
  other: true,
  course_access: false,
  discount: false,
  consultation: false,
};

/** Whether a reward is shipped, so that a request needs an address: by its kind, and no code is. */
export function requiresShipping(reward: {
  category_kind: RewardCategoryKind;
  delivers_code: boolean;
}): boolean {
  return isShipped[reward.category_kind] && !reward.delivers_code;
}
