import type { ErrorCode } from '#contract/errors.ts';
import type { RewardCategoryKind, UnavailableReason } from '#contract/rewards.ts';
import { type CouponTerms, type CouponValue, hasOneValue } from '#domain/coupon.ts';
import { isOpenStatus, type RedemptionStatus } from '#domain/redemption-status.ts';
import { HOUR_MS } from '#domain/units.ts';
import type { Message } from '#i18n/message.ts';

const isShipped: Record<RewardCategoryKind, boolean> = {
  merchandise: true,
  certificate: true,
  other: true,
  course_access: false,
  discount: false,
  consultation: false,
};

/** Whether a request for a reward names a course, which its approval opens. */
export function opensCourse(reward: {
  category_kind: RewardCategoryKind;
  delivers_code: boolean;
  covers_courses: boolean;
}): boolean {
  return reward.category_kind === 'course_access' && !reward.delivers_code && reward.covers_courses;
}

/** Why somebody cannot ask for a course with a pass; null: they can. */
export type CourseRefusal = 'notCovered' | 'unlisted' | 'alreadyOpen' | 'alreadyRequested';

/**
 * Whether a pass can be asked for a course.
 * @param course null: there is none, or the reward does not cover it
 */
export function decideCourseChoice(
  course: { isListed: boolean; isOpen: boolean; isRequested: boolean } | null,
): CourseRefusal | null {
  if (course === null) return 'notCovered';
  if (course.isOpen) return 'alreadyOpen';
  if (!course.isListed) return 'unlisted';
  return course.isRequested ? 'alreadyRequested' : null;
}

/** The error of the command for each of them. */
export const courseRefusalErrors = {
  notCovered: 'VALIDATION_FAILED',
  unlisted: 'UNAVAILABLE',
  alreadyOpen: 'ALREADY_REDEEMED',
  alreadyRequested: 'ALREADY_REDEEMED',
} as const satisfies Record<CourseRefusal, ErrorCode>;

/**
 * Whether a pass would cost more points than any course that it opens. Courses without a price in
 * points set no bound.
 * @param dearest the highest price in points of the courses that it covers; null or 0: none has one
 */
export function isPassTooDear(pointsRequired: number, dearest: number | null): boolean {
  return dearest !== null && dearest > 0 && pointsRequired > dearest;
}

/** The columns of a reward, or of a request for it, that say what its coupon is. */
export interface CouponColumns {
  coupon_percent: number | null;
  coupon_amount: number | null;
  coupon_currency: CouponValue['currency'];
  /** null: it makes no coupon. */
  coupon_days: number | null;
}

/** What the coupon of a reward takes off, and for how long; null: it makes none. */
export function couponTerms(reward: CouponColumns): CouponTerms | null {
  const { coupon_percent, coupon_amount, coupon_currency, coupon_days: days } = reward;
  if (days === null) return null;
  return { percent: coupon_percent, amount: coupon_amount, currency: coupon_currency, days };
}

/**
 * What is wrong with the coupon of a reward, by its fields: a discount that is offered needs a value
 * and a validity, unless it delivers codes, and no other reward has them.
 */
export function couponFaults(
  reward: CouponColumns & {
    category_kind: RewardCategoryKind;
    delivers_code: boolean;
    status: RewardState['status'];
  },
): Partial<Record<'coupon_percent' | 'coupon_days', Extract<Message, string>>> {
  const { coupon_percent: percent, coupon_amount: amount, coupon_currency: currency } = reward;
  const isDiscount = reward.category_kind === 'discount' && !reward.delivers_code;
  const hasNone = [percent, amount, currency, reward.coupon_days].every((value) => value === null);
  if (hasNone && !(isDiscount && reward.status === 'active')) return {};
  if (!isDiscount) return { coupon_percent: 'messages.rewards.coupon.noDiscount' };
  return {
    ...(!hasOneValue({ percent, amount, currency }) && {
      coupon_percent: 'validation.coupon_value' as const,
    }),
    ...(reward.coupon_days === null && { coupon_days: 'validation.coupon_days' as const }),
  };
}

/** Whether a reward is shipped, so that a request needs an address: by its kind, and no code is. */
export function requiresShipping(reward: {
  category_kind: RewardCategoryKind;
  delivers_code: boolean;
}): boolean {
  return isShipped[reward.category_kind] && !reward.delivers_code;
}

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

/** The message about a request for which a transition came too late. */
export function alreadyThere(status: RedemptionStatus): Message {
  return {
    key: 'messages.rewards.alreadyThere',
    params: { status: { message: `rewards.status.${status}` } },
  };
}

/** Whole hours that a request has waited, or had waited when it was closed. */
export function waitingHours(
  redemption: { status: RedemptionStatus; created_at: Date; updated_at: Date },
  now: Date,
): number {
  const end = isOpenStatus(redemption.status) ? now : redemption.updated_at;
  return Math.max(0, Math.floor((end.getTime() - redemption.created_at.getTime()) / HOUR_MS));
}
