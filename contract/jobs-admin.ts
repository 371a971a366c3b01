import { z } from 'zod';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime, nothing } from './fields.ts';
import { jobKinds } from './jobs.ts';
import { listOf, pageQuery } from './paging.ts';

/** What became of a job that was not done: it is tried again, or has failed for good. */
export const jobState = z.enum(['failed', 'waiting']);
export type JobState = z.output<typeof jobState>;

export const adminJob = z
  .object({
    job_id: id,
    kind: z.enum(jobKinds),
    state: jobState,
    user: z
      .object({ user_id: id, name: z.string() })
      .nullable()
      .describe('Whom it is about, if anybody.'),
    attempts: z.int(),
    last_error: z.string().nullable().describe('Why it was not done, as the server was told it.'),
    created_at: isoTime,
    run_at: isoTime.describe('When it was due, or is tried next.'),
    failed_at: isoTime.nullable().describe('When it was given up.'),
  })
  .meta({ id: 'AdminJob' });
export type AdminJob = z.output<typeof adminJob>;

/** The queue, as admins see it: never the payload of a job. */
export const jobAdminCalls = {
  list: defineCall({
    name: 'admin.jobs.list',
    method: 'GET',
    path: '/admin/jobs',
    access: 'admin',
    permission: 'jobs',
    summary: 'Work that was not done: given up, or waiting for its next attempt.',
    query: z.object({
      state: jobState.default('failed'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminJob).extend({
      counts: z.object({ failed: z.int(), waiting: z.int() }),
    }),
  }),
  retry: defineCall({
    name: 'admin.jobs.retry',
    method: 'POST',
    path: '/admin/jobs/:id/retry',
    access: 'admin',
    permission: 'jobs',
    summary: 'Retries a failed job for three more days.',
    params: idParams,
    data: nothing,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
};
