import { Readable } from 'node:stream';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { avatarCalls } from '#contract/avatar.ts';
import { buildApp } from '#server/app.ts';
import { createClamav } from '#server/lib/clamav.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { FAKE_VIRUS, FakeClamd } from '#server/testing/fake-clamd.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const academy = openTestAcademy({ logLevel: 'silent', responseCache: true });
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
afterAll(async () => {
  for (const close of closers.splice(0)) await close();
});

/** An app that is measured, and the port where its metrics are. */
async function openMeasured(settings = academy.app.dependencies.settings) {
  const { dependencies } = academy.app;
  const metrics = createMetrics(dependencies);
  const app = await buildApp({ ...dependencies, settings }, { metrics });
  const served = await serveMetrics(
    { port: 0, host: '127.0.0.1' },
    { contentType: metrics.registry.contentType, read: () => metrics.registry.metrics() },
  );
  closers.push(served.close, () => app.close());
  const read = async (path = '/metrics') => fetch(`http://127.0.0.1:${served.port}${path}`);
  return { app, read };
}

test('requests are counted by route pattern and status, and never by an address with an id', async () => {
  const { app, read } = await openMeasured();
  const courseId = await addCourse(academy.db);
  await app.inject(`/api/course/get?course_id=${courseId}`);
  await app.inject('/api/admin/users/no-such-person');
  const text = await (await read()).text();
  expect(text).toContain(
    'academy_http_request_duration_seconds_count{method="GET",route="/api/course/get",status="200"} 1',
  );
  expect(text).toContain('route="/api/admin/users/:id",status="401"');
  expect(text).not.toContain('no-such-person');
  expect(text).toContain('academy_http_requests_in_flight 0');
  expect(text).toContain('process_resident_memory_bytes');
});

test('the cache of guest responses shows its hits and misses', async () => {
  const { app, read } = await openMeasured();
  for (let i = 0; i < 3; i++) await app.inject('/api/teacher/list');
  const text = await (await read()).text();
  expect(text).toContain('academy_guest_responses_total{outcome="miss"} 1');
  expect(text).toContain('academy_guest_responses_total{outcome="hit"} 2');
});

test('refused logins are counted', async () => {
  const { app, read } = await openMeasured();
  await app.inject({
    method: 'POST',
    url: `/api${accountCalls.login.path}`,
    payload: { email: 'nobody@example.com', password: 'not-the-password' },
  });
  const text = await (await read()).text();
  expect(text).toMatch(/academy_logins_refused_total\{status="40\d"\} 1/);
});

test('the scanner shows whether it answers, and what its scans came to', async () => {
  const clamd = new FakeClamd();
  await clamd.open();
  closers.push(() => clamd.close());
  const { dependencies } = academy.app;
  dependencies.scanner = createClamav(clamd.address, { scan: 500, answer: 500 });
  closers.push(async () => {
    dependencies.scanner = null;
  });
  const { read } = await openMeasured();
  await dependencies.scanner.scan(Readable.from([Buffer.from(FAKE_VIRUS)]));
  const text = await (await read()).text();
  expect(text).toContain('academy_virus_scanner_up 1');
  expect(text).toContain('academy_virus_scans_total{result="infected"} 1');
  clamd.behaviour = 'silent';
  expect(await (await read()).text()).toContain('academy_virus_scanner_up 0');
});

test('503 is counted by what it is due to', async () => {
  const { dependencies } = academy.app;
  dependencies.scanner = createClamav({ path: '/nowhere' });
  closers.push(async () => {
    dependencies.scanner = null;
  });
  const { app, read } = await openMeasured();
  const { health, db } = dependencies.database;
  vi.spyOn(health, 'state').mockResolvedValue('away');
  await app.inject('/readyz');
  await app.inject('/healthz');
  vi.restoreAllMocks();
  vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('refused'), { code: '57P01' });
  });
  await app.inject('/api/teacher/list');
  vi.restoreAllMocks();
  const as = await academy.addLearner();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(sampleFiles.png)], 'me.png'));
  await app.inject({
    method: 'POST',
    url: `/api${avatarCalls.set.path}`,
    headers: { authorization: `Bearer ${as.token}` },
    body: form,
  });
  const counted = (await (await read()).text()).match(/^academy_http_unavailable_total.*$/gm);
  expect(counted?.sort()).toEqual([
    'academy_http_unavailable_total{reason="database"} 1',
    'academy_http_unavailable_total{reason="health"} 2',
    'academy_http_unavailable_total{reason="scanner"} 1',
  ]);
});

test('what is refused because too much is in flight is counted as shed', async () => {
  const { dependencies } = academy.app;
  const { app, read } = await openMeasured({
    ...dependencies.settings,
    maxInFlight: 4,
    responseCache: false,
  });
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  app.addHook('preHandler', async () => {
    held++;
    await isReleased;
  });
  const open = Array.from({ length: 4 }, () => app.inject('/api/course/lists?page=1'));
  await expect.poll(() => held).toBe(4);
  expect((await app.inject('/api/course/lists?page=2')).statusCode).toBe(503);
  release();
  await Promise.all(open);
  const text = await (await read()).text();
  expect(text).toContain('academy_http_unavailable_total{reason="shed"} 1');
  expect(text).toContain('academy_http_requests_shed_total{kind="call"} 1');
});

test('nothing but metrics is served beside the academy, and no metrics by the academy', async () => {
  const { app, read } = await openMeasured();
  expect((await read('/api/course/lists')).status).toBe(404);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});
