import { teachingCalls } from '#contract/teaching.ts';
import { loadCourseChoices } from '#web/features/teaching/load-course-choices.ts';
import { ReviewCard } from '#web/features/teaching/review-card.tsx';
import { ReviewFilters } from '#web/features/teaching/review-filters.tsx';
import { reviewQueryOf, taughtReviewViews } from '#web/features/teaching/review-view.ts';
import { TeachFrame } from '#web/features/teaching/teach-frame.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage } from '#web/lists/list-page.tsx';
import { ListRows } from '#web/lists/list-rows.tsx';
import type { Route } from './+types/reviews.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const view = taughtReviewViews.read(args.url.searchParams);
  const [reviews, choices] = await Promise.all([
    api.call(teachingCalls.reviews, { query: reviewQueryOf(view) }),
    loadCourseChoices(api, { find: view.find ?? '', courseId: view.course_id }),
  ]);
  assertPage(taughtReviewViews, view, reviews);
  return { view, reviews, choices };
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { view, reviews, choices } = loaderData;
  const { t } = useTranslation();
  const waits = view.state === 'open';
  return (
    <TeachFrame current="reviews">
      <h2 className="sr-only">{t('teaching.tabs.reviews')}</h2>
      <ReviewFilters view={view} counts={reviews.counts} choices={choices} />
      <div className="mt-6">
        <ListRows
          views={taughtReviewViews}
          view={view}
          listed={reviews}
          seed={31}
          empty={{
            title: t(waits ? 'teaching.reviews.emptyOpenTitle' : 'teaching.reviews.emptyTitle'),
            text: t(waits ? 'teaching.reviews.emptyOpenText' : 'teaching.reviews.emptyText'),
          }}
          clearFilters={{ label: t('teaching.reviews.showAll') }}
          fadesOnLoad
        >
          <ul className="grid gap-5">
            {reviews.list.map((review) => (
              <li key={review.review_id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        </ListRows>
      </div>
    </TeachFrame>
  );
}
