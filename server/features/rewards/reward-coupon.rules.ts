import type { RewardCategoryKind } from '#contract/rewards.ts';
import { type CouponTerms, type CouponValue, hasOneValue } from '#domain/coupon.ts';
import type { Message } from '#i18n/message.ts';
import type { RewardState } from './reward-availability.rules.ts';

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
