import { teachingCalls } from '#contract/teaching.ts';
import { TaughtCourseRow } from '#web/features/teaching/taught-course-row.tsx';
import { taughtCourseViews } from '#web/features/teaching/taught-courses-view.ts';
import { TeachFrame } from '#web/features/teaching/teach-frame.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage } from '#web/lists/list-page.tsx';
import { ListRows } from '#web/lists/list-rows.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Route } from './+types/taught-courses.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const view = taughtCourseViews.read(args.url.searchParams);
  const { sort, ...query } = taughtCourseViews.queryOf(view);
  const listed = await api.call(teachingCalls.courses, { query });
  assertPage(taughtCourseViews, view, listed);
  return { view, listed };
}

export default function TaughtCourses({ loaderData }: Route.ComponentProps) {
  const { view, listed } = loaderData;
  const { t } = useTranslation();
  return (
    <TeachFrame current="courses">
      {/* Not the search of `FilteredList`: most teachers have one page of courses and need none. */}
      {(view.search !== '' || listed.count > listed.limit) && (
        <FilterForm
          action={taughtCourseViews.path}
          pathFor={(params) => taughtCourseViews.href(taughtCourseViews.read(params))}
          applyLabel={t('teaching.work.apply')}
          className="mb-6 max-w-xl"
        >
          <SearchField
            name="search"
            label={t('teaching.work.findCourse')}
            placeholder={t('teaching.work.findCourse')}
            submitLabel={t('controls.search')}
            defaultValue={view.search}
          />
        </FilterForm>
      )}
      <ListRows
        views={taughtCourseViews}
        view={view}
        listed={listed}
        seed={18}
        headingAs="h2"
        empty={{ title: t('teaching.courses.emptyTitle'), text: t('teaching.courses.emptyText') }}
        noResults={{
          title: t('teaching.courses.noneFound'),
          text: t('teaching.courses.noneFoundText'),
        }}
        clearFilters={{ label: t('teaching.courses.showAll') }}
      >
        <ul className="grid gap-5">
          {listed.list.map((course) => (
            <li key={course.course_id}>
              <TaughtCourseRow course={course} />
            </li>
          ))}
        </ul>
      </ListRows>
    </TeachFrame>
  );
}
