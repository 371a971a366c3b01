import { beforeAll, expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { jobAdminCalls } from '#contract/jobs-admin.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { inTransaction } from '#database/open.ts';
import { notify } from '#server/features/notifications/index.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
beforeAll(async () => {
  admin = await academy.addAdmin();
  const body = { kind: 'job_failed', email: false } as const;
  await academy.call(notificationCalls.changeSettings, { body }, { as: admin });
});

const list = async (state: 'failed' | 'waiting') =>
  (await academy.call(jobAdminCalls.list, { query: { state } }, { as: admin })).data;
const retry = (id: number, as = admin) =>
  academy.call(jobAdminCalls.retry, { params: { id } }, { as });

test('an email that fails for three days is shown with its reason, and goes out on a retry', async () => {
  const person = await academy.addLearner({ verified: false, name: 'Lin' });
  const send = vi
    .spyOn(academy.app.dependencies.mailer, 'send')
    .mockRejectedValue(new Error('connect ECONNREFUSED 127.0.0.1:25'));
  await academy.call(accountCalls.sendVerification, {}, { as: person });
  const waiting = await list('waiting');
  expect(waiting.counts).toEqual({ failed: 0, waiting: 1, running: 0 });
  expect(waiting.list).toMatchObject([
    {
      kind: 'verification_email',
      state: 'waiting',
      user: { user_id: person.userId, name: 'Lin' },
      attempts: 1,
      last_error: 'connect ECONNREFUSED 127.0.0.1:25',
      failed_at: null,
    },
  ]);
  const id = waiting.list[0]?.job_id ?? 0;

  for (let hour = 0; hour <= 3 * 24 + 1; hour++) {
    academy.advanceMinutes(60);
    await academy.runJobs();
  }
  send.mockRestore();
  [admin] = [await academy.addAdmin()];
  const failed = await list('failed');
  expect(failed.counts).toEqual({ failed: 1, waiting: 0, running: 0 });
  expect(failed.list[0]).toMatchObject({ state: 'failed', job_id: id });
  expect(failed.list[0]?.attempts).toBeGreaterThan(70);
  await academy.runJobs();
  expect(academy.emails).toEqual([]);

  expect((await retry(id)).status).toBe(200);
  expect(academy.emails.map(({ to }) => to)).toEqual([person.email]);
  expect((await list('failed')).counts).toEqual({ failed: 0, waiting: 0, running: 0 });
  expect(await retry(id)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  const audit = await academy.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'after'])
    .where('action', '=', 'job.retry')
    .execute();
  expect(audit).toEqual([
    { action: 'job.retry', entity_id: String(id), after: { kind: 'verification_email' } },
  ]);
});

test('admins are told once a day of jobs that were given up, and by no email where emails fail', async () => {
  admin = await academy.addAdmin();
  const notices = async () => {
    const query = { kind: 'job_failed' } as const;
    const options = { as: admin, locale: 'en' } as const;
    return (await academy.call(notificationCalls.lists, { query }, options)).data.list;
  };
  const fail = async (count: number) => {
    const people = await Promise.all(
      Array.from({ length: count }, () => academy.addLearner({ verified: false })),
    );
    academy.holdJobs(true);
    for (const as of people) await academy.call(accountCalls.sendVerification, {}, { as });
    // Two interruptions: given up at the next attempt.
    await academy.db
      .updateTable('jobs')
      .set({ interruptions: 2 })
      .where('kind', '=', 'verification_email')
      .where('finished_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute();
    academy.holdJobs(false);
    await academy.runJobs();
  };
  const before = academy.emails.length;
  await fail(3);
  await fail(1);
  expect(await notices()).toMatchObject([
    {
      text: 'A background job has failed after repeated attempts. See why, and try it again.',
      link: '/admin/jobs',
    },
  ]);
  const sent = academy.emails.slice(before).filter(({ to }) => to === admin.email);
  expect(sent).toHaveLength(1);
  // A job that emails a notice has failed: a notice about it is not emailed, which would fail as
  // well.
  academy.holdJobs(true);
  await inTransaction(academy.db, (tx) =>
    notify(tx, {
      kind: 'stock_low',
      to: { userId: admin.userId },
      params: { reward_id: 1, stock: 5 },
      cause: 'x',
      now: academy.now,
    }),
  );
  await academy.db
    .updateTable('jobs')
    .set({ interruptions: 2 })
    .where('kind', '=', 'notice_email')
    .where('finished_at', 'is', null)
    .execute();
  academy.holdJobs(false);
  await academy.runJobs();
  expect(await notices()).toHaveLength(2);
  expect(academy.emails.slice(before).filter(({ to }) => to === admin.email)).toHaveLength(1);
});
