import { expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { jobAdminCalls } from '#contract/jobs-admin.ts';
import { pushCalls } from '#contract/push.ts';
import { inTransaction } from '#database/open.ts';
import { notify } from '#server/features/notifications/index.ts';
import { ServiceAway } from '#server/lib/queue/job-errors.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { FakePushService } from '#server/testing/fake-push-service.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { startQueueWorker } from './queue-worker.ts';

const academy = openTestAcademyForEach({ smtpUrl: 'smtp://mail.example' });
const service = new FakePushService();
/** The worker hears of a job at once, and else looks every five seconds. */
const WAIT_LIMIT = { timeout: 15_000 };

/** Somebody with push turned on, to notify. */
async function notifyOpened(course_id: number): Promise<TestPerson> {
  const person = await academy.addLearner();
  const { subscription } = service.newBrowser();
  await academy.call(pushCalls.subscribe, { body: subscription }, { as: person });
  await inTransaction(academy.db, (tx) =>
    notify(tx, {
      kind: 'course_opened',
      to: { userId: person.userId },
      params: { course_id },
      cause: 1,
      now: academy.now,
    }),
  );
  return person;
}

/** Runs the queue of a served academy while something is waited for. */
async function whileServed(wait: () => Promise<unknown>, onStop: () => void): Promise<void> {
  const onBroken = (error: unknown) => {
    throw error;
  };
  const stop = startQueueWorker(academy.app.dependencies, { onFailure: () => {}, onBroken });
  try {
    await wait();
  } finally {
    onStop();
    await stop();
  }
}

test('push services that never answer hold up no email', async () => {
  const course_id = await addCourse(academy.db);
  let hanging = 0;
  const released = Promise.withResolvers<number>();
  academy.app.dependencies.postPublicly = () => {
    hanging++;
    return released.promise;
  };
  academy.holdJobs(true);
  for (let person = 0; person < 6; person++) await notifyOpened(course_id);
  const learner = await academy.addLearner();
  await whileServed(
    async () => {
      await vi.waitFor(() => expect(hanging).toBe(4), WAIT_LIMIT);
      await academy.call(accountCalls.forgotPassword, { body: { email: learner.email } });
      const addresses = () => academy.emails.map(({ to }) => to);
      await vi.waitFor(() => expect(addresses()).toEqual([learner.email]), WAIT_LIMIT);
    },
    () => released.resolve(201),
  );
});

test('a mail server that never answers holds up no push', async () => {
  const course_id = await addCourse(academy.db);
  const released = Promise.withResolvers<void>();
  let isSending = false;
  academy.app.dependencies.mailer = {
    send: () => {
      isSending = true;
      return released.promise;
    },
  };
  const pushed: string[] = [];
  academy.app.dependencies.postPublicly = async ({ url }) => {
    pushed.push(url);
    return 201;
  };
  academy.holdJobs(true);
  const learner = await academy.addLearner();
  await academy.call(accountCalls.forgotPassword, { body: { email: learner.email } });
  await whileServed(
    async () => {
      await vi.waitFor(() => expect(isSending).toBe(true), WAIT_LIMIT);
      await notifyOpened(course_id);
      await vi.waitFor(() => expect(pushed).toHaveLength(1), WAIT_LIMIT);
    },
    () => released.resolve(),
  );
});

test('retrying all jobs ends the pause of an outage, and the emails leave at once', async () => {
  const admin = await academy.addAdmin();
  const learner = await academy.addLearner();
  const { mailer } = academy.app.dependencies;
  let isAway = true;
  let attempts = 0;
  academy.app.dependencies.mailer = {
    send: async (email) => {
      attempts++;
      if (isAway) throw new ServiceAway('connect ECONNREFUSED');
      await mailer.send(email);
    },
  };
  academy.holdJobs(true);
  await academy.call(accountCalls.forgotPassword, { body: { email: learner.email } });
  const outage = async () => {
    const { data } = await academy.call(jobAdminCalls.list, {}, { as: admin });
    return data.email_outage;
  };
  await whileServed(
    async () => {
      await vi.waitFor(async () => expect(await outage()).not.toBeNull(), WAIT_LIMIT);
      isAway = false;
      // The pause is a minute, and the clock of this academy is frozen.
      const body = { state: 'waiting' } as const;
      const { data } = await academy.call(jobAdminCalls.retryAll, { body }, { as: admin });
      expect(data).toEqual({ count: 1 });
      const sent = () => academy.emails.map(({ to }) => to);
      await vi.waitFor(() => expect(sent()).toEqual([learner.email]), WAIT_LIMIT);
      await vi.waitFor(async () => expect(await outage()).toBeNull(), WAIT_LIMIT);
    },
    () => {},
  );
  expect(attempts).toBe(2);
});

test('a kind of job that this version does not know is not lost', async () => {
  await academy.db
    .insertInto('jobs')
    .values({
      kind: 'of_a_later_version',
      payload: '{}',
      priority: 1,
      created_at: academy.now,
      run_at: academy.now,
      give_up_at: new Date(academy.now.getTime() + 60_000),
    })
    .execute();
  const errors = () => academy.db.selectFrom('jobs').select(['attempts', 'last_error']).execute();
  await whileServed(
    () =>
      vi.waitFor(
        async () => expect((await errors())[0]?.last_error).toContain('no job'),
        WAIT_LIMIT,
      ),
    () => {},
  );
  expect((await errors())[0]?.attempts).toBe(1);
});
