import { useNavigation } from 'react-router';
import { teachingCalls } from '#contract/teaching.ts';
import { loadCourseChoices } from '#web/features/teaching/load-course-choices.ts';
import { ReviewCard } from '#web/features/teaching/review-card.tsx';
import { ReviewFilters } from '#web/features/teaching/review-filters.tsx';
import { reviewQueryOf, taughtReviewViews } from '#web/features/teaching/review-view.ts';
import { TeachFrame } from '#web/features/teaching/teach-frame.tsx';
import { cx } from '#web/lib/cx.ts';
import { requireTeacher } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Route } from './+types/reviews.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const view = taughtReviewViews.read(args.url.searchParams);
  const [reviews, choices] = await Promise.all([
    api.call(teachingCalls.reviews, { query: reviewQueryOf(view) }),
    loadCourseChoices(api, { find: view.find ?? '', courseId: view.course_id }),
  ]);
  return { view, reviews, choices };
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { view, reviews, choices } = loaderData;
  const { t } = useTranslation();
  const navigation = useNavigation();
  const loading = navigation.location?.pathname === taughtReviewViews.path;
  const waits = view.state === 'open';
  return (
    <TeachFrame current="reviews">
      <h2 className="sr-only">{t('teaching.tabs.reviews')}</h2>
      <ReviewFilters view={view} counts={reviews.counts} choices={choices} />
      <div
        className={cx('mt-6 transition-opacity', loading && 'pointer-events-none opacity-50')}
        aria-busy={loading || undefined}
      >
        {reviews.list.length === 0 ? (
          <EmptyState
            seed={31}
            title={t(waits ? 'teaching.reviews.emptyOpenTitle' : 'teaching.reviews.emptyTitle')}
            action={
              taughtReviewViews.isFiltered(view) && (
                <LinkButton to={taughtReviewViews.path} variant="secondary">
                  {t('teaching.reviews.showAll')}
                </LinkButton>
              )
            }
          >
            {t(waits ? 'teaching.reviews.emptyOpenText' : 'teaching.reviews.emptyText')}
          </EmptyState>
        ) : (
          <ul className="grid gap-5">
            {reviews.list.map((review) => (
              <li key={review.review_id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Pager
        className="mt-10"
        page={reviews.page}
        pageCount={Math.ceil(reviews.count / reviews.limit)}
        hrefFor={(page) => taughtReviewViews.href({ ...view, page })}
        labels={{
          pager: t('common.pager'),
          previous: t('common.previous'),
          next: t('common.next'),
          page: (page) => t('common.page', { page }),
        }}
      />
    </TeachFrame>
  );
}
