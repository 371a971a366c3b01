import type { GroupChoice } from '#contract/groups-admin.ts';
import type { SubmissionStatus } from '#contract/learning.ts';
import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { GroupFilter } from '#web/lists/group-filter.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { Link } from '#web/ui/link.tsx';
import { CourseChoice } from './course-choice.tsx';
import type { CourseChoices } from './load-course-choices.ts';
import { type SubmissionView, submissionStatuses, submissionViews } from './submission-view.ts';

interface SubmissionFiltersProps {
  view: SubmissionView;
  counts: Record<SubmissionStatus, number>;
  choices: CourseChoices;
  /** Empty for teachers. */
  groups: readonly GroupChoice[];
}

/** The filters of submissions: status and course, both in the address. */
export function SubmissionFilters({ view, counts, choices, groups }: SubmissionFiltersProps) {
  const { t } = useTranslation();
  const all = counts.submitted + counts.returned + counts.graded;
  const chips = [
    ...submissionStatuses.map((status) => ({ status, count: counts[status] })),
    { status: null, count: all },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <nav aria-label={t('teaching.work.filterStatus')} className="min-w-0">
        <ul className="flex flex-wrap gap-2">
          {chips.map(({ status, count }) => (
            <li key={status ?? 'all'} className="shrink-0">
              <Link
                to={submissionViews.href({ ...view, status, page: 1 })}
                preventScrollReset
                aria-current={status === view.status ? 'true' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-2 rounded-full px-4 whitespace-nowrap no-underline ring-1 transition-colors',
                  status === view.status
                    ? 'bg-wash font-medium text-porcelain ring-porcelain/60'
                    : 'text-ink ring-line-strong/50 hover:bg-wash',
                )}
              >
                {t(`teaching.work.${status ?? 'all'}`)}
                <span className="text-sm text-soft">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <FilterForm
        action={submissionViews.path}
        pathFor={(params) => submissionViews.href(submissionViews.read(params))}
        applyLabel={t('teaching.work.apply')}
        className="grid min-w-0 gap-x-6 gap-y-3 max-sm:w-full sm:flex sm:flex-wrap"
      >
        {view.status && <input type="hidden" name="status" value={view.status} />}
        <CourseChoice choices={choices} name="course" value={view.course} />
        <GroupFilter groups={groups} value={view.group_id} />
      </FilterForm>
    </div>
  );
}
