import { teachingCalls } from '#contract/teaching.ts';
import { LearnerTable } from '#web/features/teaching/learner-table.tsx';
import { learnerViews } from '#web/features/teaching/learners-view.ts';
import { TaughtCourseFrame } from '#web/features/teaching/taught-course-frame.tsx';
import { TaughtCourseMissing } from '#web/features/teaching/taught-course-missing.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilteredList } from '#web/lists/filtered-list.tsx';
import { assertPage } from '#web/lists/list-page.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
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
  return (
    <TaughtCourseFrame course={course} current="learners">
      <h2 className="sr-only">{t('teaching.course.learners')}</h2>
      <FilteredList
        views={views}
        view={view}
        listed={learners}
        seed={12}
        searchHint={t('teaching.course.searchHint')}
        filters={
          <FilterSelect name="state" label={t('teaching.course.state')} value={view.state ?? ''}>
            <option value="">{t('teaching.course.states.all')}</option>
            <option value="learning">{t('teaching.course.states.learning')}</option>
            <option value="completed">{t('teaching.course.states.completed')}</option>
          </FilterSelect>
        }
        sortLabels={{
          recent: t('teaching.course.sorts.recent'),
          progress: t('teaching.course.sorts.progress'),
          least: t('teaching.course.sorts.least'),
          name: t('teaching.course.sorts.name'),
        }}
        texts={{
          apply: t('teaching.work.apply'),
          sort: t('teaching.course.sort'),
          count: t('teaching.courses.learners', { count: learners.count }),
          empty: {
            title: t('teaching.course.noLearners'),
            text: t('teaching.course.noLearnersText'),
          },
          noResults: {
            title: t('teaching.course.noneFound'),
            text: t('teaching.course.noneFoundText'),
          },
          clearFilters: { label: t('teaching.course.allLearners') },
        }}
      >
        <LearnerTable
          courseId={course.course_id}
          learners={learners.list}
          totalLessons={learners.total_contents}
        />
      </FilteredList>
    </TaughtCourseFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TaughtCourseMissing error={error} />;
}
