import { Form, useNavigate } from 'react-router';
import type { DifficultyLevel } from '#contract/courses.ts';
import { countAtLevel } from '#domain/course-levels.ts';
import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Link } from '#web/ui/link.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { ridgeLevels } from './course-cover.tsx';
import {
  type CourseListQuery,
  courseLevels,
  courseListPath,
  courseSorts,
  readCourseListQuery,
} from './course-list-query.ts';

/** Associates the order of the list with the search form, wherever it is on the page. */
const FORM_ID = 'course-search';

interface CourseFiltersProps {
  query: CourseListQuery;
  /** null: the numbers did not load. */
  perLevel: Record<DifficultyLevel, number> | null;
}

/** Search and level: in the address, and usable without scripts. */
export function CourseFilters({ query, perLevel }: CourseFiltersProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className="grid gap-5">
      <Form
        id={FORM_ID}
        method="get"
        action="/courses"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const asked = new URLSearchParams();
          for (const [name, value] of fields) asked.set(name, String(value));
          void navigate(courseListPath(readCourseListQuery(asked)), { preventScrollReset: true });
        }}
      >
        {query.level !== null && <input type="hidden" name="level" value={query.level} />}
        <SearchField
          name="search"
          label={t('courses.list.search')}
          placeholder={t('courses.list.searchHint')}
          submitLabel={t('controls.search')}
          defaultValue={query.search}
        />
      </Form>
      <nav aria-label={t('courses.list.levels')}>
        <ul className="flex flex-wrap gap-2 lg:grid lg:gap-1">
          {([null, ...courseLevels] as const).map((level) => {
            const current = query.level === level;
            return (
              <li key={level}>
                <Link
                  to={courseListPath({ ...query, level, page: 1 })}
                  preventScrollReset
                  aria-current={current ? 'true' : undefined}
                  className={cx(
                    'flex min-h-11 items-center gap-3 rounded-full px-4 no-underline ring-1 transition-colors',
                    'lg:min-h-16 lg:rounded-lg lg:px-2.5 lg:py-2 lg:leading-snug lg:ring-0',
                    current
                      ? 'bg-wash font-medium text-porcelain ring-porcelain/60'
                      : 'text-ink ring-line-strong/50 hover:bg-wash',
                  )}
                >
                  <Landscape
                    seed={LEVEL_SEED}
                    level={level === null ? 1 : ridgeLevels[level]}
                    summit="right"
                    className={cx(
                      'hidden aspect-[8/5] w-16 shrink-0 rounded-sm',
                      level !== null && 'lg:block',
                    )}
                  />
                  <span className="lg:grow">
                    {level === null ? t('courses.list.allLevels') : t(`courseCards.level.${level}`)}
                    {level !== null && (
                      <span className="hidden text-sm font-normal text-soft lg:block">
                        {t(`courses.list.levelHints.${level}`)}
                      </span>
                    )}
                  </span>
                  <span className="text-sm text-soft lg:pr-1.5">
                    {perLevel && countAtLevel(perLevel, level)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}

/** One landscape with more and more of its ridges: what the covers show of a level. */
const LEVEL_SEED = 25;

/** The order of the list; it belongs to the search form. */
export function CourseSortSelect({ query }: { query: CourseListQuery }) {
  const { t } = useTranslation();
  return (
    <label className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm text-soft">{t('courses.list.sort')}</span>
      <select
        key={query.sort}
        name="sort"
        form={FORM_ID}
        defaultValue={query.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="select-chevron min-h-11 max-w-full min-w-0 rounded-md text-ellipsis border border-line-strong/60 bg-raised py-2 pr-10 pl-3.5 text-ink hover:border-porcelain"
      >
        {courseSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`courses.list.sorts.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
