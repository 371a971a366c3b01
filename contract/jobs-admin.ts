import { z } from 'zod';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime, nothing } from './fields.ts';
import { jobKinds } from './jobs.ts';
import { listOf, pageQuery } from './paging.ts';

/** The state of a job that is not done: it has failed, waits for an attempt, or is being tried. */
export const jobState = z.enum(['failed', 'waiting', 'running']);
export type JobState = z.output<typeof jobState>;

/** The states in which a job can be retried. */
const retriedState = jobState.exclude(['running']);

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
    started_at: isoTime.nullable().describe('When the attempt that is running began.'),
    failed_at: isoTime.nullable().describe('When it was given up.'),
    can_cancel: z.boolean().describe('It can be cancelled: nothing but a message is lost.'),
  })
  .meta({ id: 'AdminJob' });
export type AdminJob = z.output<typeof adminJob>;

const adminJobList = listOf(adminJob).extend({
  counts: z.object({ failed: z.int(), waiting: z.int(), running: z.int() }),
  oldest_waiting_at: isoTime
    .nullable()
    .describe('Since when the job that has waited longest has been due.'),
  email_outage: z
    .object({ since: isoTime, waiting: z.int() })
    .nullable()
    .describe('Since when the mail server has accepted nothing, and how many emails wait.'),
});
export type AdminJobList = z.output<typeof adminJobList>;

/** The queue, as admins see it: never the payload of a job. */
export const jobAdminCalls = {
  list: defineCall({
    name: 'admin.jobs.list',
    method: 'GET',
    path: '/admin/jobs',
    access: 'admin',
    permission: 'jobs',
    summary: 'Work that is not done: given up, waiting for its next attempt, or running.',
    query: z.object({
      state: jobState.default('failed'),
      ...pageQuery(pageSizes.admin),
    }),
    data: adminJobList,
  }),
  retryAll: defineCall({
    name: 'admin.jobs.retryAll',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/jobs/retry',
    access: 'admin',
    permission: 'jobs',
    summary: 'Tries all jobs of a state again now; failed ones for three more days.',
    body: z.object({ state: retriedState }),
    data: z.object({ count: z.int() }),
  }),
  retry: defineCall({
    name: 'admin.jobs.retry',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/jobs/:id/retry',
    access: 'admin',
    permission: 'jobs',
    summary: 'Tries a job again now; a failed one for three more days.',
    params: idParams,
    data: nothing,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  cancel: defineCall({
    name: 'admin.jobs.cancel',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/jobs/:id/cancel',
    access: 'admin',
    permission: 'jobs',
    summary: 'Cancels an email or a push notification that waits or has failed.',
    params: idParams,
    data: nothing,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
};
