import { reviewAdminCalls } from '#contract/reviews-admin.ts';
import { ReviewRow } from '#web/admin/reviews/review-row.tsx';
import { reviewQuery, reviewViews } from '#web/admin/reviews/review-views.ts';
import { useFormat } from '#web/lib/format.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage, OnlyOne } from '#web/lists/list-page.tsx';
import { FilterDay, FilterSelect } from '#web/ui/filter-form.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/reviews.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'reviews');
  const view = reviewViews.read(args.url.searchParams);
  const listed = await api.call(reviewAdminCalls.list, { query: reviewQuery(view) });
  assertPage(reviewViews, view, listed);
  return { view, listed };
}

export default function AdminReviews({ loaderData }: Route.ComponentProps) {
  const { view, listed } = loaderData;
  const { t } = useTranslation();
  const format = useFormat();
  const text = usePick();
  const [first] = listed.list;
  return (
    <ListPage
      views={reviewViews}
      view={view}
      listed={listed}
      title={t('admin.titles.Reviews')}
      lead={t('admin.reviews.lead')}
      searchHint={t('admin.reviews.searchHint')}
      countLabel={(count) => t('admin.reviews.count', { count, shown: format.number(count) })}
      above={
        <>
          {view.review_id !== null && (
            <OnlyOne
              text={t('admin.reviews.onlyOne', { id: view.review_id })}
              allText={t('admin.reviews.showAll')}
              allHref={reviewViews.path}
            />
          )}
          {view.course_id !== null && (
            <Notice tone="info" className="mb-5">
              {first !== undefined && (
                <p>
                  {t('admin.reviews.courseShown', {
                    course: text(first.course_title, first.course_title_zh).text,
                  })}
                </p>
              )}
              <Link
                to={reviewViews.href({ ...view, course_id: null, page: 1 })}
                className="link inline-flex min-h-11 items-center"
              >
                {t('admin.reviews.allCourses')}
              </Link>
            </Notice>
          )}
        </>
      }
      filters={
        <>
          {view.course_id !== null && (
            <input type="hidden" name="course_id" value={view.course_id} />
          )}
          {view.review_id !== null && (
            <input type="hidden" name="review_id" value={view.review_id} />
          )}
          <FilterSelect name="rating" label={t('admin.reviews.stars')} value={view.rating ?? ''}>
            <option value="">{t('admin.reviews.anyStars')}</option>
            {([5, 4, 3, 2, 1] as const).map((stars) => (
              <option key={stars} value={stars}>
                {t('admin.reviews.starCount', { count: stars })}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            name="hidden"
            label={t('admin.reviews.visibility')}
            value={view.hidden ?? ''}
          >
            <option value="">{t('admin.reviews.anyVisibility')}</option>
            <option value="false">{t('admin.reviews.visible')}</option>
            <option value="true">{t('admin.reviews.hidden')}</option>
          </FilterSelect>
          <FilterSelect
            name="answered"
            label={t('admin.reviews.answer')}
            value={view.answered ?? ''}
          >
            <option value="">{t('admin.reviews.anyAnswer')}</option>
            <option value="false">{t('admin.reviews.unanswered')}</option>
            <option value="true">{t('admin.reviews.answered')}</option>
          </FilterSelect>
          <FilterDay name="from" label={t('admin.reviews.from')} value={view.from} />
          <FilterDay name="to" label={t('admin.reviews.to')} value={view.to} />
        </>
      }
      sortLabels={{
        newest: t('admin.reviews.sorts.newest'),
        oldest: t('admin.reviews.sorts.oldest'),
        lowest: t('admin.reviews.sorts.lowest'),
        highest: t('admin.reviews.sorts.highest'),
      }}
      empty={{ title: t('admin.reviews.emptyTitle'), text: t('admin.reviews.emptyText') }}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:gap-1.5">
        {listed.list.map((review) => (
          <li key={review.review_id}>
            <ReviewRow
              review={review}
              courseHref={
                view.course_id === null
                  ? reviewViews.href({ ...view, course_id: review.course_id, page: 1 })
                  : null
              }
            />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
