import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import type { AcademyDatabase } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { buildApp } from '#server/app.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { queueLedgerCheck } from '#server/features/points/index.ts';
import { jobRunnerOf } from '#server/jobs/job-kinds.ts';
import { createTracing } from '#server/lib/open-telemetry.ts';
import { runDueJobs } from '#server/lib/queue/run-jobs.ts';
import { FakeCollector } from '#server/testing/fake-collector.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

const academy = openTestAcademy();
const collector = new FakeCollector();
let database: AcademyDatabase;

/** All spans that were recorded while an app did its work. */
async function traced(work: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<unknown>) {
  collector.spans.length = 0;
  const tracing = createTracing({ url: collector.url, serviceName: 'academy-of-tests' });
  noteStatement = tracing.noteStatement;
  const dependencies: Dependencies = { ...academy.app.dependencies, database, tracing };
  const app = await buildApp(dependencies);
  await work(app);
  await app.close();
  await tracing.close();
  return collector.spans;
}

let noteStatement: ReturnType<typeof createTracing>['noteStatement'] = () => {};

beforeAll(async () => {
  await collector.open();
  database = await createTestDatabase((statement) => noteStatement(statement));
});
afterAll(async () => {
  await database.close();
  await collector.close();
});

test('a request is a span by its route, with its statements, in the trace of its caller', async () => {
  let requestId = '';
  const spans = await traced(async (app) => {
    const response = await app.inject({
      url: '/api/course/get?course_id=4711',
      headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
    });
    expect(response.statusCode).toBe(404);
    requestId = response.json().request_id;
  });
  const request = spans.find(({ name }) => name === 'GET /api/course/get');
  expect(request).toMatchObject({
    traceId: TRACE,
    parentSpanId: CALLER,
    failed: false,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/course/get',
      'academy.request_id': requestId,
    },
  });
  expect(Number(request?.attributes['http.response.status_code'])).toBe(404);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const { name, traceId } of statements) {
    expect(name).toMatch(/^SELECT [a-z_]+$/);
    expect(traceId).toBe(TRACE);
  }
});

test('two requests at once do not share their statements, nor a trace', async () => {
  const spans = await traced((app) =>
    Promise.all([app.inject('/api/course/get?course_id=1'), app.inject('/api/glossary')]),
  );
  const requests = spans.filter(({ name }) => name.startsWith('GET '));
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(2);
  for (const span of spans.filter(({ name }) => name.startsWith('SELECT '))) {
    const parent = requests.find(({ spanId }) => spanId === span.parentSpanId);
    expect(parent?.traceId).toBe(span.traceId);
  }
});

test.each(['nonsense', '00-0-0-00', '', 'x'.repeat(10_000)])(
  'a traceparent that is none (%.20s) begins a trace of its own',
  async (traceparent) => {
    const spans = await traced((app) => app.inject({ url: '/healthz', headers: { traceparent } }));
    expect(spans.find(({ name }) => name === 'GET /healthz')).toMatchObject({ parentSpanId: '' });
  },
);

test('a job is a span with its statements', async () => {
  const email = 'mei.lin@example.com';
  const spans = await traced(async (app) => {
    await queueLedgerCheck(database.db, academy.now);
    await runDueJobs(jobRunnerOf(app.dependencies, { onFailure: () => {} }));
    await app.inject({
      method: 'POST',
      url: `/api${accountCalls.login.path}`,
      payload: { email, password: 'a-secret-password' },
    });
  });
  const job = spans.find(({ name }) => name === 'job ledger_check');
  expect(job?.attributes).toEqual({ 'academy.job.kind': 'ledger_check' });
  expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  const exported = collector.bodies.join('');
  expect(exported).toContain('academy-of-tests');
  expect(exported).not.toMatch(/mei\.lin|a-secret-password|course_id=4711|127\.0\.0\.1/);
});

test('a collector that is away costs the spans alone', async () => {
  const tracing = createTracing({ url: 'http://127.0.0.1:9/v1/traces', serviceName: 'x' });
  const app = await buildApp({ ...academy.app.dependencies, tracing });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await tracing.close().catch(() => {});
});
