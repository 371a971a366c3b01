import type { RedemptionDetail } from '#contract/redemptions.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';

interface CouponCoursesProps {
  courses: NonNullable<RedemptionDetail['coupon']>['courses'];
}

/** The courses for which a coupon is, each with the way to it; nothing where it is for all. */
export function CouponCourses({ courses }: CouponCoursesProps) {
  const { t } = useTranslation();
  const text = usePick();
  if (courses === null) return null;
  if (courses.length === 0) {
    return <p className="text-sm text-soft">{t('rewards.summary.noneListed')}</p>;
  }
  return (
    <ul className="max-h-72 w-full overflow-y-auto">
      {courses.map(({ course_id: courseId, title, title_zh: titleZh }) => {
        const name = text(title, titleZh);
        return (
          <li key={courseId}>
            <Link
              to={`/courses/${courseId}`}
              className="link inline-flex min-h-11 items-center"
              lang={name.lang}
            >
              {name.text}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
