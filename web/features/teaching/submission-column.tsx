import type { CallData } from '#contract/call.ts';
import type { teachingCalls } from '#contract/teaching.ts';
import { SubmissionBadge } from '#web/features/learning/submission-status.tsx';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { type SubmissionQueue, submissionPath } from './submission-view.ts';

type Listed = CallData<typeof teachingCalls.submissions>['list'][number];

interface SubmissionColumnProps {
  submissions: readonly Listed[];
  /** The one that is open. */
  current: number;
  /** The filter that they were listed with. */
  queue: SubmissionQueue;
}

/** The submissions of the list beside the open one, where the screen is wide enough for both. */
export function SubmissionColumn({ submissions, current, queue }: SubmissionColumnProps) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  if (submissions.length === 0) return null;
  return (
    <nav
      aria-label={t('teaching.tabs.work')}
      className="dense-type max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-lg bg-raised ring-1 ring-line max-xl:hidden xl:sticky xl:top-20"
    >
      <ul className="divide-y divide-line">
        {submissions.map((submission) => {
          const content = text(submission.content_title, submission.content_title_zh);
          const isCurrent = submission.submission_id === current;
          return (
            <li key={submission.submission_id}>
              <Link
                to={submissionPath(submission.submission_id, queue)}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'block border-l-3 px-4 py-2.5 text-ink no-underline hover:bg-wash',
                  isCurrent ? 'border-porcelain bg-wash' : 'border-transparent',
                )}
              >
                <span className="flex items-center justify-between gap-2">
                  <span className="truncate font-medium">{submission.learner_name}</span>
                  {submission.status === 'submitted' ? (
                    <time
                      dateTime={submission.submitted_at}
                      className="shrink-0 text-sm whitespace-nowrap text-soft"
                    >
                      {format.day(submission.submitted_at)}
                    </time>
                  ) : (
                    <SubmissionBadge status={submission.status}>
                      {t(`teaching.work.${submission.status}`)}
                    </SubmissionBadge>
                  )}
                </span>
                <span className="block truncate text-sm text-soft" lang={content.lang}>
                  {content.text}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
