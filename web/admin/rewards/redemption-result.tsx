import type { AdminRedemption } from '#contract/redemptions-admin.ts';
import { useDiscountText } from '#web/features/rewards/use-discount-text.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';

/** The course that a pass opens. */
export function CourseLine({ course }: { course: NonNullable<AdminRedemption['course']> }) {
  const { t } = useTranslation();
  const name = usePick()(course.title, course.title_zh);
  return (
    <p className="mt-3">
      <span className="text-soft">{t('admin.redemptions.dialog.course')}</span>{' '}
      <Link
        to={`/admin/courses/${course.course_id}/learners`}
        lang={name.lang}
        className="link inline-flex min-h-11 items-center"
      >
        {name.text}
      </Link>
    </p>
  );
}

/** What a coupon takes off; once it exists, with a link to it. */
export function CouponLine({ coupon }: { coupon: NonNullable<AdminRedemption['coupon']> }) {
  const { t } = useTranslation();
  const discount = useDiscountText()(coupon);
  const text = usePick();
  const titles = coupon.courses?.map(({ title, title_zh }) => text(title, title_zh).text) ?? [];
  return (
    <p className="mt-3">
      <span className="text-soft">{t('admin.redemptions.dialog.coupon')}</span> {discount}
      {titles.length > 0 && <span>{` · ${titles.join(' / ')}`}</span>}
      {coupon.made !== null && (
        <span>
          {' · '}
          <Link
            to={`/admin/coupons?search=${coupon.made.code}`}
            className="link inline-flex min-h-11 items-center font-mono"
          >
            {coupon.made.code}
          </Link>
        </span>
      )}
    </p>
  );
}
