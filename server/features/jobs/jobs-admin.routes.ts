import type { FastifyInstance } from 'fastify';
import type { JobKind } from '#contract/jobs.ts';
import { type AdminJob, jobAdminCalls } from '#contract/jobs-admin.ts';
import { pageSize } from '#contract/paging.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { countOpenJobs, listJobs } from './jobs.queries.ts';
import { retryJob } from './retry-job.ts';

const presentJob = (row: Awaited<ReturnType<typeof listJobs>>[number]): AdminJob => ({
  job_id: row.job_id,
  kind: row.kind as JobKind,
  state: row.failed_at === null ? 'waiting' : 'failed',
  user: row.user_id === null ? null : { user_id: row.user_id, name: row.user_name ?? '' },
  attempts: row.attempts,
  last_error: row.last_error,
  created_at: row.created_at.toISOString(),
  run_at: row.run_at.toISOString(),
  failed_at: row.failed_at?.toISOString() ?? null,
});

export function registerAdminJobsRoutes(app: FastifyInstance): void {
  defineRoute(app, jobAdminCalls.list, async ({ query, dependencies }) => {
    const { db } = dependencies.database;
    const { state, page } = query;
    const limit = pageSize(query, pageSizes.admin);
    const [counts, rows] = await Promise.all([
      countOpenJobs(db),
      listJobs(db, { state, page, limit }),
    ]);
    return { list: rows.map(presentJob), count: counts[state], page, limit, counts };
  });

  defineRoute(app, jobAdminCalls.retry, async ({ params, dependencies, currentUser, t }) => {
    await retryJob(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('messages.jobs.retried'));
  });
}
