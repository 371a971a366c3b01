import type { EarningKind } from '#contract/points.ts';

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
