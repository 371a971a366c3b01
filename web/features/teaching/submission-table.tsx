import type { SubmissionListItem } from '#contract/teaching.ts';
import { SubmissionBadge } from '#web/features/learning/submission-status.tsx';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';
import { Paperclip } from '#web/ui/page-icons.tsx';
import { Table } from '#web/ui/table.tsx';
import { type SubmissionView, submissionPath } from './submission-view.ts';

interface SubmissionTableProps {
  submissions: readonly SubmissionListItem[];
  /** The filters of the queue, which grading keeps. */
  view: SubmissionView;
}

/** Submissions: learner, lesson, time and status. */
export function SubmissionTable({ submissions, view }: SubmissionTableProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  return (
    <Table
      caption={t('teaching.work.list')}
      rows={submissions}
      keyOf={(submission) => submission.submission_id}
      columns={[
        {
          id: 'learner',
          header: t('teaching.work.learner'),
          lead: true,
          cell: (submission) => (
            <Link
              to={submissionPath(submission.submission_id, view)}
              className="link inline-flex min-h-11 items-center gap-3 font-medium"
            >
              <Avatar
                name={submission.learner_name}
                src={submission.learner_avatar}
                className="size-9"
              />
              <span className="sr-only">
                {t('teaching.work.read', { name: submission.learner_name })}
              </span>
              <span aria-hidden="true">{submission.learner_name}</span>
            </Link>
          ),
        },
        {
          id: 'lesson',
          header: t('teaching.work.lesson'),
          cell: (submission) => {
            const content = text(submission.content_title, submission.content_title_zh);
            const course = text(submission.course_title, submission.course_title_zh);
            return (
              <>
                <span className="block" lang={content.lang}>
                  {content.text}
                </span>
                <div className="xl:flex xl:items-center xl:gap-3 xl:overflow-hidden">
                  <span className="block text-sm text-soft" lang={course.lang}>
                    {course.text}
                  </span>
                  {submission.has_file && (
                    <span className="mt-0.5 inline-flex items-center gap-1 text-sm text-soft">
                      <Paperclip aria-hidden="true" className="size-4" />
                      {t('teaching.work.hasFile')}
                    </span>
                  )}
                </div>
              </>
            );
          },
        },
        {
          id: 'handed-in',
          header: t('teaching.work.submittedAt'),
          className: 'md:whitespace-nowrap',
          cell: (submission) => (
            <time dateTime={submission.submitted_at}>
              {format.dateTime(submission.submitted_at)}
            </time>
          ),
        },
        {
          id: 'state',
          header: t('teaching.work.state'),
          cell: (submission) => (
            <SubmissionBadge status={submission.status}>
              {t(`teaching.work.${submission.status}`)}
            </SubmissionBadge>
          ),
        },
        {
          id: 'score',
          header: t('teaching.work.score'),
          align: 'end',
          cell: ({ score }) =>
            score === null ? (
              <span className="text-faint">
                <span aria-hidden="true">–</span>
                <span className="sr-only">{t('teaching.work.noScore')}</span>
              </span>
            ) : (
              <span className="font-medium tabular-nums">{score}</span>
            ),
        },
      ]}
    />
  );
}
