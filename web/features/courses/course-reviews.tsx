import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CallData } from '#contract/call.ts';
import type { CourseReview, courseCalls } from '#contract/courses.ts';
import { useFormat } from '#web/lib/format.ts';
import { queryWith } from '#web/lib/query.ts';
import { loginPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Bar, Bars } from '#web/ui/bar.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { ReviewForm } from './review-form.tsx';
import { shareOf, type WritingReview, writingReview } from './review-rules.ts';

/** A page of reviews with the summary of all. */
export type CourseReviews = CallData<typeof courseCalls.reviews>;

interface CourseReviewsProps {
  courseId: number;
  reviews: CourseReviews;
  canReview: boolean;
}

/** The reviews of a course: the summary, one's own, and everybody’s. */
export function CourseReviewSection({ courseId, reviews, canReview }: CourseReviewsProps) {
  const { t } = useTranslation();
  const pagerLabels = usePagerLabels();
  const { user } = useSiteData();
  const { pathname, search } = useLocation();
  const pageCount = Math.ceil(reviews.count / reviews.limit);
  const own = reviews.list.find(({ is_own }) => is_own);
  const writing = writingReview({ isGuest: user === null, canReview, page: reviews.page });

  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t('courses.reviews.title')}</h2>
      {reviews.summary.total > 0 ? (
        <Summary summary={reviews.summary} />
      ) : (
        <p className="mt-3 text-soft">{t('courses.reviews.none')}</p>
      )}
      <OwnWord courseId={courseId} writing={writing} own={own} />
      <ul className="mt-4 divide-y divide-line">
        {reviews.list
          .filter((review) => review !== own)
          .map((review) => (
            <li key={review.review_id} className="py-6">
              <Review review={review} />
            </li>
          ))}
      </ul>
      <Pager
        className="mt-4"
        page={reviews.page}
        pageCount={pageCount}
        hrefFor={(page) =>
          `${pathname}${queryWith(new URLSearchParams(search), { reviews: page > 1 ? page : null })}#reviews`
        }
        labels={{ ...pagerLabels, pager: t('courses.reviews.pager') }}
      />
    </section>
  );
}

function Summary({ summary }: { summary: CourseReviews['summary'] }) {
  const { t } = useTranslation();
  const average = (summary.average ?? 0).toFixed(1);
  return (
    <div className="mt-5 grid items-center gap-x-10 gap-y-5 rounded-lg bg-sunk p-6 sm:grid-cols-[auto_1fr]">
      <div className="flex items-center gap-4 sm:block sm:text-center">
        <p className="font-serif text-4xl leading-none text-porcelain">{average}</p>
        <div className="sm:mt-2">
          <Stars
            value={summary.average ?? 0}
            label={t('common.rating', { rating: average })}
            className="text-lg"
          />
          <p className="text-sm text-soft">
            {t('courses.reviews.count', { count: summary.total })}
          </p>
        </div>
      </div>
      <ul className="grid gap-1">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = summary.by_stars[stars - 1] ?? 0;
          return (
            <li key={stars} className="flex items-center gap-3 text-sm">
              <span className="w-16 shrink-0 text-soft">{t('common.stars', { count: stars })}</span>
              <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-line">
                <Bars>
                  <Bar part={shareOf(count, summary.total)} className="fill-porcelain" />
                </Bars>
              </span>
              <span className="w-8 shrink-0 text-right text-soft">{count}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface OwnWordProps {
  courseId: number;
  writing: WritingReview;
  own: CourseReview | undefined;
}

function OwnWord({ courseId, writing, own }: OwnWordProps) {
  const { t } = useTranslation();
  const here = useLocation();
  const [editing, setEditing] = useState(false);
  if (writing === 'login') {
    return (
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-soft">{t('courses.reviews.loginText')}</p>
        <LinkButton to={loginPath(here)} variant="secondary" size="sm" className="min-h-11">
          {t('layout.login')}
        </LinkButton>
      </div>
    );
  }
  if (writing === 'notYet') return <p className="mt-6 text-soft">{t('courses.reviews.notYet')}</p>;
  if (writing === 'elsewhere') return null;
  if (own && !editing) {
    return (
      <div className="mt-6 rounded-lg bg-raised p-5 ring-1 ring-line">
        <Review review={own} />
        <Button
          variant="secondary"
          size="sm"
          className="mt-4 min-h-11"
          onClick={() => setEditing(true)}
        >
          {t('courses.reviews.edit')}
        </Button>
      </div>
    );
  }
  return (
    <ReviewForm
      courseId={courseId}
      {...(own && { own })}
      onDone={() => setEditing(false)}
      {...(own && { onCancel: () => setEditing(false) })}
    />
  );
}

function Review({ review }: { review: CourseReview }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <article>
      <div className="flex items-center gap-3">
        <Avatar name={review.user_name} src={review.user_avatar} className="size-10" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {review.user_name}
            {review.is_own && <Badge tone="porcelain">{t('courses.reviews.own')}</Badge>}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
            <Stars
              value={review.rating}
              label={t('common.rating', { rating: String(review.rating) })}
            />
            <time dateTime={review.updated_at}>{format.dateTime(review.updated_at)}</time>
          </p>
        </div>
      </div>
      {review.comment && (
        <p className="measure mt-3 whitespace-pre-line" dir="auto">
          {review.comment}
        </p>
      )}
      {review.reply && (
        <div className="measure mt-4 border-l-3 border-ridge-3 pl-4">
          <p className="flex flex-wrap gap-x-3 text-sm text-soft">
            <span className="font-medium text-porcelain">{t('courses.reviews.reply')}</span>
            {review.replied_at !== null && (
              <time dateTime={review.replied_at}>{format.dateTime(review.replied_at)}</time>
            )}
          </p>
          <p className="mt-1 whitespace-pre-line text-soft" dir="auto">
            {review.reply}
          </p>
        </div>
      )}
    </article>
  );
}
