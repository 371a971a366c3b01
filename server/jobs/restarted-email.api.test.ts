import { expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { SessionLost } from '#server/lib/queue/job-errors.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import { jobRunnerOf } from './job-kinds.ts';

const academy = openTestAcademyForEach();

/** Runs the due jobs as a process that has just started: with a new key for mailed links. */
async function runJobsOfNewProcess(): Promise<number> {
  vi.resetModules();
  const { runDueJobs } = await import('#server/lib/queue/run-jobs.ts');
  return runDueJobs(jobRunnerOf(academy.app.dependencies, { onFailure: () => {} }));
}

test('an email that another process repeats holds another link, and both links work', async () => {
  const learner = await academy.addLearner();
  const messages: { id: string | undefined; token: string }[] = [];
  let isAnswerLost = true;
  academy.app.dependencies.mailer = {
    send: async ({ text }, options) => {
      messages.push({ id: options?.id, token: /token=([\w-]+)/.exec(text)?.[1] ?? '' });
      if (isAnswerLost) throw new SessionLost('Timeout', { mayBeDone: true });
    },
  };
  await academy.call(accountCalls.forgotPassword, { body: { email: learner.email } });
  isAnswerLost = false;
  academy.advanceMinutes(2);
  expect(await runJobsOfNewProcess()).toBe(1);
  const [first, second] = messages;
  expect(messages).toHaveLength(2);
  // Mail systems recognise the copy by its Message-ID.
  expect(second?.id).toBe(first?.id);
  expect(second?.token).not.toBe(first?.token);
  for (const { token } of messages) {
    const { data } = await academy.call(accountCalls.checkResetLink, { body: { token } });
    expect(data).toMatchObject({ valid: true });
  }
});
