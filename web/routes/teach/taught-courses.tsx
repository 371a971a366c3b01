import { teachingCalls } from '#contract/teaching.ts';
import { TaughtCourseRow } from '#web/features/teaching/taught-course-row.tsx';
import { TeachFrame } from '#web/features/teaching/teach-frame.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { pageFrom } from '#web/lib/query.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Route } from './+types/taught-courses.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const page = pageFrom(args.url.searchParams.get('page'));
  const search = (args.url.searchParams.get('search') ?? '').trim().slice(0, 200);
  const query = { page, ...(search !== '' && { search }) };
  return { search, listed: await api.call(teachingCalls.courses, { query }) };
}

function coursesPath(search: string, page: number): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/teach?${query}` : '/teach';
}

export default function TaughtCourses({ loaderData }: Route.ComponentProps) {
  const { search, listed } = loaderData;
  const { list, count, page, limit } = listed;
  const { t } = useTranslation();
  return (
    <TeachFrame current="courses">
      {(search !== '' || count > limit) && (
        <FilterForm
          action="/teach"
          pathFor={(params) => coursesPath(params.get('search') ?? '', 1)}
          applyLabel={t('teaching.work.apply')}
          className="mb-6 max-w-xl"
        >
          <SearchField
            name="search"
            label={t('teaching.work.findCourse')}
            placeholder={t('teaching.work.findCourse')}
            submitLabel={t('common.search')}
            defaultValue={search}
          />
        </FilterForm>
      )}
      {list.length === 0 ? (
        <EmptyState
          as="h2"
          seed={18}
          title={t(search === '' ? 'teaching.courses.emptyTitle' : 'teaching.courses.noneFound')}
          action={
            search !== '' && (
              <LinkButton to="/teach" variant="secondary">
                {t('teaching.courses.showAll')}
              </LinkButton>
            )
          }
        >
          {t(search === '' ? 'teaching.courses.emptyText' : 'teaching.courses.noneFoundText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-5">
          {list.map((course) => (
            <li key={course.course_id}>
              <TaughtCourseRow course={course} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        className="mt-10"
        page={page}
        pageCount={Math.ceil(count / limit)}
        hrefFor={(number) => coursesPath(search, number)}
        labels={{
          pager: t('common.pager'),
          previous: t('common.previous'),
          next: t('common.next'),
          page: (number) => t('common.page', { page: number }),
        }}
      />
    </TeachFrame>
  );
}
