import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import type { JobKind } from '#contract/jobs.ts';
import { type JobState, jobAdminCalls } from '#contract/jobs-admin.ts';
import { ServiceAway } from '#server/lib/queue/job-errors.ts';
import { beginLaneOutage } from '#server/lib/queue/lane-outages.store.ts';
import { takeJob } from '#server/lib/queue/queue.store.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademyForEach();
let admin: TestPerson;
let learner: TestPerson;
beforeEach(async () => {
  academy.holdJobs(true);
  admin = await academy.addAdmin();
  learner = await academy.addLearner();
});

const list = async (state: JobState) =>
  (await academy.call(jobAdminCalls.list, { query: { state } }, { as: admin })).data;
const retryAll = (state: 'failed' | 'waiting', as = admin) =>
  academy.call(jobAdminCalls.retryAll, { body: { state } }, { as, locale: 'en' });
const cancel = (id: number, as = admin) =>
  academy.call(jobAdminCalls.cancel, { params: { id } }, { as });
const retry = (id: number, as = admin) =>
  academy.call(jobAdminCalls.retry, { params: { id } }, { as });
const rows = () => academy.db.selectFrom('jobs').selectAll().orderBy('job_id').execute();
const audited = () =>
  academy.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'before', 'after'])
    .where('entity', '=', 'job')
    .orderBy('audit_id')
    .execute();
const minutesFromNow = (minutes: number) => new Date(academy.now.getTime() + minutes * 60_000);

/** Adds jobs that finally failed, or that wait an hour for their next attempt. */
async function addJobs(state: 'failed' | 'waiting', count: number, kind: JobKind) {
  const { rows: added } = await sql<{ job_id: number }>`
    insert into jobs (kind, user_id, payload, priority, created_at, run_at, give_up_at, attempts,
      last_error, failed_at)
    select ${kind}, ${learner.userId}, '{}', 1, ${academy.now}, ${minutesFromNow(60)},
      ${minutesFromNow(4000)}, 7, 'connect ECONNREFUSED',
      ${state === 'failed' ? academy.now : null}::timestamptz
    from generate_series(1, ${count}) returning job_id
  `.execute(academy.db);
  return added.map(({ job_id }) => job_id);
}

test('five thousand failed emails are retried by one call, and a second one finds none', async () => {
  await addJobs('failed', 5000, 'welcome_email');
  await addJobs('waiting', 1, 'welcome_email');
  academy.advanceMinutes(5);
  const first = await retryAll('failed');
  expect([first.status, first.data, first.msg]).toEqual([
    200,
    { count: 5000 },
    '5000 jobs are being tried again.',
  ]);
  expect((await retryAll('failed')).data).toEqual({ count: 0 });
  expect((await list('failed')).counts).toEqual({ failed: 0, waiting: 5001, running: 0 });
  const [one] = await rows();
  expect(one).toMatchObject({
    attempts: 0,
    interruptions: 0,
    run_at: academy.now,
    give_up_at: minutesFromNow(3 * 24 * 60),
  });
  expect(await audited()).toEqual([
    { action: 'job.retry', entity_id: 'failed', before: null, after: { count: 5000 } },
  ]);
});

test('emails that wait for their next attempt leave at once, and keep the end of their time', async () => {
  const send = vi
    .spyOn(academy.app.dependencies.mailer, 'send')
    .mockRejectedValue(new ServiceAway('connect ECONNREFUSED'));
  await addJobs('waiting', 3, 'welcome_email');
  await academy.runJobs();
  send.mockRestore();
  expect(await academy.runJobs()).toBe(0);
  expect((await retryAll('waiting')).data).toEqual({ count: 3 });
  expect((await rows())[0]).toMatchObject({ attempts: 7, give_up_at: minutesFromNow(4000) });
  expect(await academy.runJobs()).toBe(3);
  expect((await list('waiting')).counts).toEqual({ failed: 0, waiting: 0, running: 0 });
});

test('jobs that wait for their time are no part of it', async () => {
  const [id = 0] = await addJobs('waiting', 1, 'digest_email');
  await academy.db.updateTable('jobs').set({ last_error: null }).execute();
  expect((await retryAll('waiting')).data).toEqual({ count: 0 });
  expect((await list('waiting')).oldest_waiting_at).toBeNull();
  expect((await retry(id)).status).toBe(200);
  expect((await rows())[0]?.run_at).toEqual(academy.now);
});

test('a running job is shown with its start, and is neither retried nor cancelled', async () => {
  const [id = 0] = await addJobs('waiting', 2, 'reset_email');
  await academy.db.updateTable('jobs').set({ run_at: academy.now }).execute();
  const taken = await takeJob(academy.db, academy.now);
  expect(taken?.job_id).toBe(id);
  const running = await list('running');
  expect(running.counts).toEqual({ failed: 0, waiting: 1, running: 1 });
  expect(running.list).toMatchObject([
    {
      job_id: id,
      state: 'running',
      started_at: taken?.started_at.toISOString(),
      can_cancel: false,
    },
  ]);
  for (const act of [retry, cancel]) {
    expect(await act(id)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  }
  expect((await retryAll('waiting')).data).toEqual({ count: 1 });
  // The process of the job has died: its lease is over.
  await academy.db
    .updateTable('jobs')
    .set({ locked_until: sql<Date>`clock_timestamp() - interval '1 second'` })
    .where('job_id', '=', id)
    .execute();
  expect((await list('running')).counts).toEqual({ failed: 0, waiting: 2, running: 0 });
  expect((await cancel(id)).status).toBe(200);
});

test('a cancelled email is not sent, whether it waits or has failed', async () => {
  const ids = [
    ...(await addJobs('waiting', 1, 'welcome_email')),
    ...(await addJobs('failed', 1, 'notice_push')),
  ];
  for (const id of ids) {
    expect((await cancel(id)).status).toBe(200);
    expect(await cancel(id)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    expect(await retry(id)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  }
  expect(await rows()).toMatchObject([
    { finished_at: academy.now, failed_at: null, payload: {} },
    { finished_at: academy.now, failed_at: null, payload: {} },
  ]);
  academy.advanceMinutes(120);
  expect(await academy.runJobs()).toBe(0);
  expect(await audited()).toEqual(
    ['welcome_email', 'notice_push'].map((kind, index) => ({
      action: 'job.cancel',
      entity_id: String(ids[index]),
      before: { kind, user_id: learner.userId },
      after: null,
    })),
  );
});

test('work that does more than send a message cannot be cancelled', async () => {
  const [id = 0] = await addJobs('failed', 1, 'stripe_refund');
  expect((await list('failed')).list).toMatchObject([{ job_id: id, can_cancel: false }]);
  expect(await cancel(id)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  expect((await rows())[0]?.failed_at).not.toBeNull();
});

test('the list says since when email has not been delivered, and how long the oldest job waits', async () => {
  const since = academy.now;
  expect(await list('failed')).toMatchObject({ email_outage: null, oldest_waiting_at: null });
  await addJobs('waiting', 48, 'welcome_email');
  await beginLaneOutage(academy.db, 'mail', { error: new Error('ECONNREFUSED'), now: since });
  academy.advanceMinutes(30);
  await addJobs('waiting', 1, 'ledger_check');
  expect(await list('failed')).toMatchObject({
    email_outage: { since: since.toISOString(), waiting: 48 },
    oldest_waiting_at: since.toISOString(),
  });
});

test('a job that is not there is not found, and only admins see and act on jobs', async () => {
  expect((await retry(2_000_000_000)).status).toBe(404);
  expect((await cancel(2_000_000_000)).status).toBe(404);
  const [id = 0] = await addJobs('failed', 1, 'welcome_email');
  const teacher = await academy.addPerson({ role: 'teacher' });
  const editor = await academy.addAdmin({ adminRole: 'content' });
  for (const person of [learner, teacher, editor]) {
    expect((await academy.call(jobAdminCalls.list, {}, { as: person })).status).toBe(403);
    expect((await retry(id, person)).status).toBe(403);
    expect((await retryAll('failed', person)).status).toBe(403);
    expect((await cancel(id, person)).status).toBe(403);
  }
  expect((await rows())[0]?.failed_at).not.toBeNull();
  expect(await audited()).toEqual([]);
});
