import { useState } from 'react';
import type { CallData } from '#contract/call.ts';
import type { GroupChoice } from '#contract/groups-admin.ts';
import type { TaughtCourse, teachingCalls } from '#contract/teaching.ts';
import { useMay } from '#web/lib/may.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilteredList } from '#web/lists/filtered-list.tsx';
import { GroupFilter } from '#web/lists/group-filter.tsx';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import { EndAccess } from './end-access.tsx';
import { GiveAccess } from './give-access.tsx';
import { GiveAccessByList } from './give-access-by-list.tsx';
import { LearnerTable } from './learner-table.tsx';
import type { learnerViews } from './learners-view.ts';

type Views = ReturnType<typeof learnerViews>;

interface LearnerListProps {
  area: 'teach' | 'admin';
  course: Pick<TaughtCourse, 'course_id' | 'is_free'>;
  learners: CallData<typeof teachingCalls.learners>;
  views: Views;
  view: ReturnType<Views['read']>;
  /** For admins. */
  groups?: readonly GroupChoice[];
}

/** Who learns in a course and why it is open to them, with a way to let others in. */
export function LearnerList({
  area,
  course,
  learners,
  views,
  view,
  groups = [],
}: LearnerListProps) {
  const { t } = useTranslation();
  const seesEmails = useMay()('people') && area === 'admin';
  const { course_id: courseId, is_free: isFree } = course;
  const [open, setOpen] = useState<'give' | 'list' | 'end' | null>(null);
  const [choice, setChoice] = useState<ReadonlySet<number>>(new Set());
  const close = () => setOpen(null);
  const chosen = learners.list.filter(({ user_id }) => choice.has(user_id));
  const choose = (userId: number, on: boolean) =>
    setChoice((before) => {
      const next = new Set(before);
      if (on) next.add(userId);
      else next.delete(userId);
      return next;
    });
  return (
    <>
      <div className="mb-5 flex flex-wrap justify-end gap-3">
        {isFree ? (
          <p className="mr-auto text-soft">{t('teaching.access.free')}</p>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setOpen('list')}>
              {t('teaching.access.list')}
            </Button>
            <Button onClick={() => setOpen('give')}>{t('teaching.access.give')}</Button>
          </>
        )}
      </div>
      <FilteredList
        views={views}
        view={view}
        listed={learners}
        seed={12}
        searchHint={t(
          seesEmails ? 'teaching.course.searchHintEmail' : 'teaching.course.searchHint',
        )}
        filters={
          <>
            <FilterSelect name="state" label={t('teaching.course.state')} value={view.state ?? ''}>
              <option value="">{t('teaching.course.states.all')}</option>
              <option value="learning">{t('teaching.course.states.learning')}</option>
              <option value="completed">{t('teaching.course.states.completed')}</option>
            </FilterSelect>
            <GroupFilter groups={groups} value={view.group_id} />
          </>
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
          chosen={choice}
          onChoose={choose}
        />
      </FilteredList>
      {chosen.length > 0 && (
        <div className="sticky bottom-0 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-t-lg border border-b-0 border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float">
          <p role="status" className="mr-2 font-medium">
            {t('teaching.access.chosen', { count: chosen.length })}
          </p>
          <Button size="sm" variant="danger" onClick={() => setOpen('end')}>
            {t('teaching.access.end')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            onClick={() => setChoice(new Set())}
          >
            {t('teaching.access.chooseNone')}
          </Button>
        </div>
      )}
      {open === 'give' && <GiveAccess area={area} courseId={courseId} onClose={close} />}
      {open === 'list' && <GiveAccessByList area={area} courseId={courseId} onClose={close} />}
      {open === 'end' && (
        <EndAccess
          area={area}
          courseId={courseId}
          learners={chosen}
          onClose={close}
          onDone={() => setChoice(new Set())}
        />
      )}
    </>
  );
}
