import type { AdminUserDetail } from '#contract/admin-user.ts';
import { AdjustForm } from '#web/admin/points/adjust-form.tsx';
import { queueViews } from '#web/admin/rewards/redemption-queue.ts';
import { RedemptionStatusBadge } from '#web/features/rewards/redemption-status.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useMay } from '#web/lib/may.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { Points } from '#web/ui/points.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { LatestOf, PersonPart } from './person-part.tsx';

const rows = 'divide-y divide-line border-y border-line';
const linkClass = 'link inline-flex min-h-11 items-center';

/** The balance, and the form to adjust it with a reason. */
export function PersonPoints({ person }: { person: AdminUserDetail }) {
  const { t } = useTranslation();
  const may = useMay();
  const { balance } = person;
  const figures = [
    ['held', balance.held_points],
    ['earned', balance.lifetime_earned],
    ['spent', balance.lifetime_spent],
  ] as const;
  return (
    <PersonPart
      title={t('admin.accounts.person.points')}
      aside={
        <Points
          size="lg"
          amount={balance.available_points}
          label={t('common.points', { count: balance.available_points })}
        />
      }
    >
      <dl className="mb-5 grid grid-cols-3 gap-3">
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{t(`admin.accounts.person.${name}`)}</dt>
            <dd>
              <Points amount={amount} label={t('common.points', { count: amount })} />
            </dd>
          </div>
        ))}
      </dl>
      {may('points') && (
        <>
          <AdjustForm balance={balance} />
          <Link to={`/admin/points?user=${person.user_id}#adjust`} className={`${linkClass} mt-2`}>
            {t('admin.accounts.person.ledger')}
          </Link>
        </>
      )}
    </PersonPart>
  );
}

/** The courses that they redeemed or began. */
export function PersonCourses({ courses }: Pick<AdminUserDetail, 'courses'>) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  return (
    <PersonPart title={t('admin.accounts.person.courses')}>
      {courses.count === 0 && <p className="text-soft">{t('admin.accounts.person.noCourses')}</p>}
      {courses.count > 0 && (
        <ul className={rows}>
          {courses.list.map((course) => {
            const title = text(course.title, course.title_zh);
            return (
              <li key={course.course_id} className="grid gap-1 py-3">
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <Link to={`/courses/${course.course_id}`} lang={title.lang} className={linkClass}>
                    {title.text}
                  </Link>
                  {course.points_spent !== null && course.points_spent > 0 && (
                    <Points
                      amount={course.points_spent}
                      label={t('common.points', { count: course.points_spent })}
                    />
                  )}
                </div>
                <div className="flex items-center gap-3">
                  <ProgressBar
                    percent={course.progress}
                    label={t('admin.accounts.person.progress', { title: title.text })}
                    className="grow"
                  />
                  <span className="w-12 text-right text-sm tabular-nums">{course.progress}%</span>
                </div>
                <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
                  {t('admin.accounts.person.lastAt', { day: format.day(course.last_at) })}
                  {course.completed_at !== null && (
                    <Badge tone="jade">{t('admin.accounts.person.completed')}</Badge>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <LatestOf shown={courses.list.length} count={courses.count} />
    </PersonPart>
  );
}

/** Their latest requests for rewards. */
export function PersonRedemptions({ redemptions }: Pick<AdminUserDetail, 'redemptions'>) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  return (
    <PersonPart title={t('admin.accounts.person.redemptions')}>
      {redemptions.count === 0 && (
        <p className="text-soft">{t('admin.accounts.person.noRedemptions')}</p>
      )}
      {redemptions.count > 0 && (
        <ul className={rows}>
          {redemptions.list.map((row) => {
            const name = text(row.reward_name, row.reward_name_zh);
            return (
              <li
                key={row.redemption_id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2"
              >
                <div className="min-w-0 grow">
                  <Link
                    to={queueViews.href({ status: 'all', request: row.redemption_id })}
                    lang={name.lang}
                    className={linkClass}
                  >
                    {name.text}
                  </Link>
                  <p className="text-sm text-soft">{format.dateTime(row.created_at)}</p>
                </div>
                <RedemptionStatusBadge status={row.status} />
                <Points
                  amount={row.points_spent}
                  label={t('common.points', { count: row.points_spent })}
                />
              </li>
            );
          })}
        </ul>
      )}
      <LatestOf shown={redemptions.list.length} count={redemptions.count} />
    </PersonPart>
  );
}

/** Their latest reviews, hidden ones included. */
export function PersonReviews({ reviews }: Pick<AdminUserDetail, 'reviews'>) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  return (
    <PersonPart title={t('admin.accounts.person.reviews')}>
      {reviews.count === 0 && <p className="text-soft">{t('admin.accounts.person.noReviews')}</p>}
      {reviews.count > 0 && (
        <ul className={rows}>
          {reviews.list.map((review) => {
            const title = text(review.title, review.title_zh);
            return (
              <li key={review.review_id} className="py-2">
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <Link to={`/courses/${review.course_id}`} lang={title.lang} className={linkClass}>
                    {title.text}
                  </Link>
                  <Stars
                    value={review.rating}
                    label={t('admin.accounts.person.stars', { count: review.rating })}
                  />
                </div>
                <p className="break-words whitespace-pre-line" dir="auto">
                  {review.comment}
                </p>
                <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
                  {format.dateTime(review.created_at)}
                  {review.is_hidden && (
                    <Badge tone="clay">{t('admin.accounts.person.hidden')}</Badge>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <LatestOf shown={reviews.list.length} count={reviews.count} />
    </PersonPart>
  );
}
