import { useNavigation } from 'react-router';
import { courseCalls } from '#contract/courses.ts';
import { CourseCard } from '#web/features/courses/course-card.tsx';
import { CourseFilters, CourseSortSelect } from '#web/features/courses/course-filters.tsx';
import { courseForCard } from '#web/features/courses/course-for-card.ts';
import {
  COURSES_PER_PAGE,
  courseListPath,
  pageCountOf,
  readCourseListQuery,
} from '#web/features/courses/course-list-query.ts';
import { cx } from '#web/lib/cx.ts';
import { withoutList } from '#web/lib/if-unreachable.ts';
import { pageOf } from '#web/lib/page.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedList } from '#web/ui/failed-list.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/course-list.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api, locale, currency } = pageOf(args);
  const query = readCourseListQuery(args.url.searchParams);
  const { level, search, sort } = query;
  const loadPage = (page: number) =>
    api
      .call(courseCalls.list, {
        query: {
          level: level ?? undefined,
          search,
          sort,
          page,
          page_size: COURSES_PER_PAGE,
          currency,
        },
      })
      .catch(withoutList);
  let loaded = await loadPage(query.page);
  // A page beyond the end (an old link) is the last one.
  const lastPage = pageCountOf(loaded?.count ?? 0);
  if (loaded !== null && query.page > lastPage) loaded = await loadPage(lastPage);
  return {
    query,
    list: loaded && {
      courses: loaded.list.map((course) => courseForCard(course, locale)),
      count: loaded.count,
      page: loaded.page,
      pageCount: pageCountOf(loaded.count),
      perLevel: loaded.per_level,
    },
  };
}

/** What is shown of a list that did not load. */
const NO_COURSES = { courses: [], count: 0, page: 1, pageCount: 1, perLevel: null };

export default function CourseList({ loaderData }: Route.ComponentProps) {
  const { query, list } = loaderData;
  const hasFailed = list === null;
  const view = list ?? NO_COURSES;
  const { t } = useTranslation();
  const pagerLabels = usePagerLabels();
  const navigation = useNavigation();
  const loading = navigation.location?.pathname === '/courses';

  return (
    <>
      <PageHead
        title={t('pageTitles.CourseList')}
        description={t('courses.list.description')}
        keep={['level', 'page']}
        noIndex={query.search !== ''}
      />
      <PageIntro title={t('courses.list.title')} lead={t('courses.list.lead')} seed={14} />
      <div className="shell grid grid-cols-1 gap-x-12 gap-y-6 pt-8 pb-20 lg:grid-cols-[19rem_1fr] lg:pt-12">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <CourseFilters query={query} perLevel={view.perLevel} />
        </div>
        <section aria-label={t('courses.list.results')} aria-busy={loading}>
          <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p role="status" className="text-soft">
              {loading ? (
                <Spinner label={t('common.loading')} className="text-porcelain" />
              ) : hasFailed ? null : query.search === '' ? (
                t('courses.list.count', { count: view.count })
              ) : (
                <Sentences
                  parts={[
                    t('courses.list.found', { count: view.count, search: query.search }),
                    <Link
                      key="clear"
                      to={courseListPath({ ...query, search: '', page: 1 })}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {t('courses.list.clearSearch')}
                    </Link>,
                  ]}
                />
              )}
            </p>
            {view.count > 1 && <CourseSortSelect query={query} />}
          </div>
          {hasFailed ? (
            <FailedList seed={3} title={t('common.failedToFetch.courses')} />
          ) : view.count === 0 ? (
            <EmptyState
              seed={3}
              title={t('courses.list.emptyTitle')}
              action={
                <LinkButton to="/courses" variant="secondary">
                  {t('courses.list.showAll')}
                </LinkButton>
              }
            >
              {t('courses.list.emptyText')}
            </EmptyState>
          ) : (
            <ul
              className={cx(
                'grid grid-cols-1 gap-6 transition-opacity sm:grid-cols-2',
                loading && 'pointer-events-none opacity-50',
              )}
            >
              {view.courses.map((course) => (
                <li key={course.course_id}>
                  <CourseCard course={course} heading="h2" />
                </li>
              ))}
            </ul>
          )}
          <Pager
            className="mt-10"
            page={view.page}
            pageCount={view.pageCount}
            hrefFor={(page) => courseListPath({ ...query, page })}
            labels={pagerLabels}
          />
        </section>
      </div>
    </>
  );
}
