import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AcademyOfProcesses } from '#server/testing/academy-of-processes.ts';
import { samplePng } from '#server/testing/sample-files.ts';
import type { ServedProcesses } from '#server/testing/served-processes.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

/** What ends in time, whatever a process that stops still waits for. */

let academy: AcademyOfProcesses;
let learner: TestPerson;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  academy = await AcademyOfProcesses.open(async (filled) => {
    learner = await filled.addLearner();
  });
});
afterEach(async () => {
  await academy.kill();
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => academy.close());

async function portOf(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const resetJob = () =>
  academy.read((db) =>
    db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'reset_email')
      .orderBy('job_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );

test('an idle process ends at once, without a word', async () => {
  const served = await academy.start();
  const began = performance.now();
  expect(await served.stopInTime()).toEqual({ code: 0, cut: null });
  expect(performance.now() - began).toBeLessThan(4_000);
});

test('an email that hangs is put back into the queue, and leaves after the next start', async () => {
  let hangs = true;
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: accepted, resolve: accept } = Promise.withResolvers<string>();
  const mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        arrive();
        if (hangs) return;
        accept(session.envelope.rcptTo.map(({ address }) => address).join());
        done();
      });
    },
  });
  mail.on('error', () => {});
  closing.push(() => mail.close(() => {}));
  const environment = { SMTP_URL: `smtp://127.0.0.1:${await portOf(mail.server)}` };
  const served = await academy.start(environment);
  const payload = { email: learner.email };
  const asked = await served.open().send('POST', '/api/users/forgotPassword', { payload });
  expect(asked.status).toBe(200);
  await arrived;
  const { code, cut } = await served.stopInTime();
  const job = await resetJob();
  expect([code, cut]).toEqual([0, `job ${job.job_id} (reset_email)`]);
  expect(job).toMatchObject({
    last_error: 'The process stopped before this job ended.',
    locked_until: null,
    finished_at: null,
    failed_at: null,
    interruptions: 1,
  });
  hangs = false;
  const next = await academy.start(environment);
  expect(await accepted).toBe(learner.email);
  expect(await next.stopInTime()).toEqual({ code: 0, cut: null });
  expect((await resetJob()).finished_at).not.toBeNull();
});

test('a request that waits for a silent object store is answered 503', async () => {
  const silent = net.createServer((socket) => {
    socket.on('error', () => {}).resume();
    closing.push(() => socket.destroy());
  });
  closing.push(() => silent.close());
  const served = await academy.start({
    S3_ENDPOINT: `http://127.0.0.1:${await portOf(silent)}`,
    S3_BUCKET: 'academy',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const connected = once(silent, 'connection');
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(samplePng())], { type: 'image/png' }), 'me.png');
  const uploading = fetch(`http://127.0.0.1:${served.port}/api/users/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.token}` },
    body: form,
  });
  await connected;
  const [{ code, cut }, response] = await Promise.all([served.stopInTime(), uploading]);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect([code, cut]).toEqual([0, '1 request']);
});

/** A client that has asked for much and not read it yet. */
async function startReading(served: ServedProcesses): Promise<net.Socket> {
  const reader = net.connect(served.port, '127.0.0.1');
  closing.push(() => reader.destroy());
  reader.on('error', () => {});
  reader.write('GET /large HTTP/1.1\r\nHost: academy\r\n\r\n');
  await once(reader, 'readable');
  return reader;
}

test('a client that reads slowly gets its whole response', async () => {
  const served = await academy.start();
  const reader = await startReading(served);
  const stopped = served.stopInTime();
  await expect.poll(() => served.output).toContain('Closing');
  let bytes = 0;
  for await (const chunk of reader) bytes += chunk.length;
  expect(bytes).toBeGreaterThan(64_000_000);
  expect(await stopped).toEqual({ code: 0, cut: null });
});

test('a client that does not read its response is cut off', async () => {
  const served = await academy.start();
  await startReading(served);
  expect(await served.stopInTime()).toEqual({ code: 0, cut: '1 response' });
});
