import type { RedemptionDetail } from '#contract/redemptions.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { CouponCourses } from './coupon-courses.tsx';
import { useDiscountText } from './use-discount-text.ts';

type Coupon = NonNullable<RedemptionDetail['coupon']>;

interface RedemptionCouponProps {
  coupon: Coupon;
  status: RedemptionDetail['status'];
}

/** The coupon of a request: its code while it can be used, or what became of it. */
export function RedemptionCoupon({ coupon, status }: RedemptionCouponProps) {
  const { t } = useTranslation();
  const discount = useDiscountText()(coupon);
  if (coupon.made === null && status !== 'pending') return null;
  return (
    <section
      aria-labelledby="coupon"
      className="mb-10 grid justify-items-start gap-3 rounded-lg bg-raised p-5 ring-1 ring-line"
    >
      <h3 id="coupon">{t('rewards.mine.coupon.title')}</h3>
      <p>
        {t(coupon.courses === null ? 'rewards.summary.coupon' : 'rewards.summary.couponOfCourses', {
          count: coupon.days,
          discount,
        })}
      </p>
      <CouponCourses courses={coupon.courses} />
      {coupon.made === null ? (
        <p className="text-sm text-soft">{t('rewards.mine.coupon.comes')}</p>
      ) : (
        <MadeCoupon made={coupon.made} />
      )}
    </section>
  );
}

function MadeCoupon({
  made: { code, ends_at: end, state },
}: {
  made: NonNullable<Coupon['made']>;
}) {
  const { t } = useTranslation();
  const day = useFormat().day(end);
  if (state === 'used_up') return <Ended>{t('rewards.mine.coupon.used')}</Ended>;
  if (state === 'expired') return <Ended>{t('rewards.mine.coupon.expired', { day })}</Ended>;
  if (state === 'archived') return <Ended>{t('rewards.mine.coupon.archived')}</Ended>;
  return (
    <>
      <output className="w-full rounded-md bg-sunk px-4 py-3 font-mono text-lg wrap-anywhere select-all">
        {code}
      </output>
      <p className="text-sm text-soft">{t('rewards.mine.coupon.use', { day })}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={code}
          label={t('rewards.mine.coupon.copy')}
          copiedLabel={t('rewards.mine.copied')}
        />
        <LinkButton to="/courses" variant="secondary">
          {t('rewards.mine.coupon.courses')}
        </LinkButton>
      </div>
    </>
  );
}

function Ended({ children }: { children: string }) {
  return <p className="text-sm text-soft">{children}</p>;
}
