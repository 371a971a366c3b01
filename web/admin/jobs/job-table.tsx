import type { AdminJob, JobState } from '#contract/jobs-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Moment } from '#web/lists/moment.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';
import { CancelJobButton } from './cancel-job-button.tsx';
import { RetryJobButton } from './retry-job-button.tsx';

/** The moment that matters in each state. */
const moments = {
  failed: { header: 'failed', at: ({ failed_at, run_at }: AdminJob) => failed_at ?? run_at },
  waiting: { header: 'next', at: ({ run_at }: AdminJob) => run_at },
  running: { header: 'running', at: ({ started_at, run_at }: AdminJob) => started_at ?? run_at },
} as const;

/** Background jobs that are not done, one a row, with the reason. */
export function JobTable({ jobs, state }: { jobs: readonly AdminJob[]; state: JobState }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { header, at } = moments[state];
  return (
    <Table
      caption={t('admin.titles.Jobs')}
      rows={jobs}
      keyOf={({ job_id }) => job_id}
      columns={[
        {
          id: 'job',
          header: t('admin.jobs.columns.job'),
          lead: true,
          cell: ({ kind, user }) => (
            <div className="min-w-0">
              <p className="font-medium">{t(`admin.jobs.kinds.${kind}`)}</p>
              {user !== null && (
                <Link
                  to={`/admin/users/${user.user_id}`}
                  className="link inline-flex min-h-11 items-center text-sm"
                >
                  {user.name || `#${user.user_id}`}
                </Link>
              )}
            </div>
          ),
        },
        {
          id: 'reason',
          header: t('admin.jobs.columns.reason'),
          cell: ({ last_error: reason }) =>
            reason === null ? (
              <span className="text-soft">{t('admin.jobs.noReason')}</span>
            ) : (
              <span className="block max-w-md text-sm break-words" lang="en">
                {reason}
              </span>
            ),
        },
        {
          id: 'attempts',
          header: t('admin.jobs.columns.attempts'),
          align: 'end',
          cell: ({ attempts }) => format.number(attempts),
        },
        {
          id: 'created',
          header: t('admin.jobs.columns.created'),
          cell: ({ created_at: at }) => <Moment at={at} />,
        },
        {
          id: 'end',
          header: t(`admin.jobs.columns.${header}`),
          cell: (job) => <Moment at={at(job)} />,
        },
        ...(state === 'running'
          ? []
          : [
              {
                id: 'actions',
                header: t('admin.jobs.columns.actions'),
                hideHeader: true,
                align: 'end' as const,
                cell: (job: AdminJob) => (
                  <div className="flex gap-1 md:justify-end">
                    <RetryJobButton job={job} />
                    {job.can_cancel && <CancelJobButton job={job} />}
                  </div>
                ),
              },
            ]),
      ]}
    />
  );
}
