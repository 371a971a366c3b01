import type { ReactNode } from 'react';
import type { Reward } from '#contract/rewards.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Card } from '#web/ui/card.tsx';
import { CalendarClock, Package, Repeat, Tag } from '#web/ui/page-icons.tsx';
import { Points } from '#web/ui/points.tsx';
import { CouponCourses } from './coupon-courses.tsx';
import { RewardCover } from './reward-cover.tsx';
import { stockState } from './reward-offer.ts';
import { useDiscountText } from './use-discount-text.ts';

interface RewardSummaryProps {
  reward: Reward;
  /** The learner’s available points; null where they did not load. */
  available: number | null;
}

/** The reward, its price and the remaining balance. */
export function RewardSummary({ reward, available }: RewardSummaryProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const name = text(reward.name, reward.name_zh);
  const description = text(reward.description, reward.description_zh);
  const discountText = useDiscountText();
  const category = text(reward.category, reward.category_zh);
  const after = available === null ? null : available - reward.points_required;
  return (
    <Card as="section">
      <RewardCover reward={reward} className="max-sm:aspect-[5/2]" />
      <div className="p-5 sm:p-6">
        <p className="text-sm text-soft" lang={category.lang}>
          {category.text}
        </p>
        <h2 className="mt-0.5 text-xl" lang={name.lang}>
          {name.text}
        </h2>
        {description.text && (
          <p className="mt-2 text-sm text-soft" lang={description.lang}>
            {description.text}
          </p>
        )}
        <ul className="mt-3 grid gap-1 text-sm text-soft">
          {stockState(reward.available_stock) !== 'unlimited' && (
            <Fact icon={<Package aria-hidden="true" className="size-4" />}>
              {t(`rewards.card.left.${reward.category_kind}`, {
                count: reward.available_stock ?? 0,
              })}
            </Fact>
          )}
          {reward.coupon !== null && (
            <Fact icon={<Tag aria-hidden="true" className="size-4 shrink-0" />}>
              {t(
                reward.coupon.courses === null
                  ? 'rewards.summary.coupon'
                  : 'rewards.summary.couponOfCourses',
                { count: reward.coupon.days, discount: discountText(reward.coupon) },
              )}
            </Fact>
          )}
          {reward.coupon !== null && (
            <li className="pl-6 empty:hidden">
              <CouponCourses courses={reward.coupon.courses} />
            </li>
          )}
          {reward.value > 0 && reward.coupon === null && (
            <Fact icon={<Tag aria-hidden="true" className="size-4" />}>
              {t('rewards.summary.worth', { price: format.price(reward.value, reward.currency) })}
            </Fact>
          )}
          {reward.max_per_user > 0 && (
            <Fact icon={<Repeat aria-hidden="true" className="size-4" />}>
              {t('rewards.summary.limit', { count: reward.max_per_user })}
            </Fact>
          )}
          {reward.expires_at !== null && (
            <Fact icon={<CalendarClock aria-hidden="true" className="size-4" />}>
              {t('rewards.card.until', { day: format.day(reward.expires_at) })}
            </Fact>
          )}
        </ul>
        <dl className="mt-5 grid gap-2 border-t border-line pt-4">
          {available !== null && <Amount label={t('rewards.summary.now')} amount={available} />}
          <Amount label={t('rewards.summary.cost')} amount={-reward.points_required} />
          {after !== null && after >= 0 && (
            <Amount label={t('rewards.summary.after')} amount={after} strong />
          )}
        </dl>
      </div>
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {icon}
      <span>{children}</span>
    </li>
  );
}

interface AmountProps {
  label: string;
  amount: number;
  strong?: boolean;
}

function Amount({ label, amount, strong = false }: AmountProps) {
  const { t } = useTranslation();
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4',
        strong && 'mt-1 border-t border-line pt-3',
      )}
    >
      <dt className={strong ? 'font-medium' : 'text-soft'}>{label}</dt>
      <dd>
        <Points
          amount={amount}
          size={strong ? 'lg' : 'md'}
          label={t('common.points', { count: amount })}
        />
      </dd>
    </div>
  );
}
