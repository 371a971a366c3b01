import { RotateCcw } from 'lucide-react';
import { type AdminJob, type JobState, jobAdminCalls } from '#contract/jobs-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Moment } from '#web/lists/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';

/** Background jobs that were not done, one a row, with the reason. */
export function JobTable({ jobs, state }: { jobs: readonly AdminJob[]; state: JobState }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isFailed = state === 'failed';
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
          header: t(isFailed ? 'admin.jobs.columns.failed' : 'admin.jobs.columns.next'),
          cell: ({ failed_at: failedAt, run_at: runAt }) => <Moment at={failedAt ?? runAt} />,
        },
        ...(isFailed
          ? [
              {
                id: 'actions',
                header: t('admin.jobs.columns.actions'),
                hideHeader: true,
                align: 'end' as const,
                cell: (job: AdminJob) => <RetryButton job={job} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function RetryButton({ job: { job_id: id, kind } }: { job: AdminJob }) {
  const { t } = useTranslation();
  const api = useApi();
  const retry = useAction(() => api.call(jobAdminCalls.retry, { params: { id } }));
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-11"
      busy={retry.busy}
      icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
      aria-label={t('admin.jobs.retryNamed', { kind: t(`admin.jobs.kinds.${kind}`), id })}
      onClick={() => retry.run()}
    >
      {t('admin.jobs.retry')}
    </Button>
  );
}
