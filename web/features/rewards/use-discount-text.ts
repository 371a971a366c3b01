import type { CouponValue } from '#domain/coupon.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';

/** Says what a coupon takes off: `10% off`. */
export function useDiscountText() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ percent, amount, currency }: CouponValue): string =>
    amount === null || currency === null
      ? t('rewards.mine.coupon.percentOff', { percent: percent ?? 0 })
      : t('rewards.mine.coupon.amountOff', { amount: format.price(amount, currency) });
}
