import type net from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { inTransaction } from '#database/open.ts';
import { welcomeEmailJob } from '#server/features/accounts/index.ts';
import { queueJobs } from '#server/lib/queue/define-job.ts';
import { createSmtpMailer, type SmtpLimits } from '#server/mail/mailer.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import { startQueueWorker } from './queue-worker.ts';

/** A mail server that takes whole messages and never answers those to some recipients. */

const academy = openTestAcademyForEach({ smtpUrl: 'smtp://mail.example' });
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
const WAIT_LIMIT = { timeout: 60_000 };
/** No test waits as long. */
const PATIENT: SmtpLimits = { connect: 600_000, greet: 600_000, send: 600_000 };

/** Starts the mail server, and the queue of the academy with it. */
async function startMailServer(doesHang: (address: string) => boolean) {
  const accepted: string[] = [];
  const hanging: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const [to] = envelope.rcptTo.map(({ address }) => address);
      stream.resume().on('end', () => {
        if (to !== undefined && doesHang(to)) return hanging.push(to);
        accepted.push(to ?? '');
        done();
      });
    },
  });
  server.on('error', () => {});
  const sockets = new Set<net.Socket>();
  server.server.on('connection', (socket: net.Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const from = async () => ({ name: 'Academy', address: 'no-reply@academy.example' });
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from, PATIENT);
  academy.app.dependencies.mailer = mailer;
  const onFailure = () => {};
  const stop = startQueueWorker(academy.app.dependencies, { onFailure, onBroken: onFailure });
  closing.push(
    () => mailer.close?.(),
    () => server.close(() => {}),
    stop,
    () => {
      for (const socket of sockets) socket.destroy();
    },
  );
  return { accepted, hanging };
}

const askForLink = (email: string) =>
  academy.call(accountCalls.forgotPassword, { body: { email } });

test('an urgent email leaves while two others hang', async () => {
  academy.holdJobs(true);
  const people = [await academy.addLearner(), await academy.addLearner()];
  const learner = await academy.addLearner();
  const { accepted, hanging } = await startMailServer((address) => address !== learner.email);
  await inTransaction(academy.db, async (tx) => {
    // Welcome emails go to people without a password.
    await tx.updateTable('users').set({ password_hash: null }).execute();
    const list = people.map(({ userId }) => ({ payload: {}, userId }));
    await queueJobs(tx, welcomeEmailJob, list, academy.now);
  });
  await vi.waitFor(() => expect(hanging).toHaveLength(2), WAIT_LIMIT);
  await askForLink(learner.email);
  await vi.waitFor(() => expect(accepted).toEqual([learner.email]), WAIT_LIMIT);
  expect(hanging).toHaveLength(2);
});
