import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigate } from 'react-router';
import type { TaughtCourse } from '#contract/teaching.ts';
import { cx } from '#web/lib/cx.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { usePick } from '#web/lib/pick.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import {
  readWorkQuery,
  type WorkQuery,
  type WorkState,
  workPath,
  workStates,
} from './work-query.ts';

interface WorkFiltersProps {
  query: WorkQuery;
  counts: Record<WorkState, number>;
  courses: readonly TaughtCourse[];
}

/** State and course of the work that is shown: both in the address. */
export function WorkFilters({ query, counts, courses }: WorkFiltersProps) {
  const { t } = useTranslation();
  const all = counts.submitted + counts.returned + counts.graded;
  const chips = [
    ...workStates.map((state) => ({ state, count: counts[state] })),
    { state: null, count: all },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <nav aria-label={t('teach.work.filterStatus')} className="min-w-0">
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
          {chips.map(({ state, count }) => (
            <li key={state ?? 'all'} className="shrink-0">
              <Link
                to={workPath({ ...query, status: state, page: 1 })}
                preventScrollReset
                aria-current={state === query.status ? 'true' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-2 rounded-full px-4 whitespace-nowrap no-underline ring-1 transition-colors',
                  state === query.status
                    ? 'bg-wash font-medium text-porcelain ring-porcelain/60'
                    : 'text-ink ring-line-strong/50 hover:bg-wash',
                )}
              >
                {t(`teach.work.${state ?? 'all'}`)}
                <span className="text-sm text-soft">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <CourseFilter query={query} courses={courses} />
    </div>
  );
}

/** A choice is enough to apply it; without scripts there is a button. */
function CourseFilter({ query, courses }: Pick<WorkFiltersProps, 'query' | 'courses'>) {
  const { t } = useTranslation();
  const text = usePick();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  return (
    <Form
      method="get"
      action="/teach/submissions"
      className="flex min-w-0 items-center gap-3 max-sm:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        const course = String(new FormData(event.currentTarget).get('course') ?? '');
        const asked = readWorkQuery(new URLSearchParams({ course }));
        void navigate(workPath({ ...asked, status: query.status }), { preventScrollReset: true });
      }}
    >
      {query.status && <input type="hidden" name="status" value={query.status} />}
      <label className="flex min-w-0 grow items-center gap-3">
        <span className="text-sm whitespace-nowrap text-soft">{t('teach.work.course')}</span>
        <select
          // Another address is another choice: the list follows it.
          key={query.courseId ?? ''}
          name="course"
          defaultValue={query.courseId ?? ''}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="select-chevron min-h-11 w-full min-w-0 rounded-md border border-line-strong/60 bg-raised py-2 pr-10 pl-3.5 text-ink hover:border-porcelain sm:max-w-80"
        >
          <option value="">{t('teach.work.allCourses')}</option>
          {courses.map((course) => {
            const title = text(course.title, course.title_zh);
            return (
              <option key={course.course_id} value={course.course_id} lang={title.lang}>
                {title.text}
              </option>
            );
          })}
        </select>
      </label>
      {!hydrated && (
        <noscript>
          <button type="submit" className={buttonClass('secondary')}>
            {t('teach.work.apply')}
          </button>
        </noscript>
      )}
    </Form>
  );
}
