import { Form, useNavigate, useNavigation } from 'react-router';
import { teacherCalls } from '#contract/teachers.ts';
import { Biography } from '#web/features/teachers/biography.tsx';
import { TeacherCard } from '#web/features/teachers/teacher-card.tsx';
import { TeacherLike } from '#web/features/teachers/teacher-like.tsx';
import {
  readTeacherListQuery,
  TEACHERS_PER_PAGE,
  type TeacherListQuery,
  teacherListPath,
  teacherSorts,
} from '#web/features/teachers/teacher-list-query.ts';
import { cx } from '#web/lib/cx.ts';
import { withoutList } from '#web/lib/if-unreachable.ts';
import { pageOf } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { onlyShownTexts } from '#web/lib/shown-texts.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedList } from '#web/ui/failed-list.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/teacher-list.ts';

/** Milliseconds between two likes of a card. */
const LIKE_COOLDOWN_MS = 500;

export async function loader(args: Route.LoaderArgs) {
  const { api, locale } = pageOf(args);
  const query = readTeacherListQuery(args.url.searchParams);
  const answer = await api
    .call(teacherCalls.list, { query: { ...query, page_size: TEACHERS_PER_PAGE } })
    .catch(withoutList);
  const teachers = answer ?? { list: [], count: 0, page: 1, limit: TEACHERS_PER_PAGE };
  return {
    query,
    hasFailed: answer === null,
    teachers: { ...teachers, list: teachers.list.map((one) => onlyShownTexts(one, locale)) },
  };
}

export default function TeacherList({ loaderData }: Route.ComponentProps) {
  const { query, teachers, hasFailed } = loaderData;
  const { t } = useTranslation();
  const pagerLabels = usePagerLabels();
  const text = usePick();
  const navigation = useNavigation();
  const loading = navigation.location?.pathname === '/teachers';

  return (
    <>
      <PageHead
        title={t('pageTitles.TeacherList')}
        description={t('teachers.list.lead')}
        keep={['page']}
        noIndex={query.search !== ''}
      />
      <PageIntro title={t('teachers.list.title')} lead={t('teachers.list.lead')} seed={21} />
      <div className="shell pt-8 pb-20 lg:pt-12">
        <SearchForm query={query} />
        <p role="status" className="mt-6 flex min-h-11 flex-wrap items-center gap-x-2 text-soft">
          {loading ? (
            <Spinner label={t('common.loading')} className="text-porcelain" />
          ) : hasFailed ? null : query.search === '' ? (
            t('teachers.list.count', { count: teachers.count })
          ) : (
            <>
              {t('teachers.list.found', { count: teachers.count, search: query.search })}
              <Link to={teacherListPath({ ...query, search: '', page: 1 })} className="link">
                {t('courses.list.clearSearch')}
              </Link>
            </>
          )}
        </p>
        {hasFailed ? (
          <FailedList seed={9} title={t('common.failedToFetch.teachers')} />
        ) : teachers.list.length === 0 ? (
          <EmptyState
            seed={9}
            title={t('teachers.list.emptyTitle')}
            action={
              <LinkButton to="/teachers" variant="secondary">
                {t('teachers.list.showAll')}
              </LinkButton>
            }
          >
            {t('teachers.list.emptyText')}
          </EmptyState>
        ) : (
          <ul
            className={cx(
              'mt-4 grid gap-6 transition-opacity sm:grid-cols-2 lg:grid-cols-3',
              loading && 'pointer-events-none opacity-50',
            )}
          >
            {teachers.list.map((teacher) => (
              <li key={teacher.teacher_id}>
                <TeacherCard
                  teacher={teacher}
                  heading="h2"
                  biography={<Biography text={text(teacher.bio, teacher.bio_zh)} />}
                  action={
                    <TeacherLike
                      teacherId={teacher.teacher_id}
                      liked={teacher.is_liked_by_user}
                      count={teacher.likes_count}
                      cooldownMs={LIKE_COOLDOWN_MS}
                      size="sm"
                    />
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <Pager
          className="mt-10"
          page={teachers.page}
          pageCount={Math.ceil(teachers.count / teachers.limit)}
          hrefFor={(page) => teacherListPath({ ...query, page })}
          labels={pagerLabels}
        />
      </div>
    </>
  );
}

function SearchForm({ query }: { query: TeacherListQuery }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Form
      method="get"
      action="/teachers"
      role="search"
      className="flex flex-wrap items-center gap-x-6 gap-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        const asked = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) {
          asked.set(name, String(value));
        }
        void navigate(teacherListPath(readTeacherListQuery(asked)), { preventScrollReset: true });
      }}
    >
      <SearchField
        name="search"
        label={t('teachers.list.search')}
        placeholder={t('teachers.list.searchHint')}
        submitLabel={t('controls.search')}
        defaultValue={query.search}
        className="w-full max-w-lg"
      />
      <label className="flex items-center gap-3 lg:ml-auto">
        <span className="text-sm whitespace-nowrap text-soft">{t('courses.list.sort')}</span>
        <select
          key={query.sort}
          name="sort"
          defaultValue={query.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="select-chevron min-h-11 rounded-md border border-line-strong/60 bg-raised py-2 pr-10 pl-3.5 text-ink hover:border-porcelain"
        >
          {teacherSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`teachers.list.sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </Form>
  );
}
