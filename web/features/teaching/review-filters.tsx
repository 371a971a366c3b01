import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilterForm, FilterSelect } from '#web/ui/filter-form.tsx';
import { Link } from '#web/ui/link.tsx';
import { CourseChoice } from './course-choice.tsx';
import type { CourseChoices } from './load-course-choices.ts';
import { type TaughtReviewView, taughtReviewViews } from './review-view.ts';

interface ReviewFiltersProps {
  view: TaughtReviewView;
  counts: { unanswered: number; answered: number };
  choices: CourseChoices;
}

/** The filters of reviews: reply, course and stars, all in the address. */
export function ReviewFilters({ view, counts, choices }: ReviewFiltersProps) {
  const { t } = useTranslation();
  const chips = [
    { state: 'open', count: counts.unanswered },
    { state: 'answered', count: counts.answered },
    { state: null, count: counts.unanswered + counts.answered },
  ] as const;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <nav aria-label={t('teaching.reviews.filterState')} className="min-w-0">
        <ul className="flex flex-wrap gap-2">
          {chips.map(({ state, count }) => (
            <li key={state ?? 'all'} className="shrink-0">
              <Link
                to={taughtReviewViews.href({ ...view, state, page: 1 })}
                preventScrollReset
                aria-current={state === view.state ? 'true' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-2 rounded-full px-4 whitespace-nowrap no-underline ring-1 transition-colors',
                  state === view.state
                    ? 'bg-wash font-medium text-porcelain ring-porcelain/60'
                    : 'text-ink ring-line-strong/50 hover:bg-wash',
                )}
              >
                {t(`teaching.reviews.${state ?? 'all'}`)}
                <span className="text-sm text-soft">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <FilterForm
        action={taughtReviewViews.path}
        pathFor={(params) => taughtReviewViews.href(taughtReviewViews.read(params))}
        applyLabel={t('teaching.work.apply')}
        className="grid min-w-0 gap-x-6 gap-y-3 max-sm:w-full sm:flex sm:flex-wrap"
      >
        {view.state !== null && <input type="hidden" name="state" value={view.state} />}
        <CourseChoice choices={choices} name="course_id" value={view.course_id} />
        <FilterSelect name="rating" label={t('teaching.reviews.stars')} value={view.rating ?? ''}>
          <option value="">{t('teaching.reviews.anyStars')}</option>
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {t('common.stars', { count: stars })}
            </option>
          ))}
        </FilterSelect>
      </FilterForm>
    </div>
  );
}
