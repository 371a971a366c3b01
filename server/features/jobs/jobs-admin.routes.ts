import type { FastifyInstance } from 'fastify';
import type { JobKind } from '#contract/jobs.ts';
import { type AdminJob, type JobState, jobAdminCalls } from '#contract/jobs-admin.ts';
import { pageSize } from '#contract/paging.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { findLaneOutage } from '#server/lib/queue/lane-outages.store.ts';
import { isCancellable } from '#server/lib/queue/open-jobs.store.ts';
import { cancelQueuedJob } from './cancel-queued-job.ts';
import { listJobs, summarizeOpenJobs } from './jobs.queries.ts';
import { retryAllJobs } from './retry-all-jobs.ts';
import { retryJob } from './retry-job.ts';

const presentJob = (
  row: Awaited<ReturnType<typeof listJobs>>[number],
  state: JobState,
): AdminJob => ({
  job_id: row.job_id,
  kind: row.kind as JobKind,
  state,
  user: row.user_id === null ? null : { user_id: row.user_id, name: row.user_name ?? '' },
  attempts: row.attempts,
  last_error: row.last_error,
  created_at: row.created_at.toISOString(),
  run_at: row.run_at.toISOString(),
  started_at: (state === 'running' && row.started_at?.toISOString()) || null,
  failed_at: row.failed_at?.toISOString() ?? null,
  can_cancel: state !== 'running' && isCancellable(row),
});

export function registerAdminJobsRoutes(app: FastifyInstance): void {
  defineRoute(app, jobAdminCalls.list, async ({ query, dependencies }) => {
    const { db } = dependencies.database;
    const now = dependencies.now();
    const { state, page } = query;
    const limit = pageSize(query, pageSizes.admin);
    const [{ counts, oldest_waiting_at: oldest }, outage, rows] = await Promise.all([
      summarizeOpenJobs(db, now),
      findLaneOutage(db, 'mail', now),
      listJobs(db, { state, page, limit }),
    ]);
    return {
      list: rows.map((row) => presentJob(row, state)),
      count: counts[state],
      page,
      limit,
      counts,
      oldest_waiting_at: oldest?.toISOString() ?? null,
      email_outage: outage && { ...outage, since: outage.since.toISOString() },
    };
  });

  defineRoute(app, jobAdminCalls.retryAll, async ({ body, dependencies, currentUser, t }) => {
    const count = await retryAllJobs(dependencies, currentUser, body.state);
    return new HttpResponse({ count }, t('messages.jobs.allRetried', { count }));
  });

  defineRoute(app, jobAdminCalls.retry, async ({ params, dependencies, currentUser, t }) => {
    await retryJob(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('messages.jobs.retried'));
  });

  defineRoute(app, jobAdminCalls.cancel, async ({ params, dependencies, currentUser, t }) => {
    await cancelQueuedJob(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('messages.jobs.cancelled'));
  });
}
