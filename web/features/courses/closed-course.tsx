import { useLocation } from 'react-router';
import type { CourseDetail } from '#contract/courses.ts';
import type { CourseOffer } from '#domain/course-offer.ts';
import type { EarningRules } from '#web/features/points/earning-rules.tsx';
import { useFormat } from '#web/lib/format.ts';
import { loginPath, registerPath } from '#web/lib/redirect-path.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Points } from '#web/ui/points.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { EndedNotice } from './access-notice.tsx';
import { EarnList } from './earn-list.tsx';
import { RedeemCourse } from './redeem-course.tsx';

interface ClosedCourseProps {
  course: CourseDetail['basic_info'];
  access: Exclude<CourseOffer, { kind: 'open' }>;
  /** How the person’s earlier access ended. */
  ended: CourseDetail['access_ended'];
  rules: EarningRules | null;
  onRedeemed: () => void;
}

/** Why the person has no access to the course: no login, or too few points. */
export function ClosedCourse({ course, access, ended, rules, onRedeemed }: ClosedCourseProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const here = useLocation();
  const endedNotice = ended && <EndedNotice ended={ended} />;
  if (access.kind === 'ended') {
    return (
      <>
        <h2 className="text-xl">{t('courses.access.endedTitle')}</h2>
        {endedNotice}
        <LinkButton to="/courses" variant="secondary" className="mt-5 w-full">
          {t('courses.panel.others')}
        </LinkButton>
      </>
    );
  }
  if (access.kind === 'unavailable') {
    return (
      <>
        <h2 className="text-xl">{t('courses.panel.unavailableTitle')}</h2>
        <p className="mt-2 text-soft">{t('courses.panel.unavailableText')}</p>
        <LinkButton to="/courses" variant="secondary" className="mt-5 w-full">
          {t('courses.panel.others')}
        </LinkButton>
      </>
    );
  }
  if (access.kind === 'money') {
    return (
      <>
        <h2 className="text-xl">{t('courseCards.paid')}</h2>
        {course.price > 0 && (
          <p className="mt-3 text-3xl font-semibold">
            {format.price(course.price, course.currency)}
          </p>
        )}
        <p className="mt-3 text-soft">{t('courses.panel.paidText')}</p>
        {endedNotice}
        <BuyCourse course={course} />
        <LinkButton to="/courses" variant="secondary" className="mt-5 w-full">
          {t('courses.panel.others')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <h2 className="text-xl">{t('courses.redeem.title')}</h2>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Points
          amount={access.need}
          size="lg"
          label={t('common.points', { count: access.need })}
          className="text-3xl"
        />
        {course.price > 0 && (
          <span className="text-sm text-soft">
            {t('courses.redeem.price', { price: format.price(course.price, course.currency) })}
          </span>
        )}
      </p>
      {endedNotice}
      {access.kind === 'login' && (
        <>
          <p className="mt-3 text-soft">{t('courses.redeem.loginText')}</p>
          <LinkButton to={loginPath(here)} size="lg" className="mt-5 w-full">
            {t('courses.redeem.login')}
          </LinkButton>
          <LinkButton to={registerPath(here)} variant="quiet" className="mt-2 w-full">
            {t('courses.redeem.register')}
          </LinkButton>
        </>
      )}
      {access.kind === 'redeem' && (
        <RedeemCourse course={course} access={access} onRedeemed={onRedeemed} />
      )}
      {access.kind === 'short' && (
        <>
          <p className="mt-3">
            <Sentences
              parts={[
                t('courses.redeem.short'),
                t('courses.redeem.missing', { have: access.have, missing: access.missing }),
              ]}
            />
          </p>
          <ProgressBar
            className="mt-4"
            percent={(access.have / access.need) * 100}
            label={t('courses.redeem.towards')}
          />
          {rules && <EarnList rules={rules} />}
        </>
      )}
      {access.kind !== 'login' && <BuyCourse course={course} secondary />}
    </>
  );
}

interface BuyCourseProps {
  course: CourseDetail['basic_info'];
  /** Points open it as well. */
  secondary?: boolean;
}

/** Leads to the checkout, where the course has a price in money. */
function BuyCourse({ course, secondary = false }: BuyCourseProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (course.price === 0) return null;
  return (
    <LinkButton
      to={`/checkout/${course.course_id}`}
      variant={secondary ? 'secondary' : 'primary'}
      size="lg"
      className="mt-4 w-full"
    >
      {t('orders.buy', { price: format.price(course.price, course.currency) })}
    </LinkButton>
  );
}
