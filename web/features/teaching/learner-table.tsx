import type { TaughtLearner } from '#contract/course-learners.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Table } from '#web/ui/table.tsx';
import { LearnerAccessCell } from './learner-access-cell.tsx';
import { UsedUpQuizzes } from './used-up-quizzes.tsx';

interface LearnerTableProps {
  area: 'teach' | 'admin';
  courseId: number;
  /** Everybody can open it: no access is shown. */
  isFree: boolean;
  learners: readonly TaughtLearner[];
  totalLessons: number;
  /** The ids of those who are selected. */
  chosen: ReadonlySet<number>;
  onChoose: (userId: number, on: boolean) => void;
}

/** The learners of a course, their progress, and why it is open to them. */
export function LearnerTable({
  area,
  courseId,
  isFree,
  learners,
  totalLessons,
  chosen,
  onChoose,
}: LearnerTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table
      caption={t('teaching.course.learners')}
      rows={learners}
      keyOf={(learner) => learner.user_id}
      columns={[
        {
          id: 'learner',
          header: t('teaching.work.learner'),
          lead: true,
          cell: (learner) => (
            <span className="inline-flex min-h-11 items-center gap-3 font-medium">
              {!isFree && (
                <label className="-ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
                  <span className="sr-only">
                    {t('teaching.access.choose', { name: learner.name })}
                  </span>
                  <input
                    type="checkbox"
                    className="size-5 accent-solid"
                    checked={chosen.has(learner.user_id)}
                    disabled={learner.access === null}
                    onChange={({ currentTarget }) =>
                      onChoose(learner.user_id, currentTarget.checked)
                    }
                  />
                </label>
              )}
              <Avatar name={learner.name} src={learner.avatar} className="size-9" />
              <span className="min-w-0">
                {learner.name}
                {learner.email !== null && (
                  <span className="block text-sm font-normal break-all text-soft">
                    {learner.email}
                  </span>
                )}
              </span>
            </span>
          ),
        },
        {
          id: 'progress',
          header: t('teaching.course.progress'),
          className: 'md:w-48',
          cell: (learner) => (
            <span className="block min-w-32">
              <span className="flex items-center gap-3">
                <ProgressBar
                  percent={learner.percent}
                  label={t('teaching.course.progressOf', { name: learner.name })}
                  className="grow"
                />
                <span className="w-12 text-right tabular-nums">{learner.percent}%</span>
              </span>
              <span className="block text-sm text-soft">
                {t('teaching.course.lessonsDone', {
                  done: learner.completed_contents,
                  total: totalLessons,
                })}
              </span>
              <UsedUpQuizzes courseId={courseId} learner={learner} />
            </span>
          ),
        },
        ...(isFree
          ? []
          : [
              {
                id: 'access',
                header: t('teaching.access.title'),
                className: 'md:min-w-44',
                cell: (learner: TaughtLearner) => (
                  <LearnerAccessCell area={area} courseId={courseId} learner={learner} />
                ),
              },
            ]),
        {
          id: 'last',
          header: t('teaching.course.lastActivity'),
          className: 'md:whitespace-nowrap',
          cell: ({ last_activity_at: at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
        },
        {
          id: 'completed',
          header: t('teaching.course.completedOn'),
          className: 'md:whitespace-nowrap',
          cell: ({ completed_at: at }) =>
            at === null ? (
              <span className="text-soft">{t('teaching.course.notYet')}</span>
            ) : (
              <span className="inline-flex items-center gap-2">
                <CircleCheck aria-hidden="true" className="size-5 text-jade" />
                <time dateTime={at}>{format.day(at)}</time>
              </span>
            ),
        },
      ]}
    />
  );
}
