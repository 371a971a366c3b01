import { jobAdminCalls } from '#contract/jobs-admin.ts';
import { JobTable } from '#web/admin/jobs/job-table.tsx';
import { jobViews, otherJobStates } from '#web/admin/jobs/job-views.ts';
import { QueueState } from '#web/admin/jobs/queue-state.tsx';
import { RetryAllButton } from '#web/admin/jobs/retry-all-button.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/jobs.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'jobs');
  const view = jobViews.read(args.url.searchParams);
  const { sort: _sort, search: _search, ...query } = jobViews.queryOf(view);
  const listed = await api.call(jobAdminCalls.list, { query });
  assertPage(jobViews, view, listed);
  return { view, listed };
}

export default function AdminJobs({ loaderData: { view, listed } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const state = view.state ?? 'failed';
  return (
    <ListPage
      views={jobViews}
      view={view}
      listed={listed}
      title={t('admin.titles.Jobs')}
      lead={t('admin.jobs.lead')}
      action={
        state !== 'running' &&
        listed.count > 0 && <RetryAllButton state={state} count={listed.count} />
      }
      above={<QueueState {...listed} />}
      filters={
        <FilterSelect name="state" label={t('admin.jobs.state')} value={view.state ?? ''}>
          <option value="">{`${t('admin.jobs.states.failed')} (${listed.counts.failed})`}</option>
          {otherJobStates.map((other) => (
            <option key={other} value={other}>
              {`${t(`admin.jobs.states.${other}`)} (${listed.counts[other]})`}
            </option>
          ))}
        </FilterSelect>
      }
      empty={{ title: t('admin.jobs.emptyTitle'), text: t('admin.jobs.emptyText') }}
    >
      <JobTable jobs={listed.list} state={state} />
    </ListPage>
  );
}
