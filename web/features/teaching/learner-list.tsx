import { useState } from 'react';
import type { CallData } from '#contract/call.ts';
import type { TaughtCourse, teachingCalls } from '#contract/teaching.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilteredList } from '#web/lists/filtered-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import { GiveAccess } from './give-access.tsx';
import { LearnerTable } from './learner-table.tsx';
import type { learnerViews } from './learners-view.ts';

type Views = ReturnType<typeof learnerViews>;

interface LearnerListProps {
  area: 'teach' | 'admin';
  course: Pick<TaughtCourse, 'course_id' | 'is_free'>;
  learners: CallData<typeof teachingCalls.learners>;
  views: Views;
  view: ReturnType<Views['read']>;
}

/** Who learns in a course and why it is open to them, with a way to let others in. */
export function LearnerList({ area, course, learners, views, view }: LearnerListProps) {
  const { t } = useTranslation();
  const { course_id: courseId, is_free: isFree } = course;
  const [giving, setGiving] = useState(false);
  return (
    <>
      <div className="mb-5 flex justify-end">
        {isFree ? (
          <p className="mr-auto text-soft">{t('teaching.access.free')}</p>
        ) : (
          <Button onClick={() => setGiving(true)}>{t('teaching.access.give')}</Button>
        )}
      </div>
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
          area={area}
          courseId={courseId}
          isFree={isFree}
          learners={learners.list}
          totalLessons={learners.total_contents}
        />
      </FilteredList>
      {giving && <GiveAccess area={area} courseId={courseId} onClose={() => setGiving(false)} />}
    </>
  );
}
