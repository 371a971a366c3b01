import { afterEach, expect, test, vi } from 'vitest';
import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { verificationEmailJob } from '#server/features/accounts/index.ts';
import { queueJobs } from '#server/lib/queue/define-job.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import { startQueueWorker } from './queue-worker.ts';

/** Several processes of one public site, of which not all know the mail server. */

const academy = openTestAcademyForEach({ publicUrl: 'https://academy.example' });
const stopping: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop();
});
const WAIT_LIMIT = { timeout: 60_000 };

/** Starts the queue of a process. @returns the addresses that it sends to */
function startProcess(smtpUrl: string | null): string[] {
  const sent: string[] = [];
  const mailer: Mailer = { send: async ({ to }) => void sent.push(to) };
  const { dependencies } = academy.app;
  const settings = { ...dependencies.settings, smtpUrl };
  const own: Dependencies = { ...dependencies, settings, mailer };
  stopping.push(startQueueWorker(own, { onFailure: () => {}, onBroken: () => {} }));
  return sent;
}

test('a process that knows no mail server takes no email, and one that does sends each once', async () => {
  academy.holdJobs(true);
  const unable = startProcess(null);
  const people = await Promise.all(
    Array.from({ length: 40 }, () => academy.addLearner({ verified: false })),
  );
  const queue = (userIds: number[]) =>
    inTransaction(academy.db, async (tx) => {
      const list = userIds.map((userId) => ({ payload: {}, userId }));
      await queueJobs(tx, verificationEmailJob, list, academy.now);
      // Work of another lane, which the first process does.
      await tx
        .insertInto('jobs')
        .values({
          kind: 'of_a_later_version',
          payload: '{}',
          priority: 1,
          created_at: academy.now,
          run_at: academy.now,
          give_up_at: academy.now,
        })
        .execute();
    });
  const open = (lane: string) =>
    academy.db
      .selectFrom('jobs')
      .selectAll()
      .where('lane', '=', lane)
      .where('finished_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute();
  const ids = people.map(({ userId }) => userId);
  await queue(ids.slice(0, 20));
  await vi.waitFor(async () => expect(await open('work')).toEqual([]), WAIT_LIMIT);
  expect((await open('mail')).map(({ attempts }) => attempts)).toEqual(Array(20).fill(0));
  const able = startProcess('smtp://mail.example');
  await queue(ids.slice(20));
  await vi.waitFor(async () => expect(await open('mail')).toEqual([]), WAIT_LIMIT);
  expect(unable).toEqual([]);
  expect(able.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
});
