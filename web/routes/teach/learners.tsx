import { teachingCalls } from '#contract/teaching.ts';
import { LearnerTable } from '#web/features/teaching/learner-table.tsx';
import { learnerViews } from '#web/features/teaching/learners-view.ts';
import { TaughtCourseFrame } from '#web/features/teaching/taught-course-frame.tsx';
import { TaughtCourseMissing } from '#web/features/teaching/taught-course-missing.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterForm, FilterSelect } from '#web/ui/filter-form.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Route } from './+types/learners.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const id = idFrom(args.params.id);
  const views = learnerViews(id);
  const view = views.read(args.url.searchParams);
  const [course, learners] = await Promise.all([
    api.call(teachingCalls.course, { params: { id } }),
    api.call(teachingCalls.learners, { params: { id }, query: views.queryOf(view) }),
  ]);
  assertPage(views, view, learners);
  return { course, learners, view };
}

export default function Learners({ loaderData }: Route.ComponentProps) {
  const { course, learners, view } = loaderData;
  const { t } = useTranslation();
  const views = learnerViews(course.course_id);
  const isFiltered = views.isFiltered(view);
  return (
    <TaughtCourseFrame course={course} current="learners">
      <h2 className="sr-only">{t('teaching.course.learners')}</h2>
      <FilterForm
        action={views.path}
        pathFor={(params) => views.href(views.read(params))}
        applyLabel={t('teaching.work.apply')}
        className="mb-5 grid grid-cols-2 items-end gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:items-center"
      >
        <SearchField
          name="search"
          label={t('common.search')}
          placeholder={t('teaching.course.searchHint')}
          submitLabel={t('common.search')}
          defaultValue={view.search}
          className="col-span-2 grow basis-72"
        />
        <FilterSelect name="state" label={t('teaching.course.state')} value={view.state ?? ''}>
          <option value="">{t('teaching.course.states.all')}</option>
          <option value="learning">{t('teaching.course.states.learning')}</option>
          <option value="completed">{t('teaching.course.states.completed')}</option>
        </FilterSelect>
        <FilterSelect name="sort" label={t('teaching.course.sort')} value={view.sort}>
          {views.sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`teaching.course.sorts.${sort}`)}
            </option>
          ))}
        </FilterSelect>
      </FilterForm>
      <p className="mb-3 text-sm text-soft" aria-live="polite">
        {t('teaching.courses.learners', { count: learners.count })}
      </p>
      {learners.count === 0 ? (
        <EmptyState
          seed={12}
          title={t(isFiltered ? 'teaching.course.noneFound' : 'teaching.course.noLearners')}
          action={
            isFiltered && (
              <LinkButton to={views.path} variant="secondary">
                {t('teaching.course.allLearners')}
              </LinkButton>
            )
          }
        >
          {t(isFiltered ? 'teaching.course.noneFoundText' : 'teaching.course.noLearnersText')}
        </EmptyState>
      ) : (
        <LearnerTable
          courseId={course.course_id}
          learners={learners.list}
          totalLessons={learners.total_contents}
        />
      )}
      <Pager
        className="mt-8"
        page={view.page}
        pageCount={Math.ceil(learners.count / learners.limit)}
        hrefFor={(page) => views.href({ ...view, page })}
        labels={{
          pager: t('common.pager'),
          previous: t('common.previous'),
          next: t('common.next'),
          page: (page) => t('common.page', { page }),
        }}
      />
    </TaughtCourseFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TaughtCourseMissing error={error} />;
}
