import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { jobKinds } from '#contract/jobs.ts';
import { type AcademyDatabase, inTransaction } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { defineJob, queueJobs } from './define-job.ts';
import { errorText, JobRefused, ServiceAway, SessionLost } from './job-errors.ts';
import { LaneGate } from './lane-gate.ts';
import { findLaneOutage } from './lane-outages.store.ts';
import { type OutageNews, runDueJobs } from './run-jobs.ts';

let database: AcademyDatabase;
let now: Date;
let gate: LaneGate;
/** What the mail server does with the next emails. */
let behaviour: () => void;
let onServed = () => {};
const failures: string[] = [];
const news: OutageNews[] = [];
let tokens: string[];

const greet = defineJob({
  kind: 'welcome_email',
  payload: z.object({}),
  run: async (_: null, __, { token }) => {
    tokens.push(token);
    behaviour();
    onServed();
  },
});
const run = () =>
  runDueJobs({
    db: database.db,
    jobs: [greet],
    takes: { lane: 'mail' },
    needs: null,
    needsOf: (_, served) => {
      onServed = served;
      return null;
    },
    now: () => now,
    gate,
    onFailure: (error) => failures.push((error as Error).message),
    onOutage: (outage) => news.push(outage),
    storePausesMs: [0, 0, 0],
  });
const queue = (count: number) =>
  inTransaction(database.db, (tx) => queueJobs(tx, greet, Array(count).fill({ payload: {} }), now));
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const rows = () => database.db.selectFrom('jobs').selectAll().orderBy('job_id').execute();
const fail = (error: Error) => () => {
  throw error;
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute();
  await database.db.deleteFrom('lane_outages').execute();
  now = new Date('2026-03-02T02:00:00Z');
  gate = new LaneGate({ now: () => now, perMinute: null });
  behaviour = () => {};
  tokens = [];
  failures.length = 0;
  news.length = 0;
});

test('an outage is told twice, costs an attempt per pause, and everything leaves after it', async () => {
  await queue(50);
  const since = now;
  behaviour = fail(new ServiceAway('connect ECONNREFUSED'));
  for (let minute = 0; minute < 60; minute++) {
    await run();
    pass(1);
  }
  // After 0, 1, 3, 7, 15, 25, 35, 45 and 55 minutes.
  expect(tokens).toHaveLength(9);
  expect(failures).toEqual([]);
  expect(await findLaneOutage(database.db, 'mail', now)).toEqual({ since, waiting: 50 });
  behaviour = () => {};
  pass(10);
  await run();
  expect((await rows()).every(({ finished_at }) => finished_at !== null)).toBe(true);
  expect(news.map(({ lane, since: from, waiting }) => ({ lane, from, waiting }))).toEqual([
    { lane: 'mail', from: since, waiting: 50 },
    { lane: 'mail', from: since, waiting: 49 },
  ]);
  expect(news[0]?.error).toBeInstanceOf(ServiceAway);
  expect(await findLaneOutage(database.db, 'mail', now)).toBeNull();
});

test('what was refused for good fails at once, with a text that can be stored', async () => {
  await queue(1);
  behaviour = fail(new JobRefused('550 no\0such \ud800 mailbox'));
  expect([await run(), await run()]).toEqual([1, 0]);
  expect(await rows()).toMatchObject([
    { attempts: 1, failed_at: now, last_error: '550 nosuch \ufffd mailbox', locked_until: null },
  ]);
});

test('what may have been done is tried once more, with the same link, and not twice', async () => {
  await queue(1);
  behaviour = fail(new SessionLost('Timeout', { mayBeDone: true }));
  for (let minute = 0; minute < 10; minute++) {
    await run();
    pass(1);
  }
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(1);
  expect((await rows())[0]).toMatchObject({ interruptions: 2, last_error: 'Timeout' });
  expect((await rows())[0]?.failed_at).not.toBeNull();
});

test('a database that is away while a job ends does not repeat the job', async () => {
  await queue(1);
  let attempts = 0;
  let isAway = false;
  await runDueJobs({
    db: database.db,
    jobs: [
      defineJob({
        ...greet,
        run: async () => {
          attempts++;
          isAway = true;
          await sql`alter table jobs rename to jobs_away`.execute(database.db);
        },
      }),
    ],
    needs: null,
    now: () => now,
    onFailure: (error) => failures.push((error as Error).message),
    isStopping: () => {
      // Asked before each job, and after each attempt to store that failed.
      if (isAway) void sql`alter table jobs_away rename to jobs`.execute(database.db);
      isAway = false;
      return false;
    },
    storePausesMs: Array(200).fill(10),
  });
  expect([attempts, failures]).toEqual([1, []]);
  expect((await rows())[0]?.finished_at).toEqual(now);
});

test('a kind names its lane', async () => {
  const { rows: lanes } = await sql<{ kind: string; lane: string }>`
    insert into jobs (kind, payload, priority, created_at, run_at, give_up_at)
    select kind, '{}', 1, ${now}, ${now}, ${now} from unnest(${sql.val([...jobKinds])}::text[]) kind
    returning kind, lane
  `.execute(database.db);
  const kindsOf = (lane: string) => lanes.filter((row) => row.lane === lane).map((row) => row.kind);
  expect(kindsOf('push')).toEqual(['notice_push']);
  expect(kindsOf('work')).toEqual([
    'ledger_check',
    'stripe_refund',
    'stripe_refunds',
    'stripe_disputes',
    'stripe_checkout_end',
  ]);
});

test('an error of any length and any characters becomes text', () => {
  expect(errorText(`${'x'.repeat(999)}😀`)).toBe(`${'x'.repeat(999)}\ufffd`);
});
