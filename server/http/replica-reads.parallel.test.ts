import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { allCalls } from '#contract/index.ts';
import { pointCalls } from '#contract/points.ts';
import { migrate } from '#database/migrate.ts';
import { type AcademyDatabase, openPostgres } from '#database/open.ts';
import { openReadReplica, type ReadReplica } from '#database/read-replica.ts';
import {
  type PostgresCluster,
  startPostgresCluster,
  startPostgresReplica,
} from '#database/testing/postgres-cluster.ts';
import { buildApp } from '#server/app.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { TestAcademy } from '#server/testing/test-academy.ts';

/** Reads that may lag, on a real primary with a real streaming replica. */

const academy = openTestAcademy();

const opened: (() => Promise<unknown>)[] = [];
const logged: string[] = [];
/** How far the clock that judges the replica's age has been moved on. */
let movedOn = 0;
let primary: AcademyDatabase;
let standby: PostgresCluster;
let replica: ReadReplica;
let app: FastifyInstance;
let served: TestAcademy;

beforeAll(async () => {
  const cluster = await startPostgresCluster({ inMemory: true });
  opened.push(cluster.stop);
  primary = openPostgres(cluster.url('postgres'), { poolSize: 10 });
  opened.push(primary.close);
  await migrate(primary);
  standby = await startPostgresReplica(cluster);
  opened.push(() => standby.stop());
  replica = openReadReplica(standby.url('postgres'), primary, {
    poolSize: 5,
    now: () => Date.now() + movedOn,
  });
  opened.push(replica.close);
  const { dependencies } = academy.app;
  app = await buildApp(
    {
      ...dependencies,
      database: primary,
      replica,
      settings: { ...dependencies.settings, logLevel: 'warn' },
    },
    { log: { write: (line) => logged.push(line) } },
  );
  opened.push(() => app.close());
  await app.ready();
  served = new TestAcademy(app, primary, [], { now: academy.now });
});

afterAll(async () => {
  for (const close of opened.reverse()) await close();
});

/** Pauses the replica in its present state while `run` runs. */
async function whileStandingStill(run: () => Promise<void>): Promise<void> {
  await becomesReadable();
  await sql`select pg_wal_replay_pause()`.execute(replica.db);
  try {
    await run();
  } finally {
    await sql`select pg_wal_replay_resume()`.execute(replica.db);
    movedOn = 0;
  }
}

/** Waits until the replica has everything that was written so far. */
function becomesReadable(): Promise<void> {
  const written = Date.now();
  return vi.waitFor(() => expect(replica.isReadable(written)).toBe(true), { timeout: 10_000 });
}

const ofBrowser = (...cookies: string[]) => ({
  cookie: ['__Host-session=a', ...cookies].join('; '),
});

async function entriesOf(person: { userId: number; token: string }, headers = {}) {
  const { data } = await served.call(
    pointCalls.history,
    { query: { user_id: person.userId } },
    { as: person as never, headers },
  );
  return data.list.length;
}

test('a browser reads from the replica, which may be seconds behind', async () => {
  const learner = await served.addLearner();
  await whileStandingStill(async () => {
    await served.givePoints(learner.userId, 5);
    expect(await entriesOf(learner, ofBrowser())).toBe(0);
  });
  await vi.waitFor(async () => expect(await entriesOf(learner, ofBrowser())).toBe(1), {
    timeout: 10_000,
  });
});

test('a learner reads back what they wrote, while the replica does not have it', async () => {
  const learner = await served.addLearner();
  await whileStandingStill(async () => {
    const { headers } = await served.call(pointCalls.signIn, {}, { as: learner });
    const wrote = String(headers['set-cookie']).match(/__Host-wrote_at=\d+/)?.[0] ?? '';
    expect(wrote).not.toBe('');
    expect(await entriesOf(learner, ofBrowser())).toBe(0);
    expect(await entriesOf(learner, ofBrowser(wrote))).toBe(1);
  });
});

test('a program without cookies reads from the primary', async () => {
  const learner = await served.addLearner();
  await whileStandingStill(async () => {
    await served.givePoints(learner.userId, 5);
    expect(await entriesOf(learner)).toBe(1);
  });
});

test('a replica that stands still is not read after five seconds', async () => {
  const learner = await served.addLearner();
  await whileStandingStill(async () => {
    await served.givePoints(learner.userId, 5);
    expect(await entriesOf(learner, ofBrowser())).toBe(0);
    movedOn = 5_100;
    expect(await entriesOf(learner, ofBrowser())).toBe(1);
  });
});

test('every call that may lag is answered by the replica itself', async () => {
  const [admin, teacher, learner] = [
    await served.addAdmin(),
    await served.addPerson({ role: 'teacher' }),
    await served.addLearner({ points: 5 }),
  ];
  const teacherId = await addTeacher(primary.db, { user_id: teacher.userId });
  const courseId = await addCourse(primary.db, { teacher_id: teacherId });
  const inputs: Record<string, object> = {
    'points.history': { query: { user_id: learner.userId } },
    'points.series': { query: { user_id: learner.userId } },
    'teaching.learners': { params: { id: courseId } },
    'admin.learners.list': { params: { id: courseId } },
    'admin.points.whatIf': { params: { kind: 'daily_sign_in' }, query: { amount: 20 } },
    'admin.dashboard.rows': { query: { metric: 'total_users' } },
  };
  const who = { admin, teacher, learner, guest: null };
  logged.length = 0;
  for (const call of allCalls.filter((one: Call) => one.mayLag)) {
    await becomesReadable();
    const as = who[call.access] ?? undefined;
    const { status, fields } = await served.callWith(call, inputs[call.name] ?? {}, {
      ...(as && { as }),
      headers: ofBrowser(),
    });
    expect({ call: call.name, status, fields }).toEqual({ call: call.name, status: 200 });
  }
  expect(logged).toEqual([]);
});

test('calls that may lag only read, and are no file and no shared response', () => {
  const wrong = allCalls
    .filter((call: Call) => call.mayLag)
    .filter((call) => call.method !== 'GET' || call.sendsFile || call.sendsEvents || call.isShared);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('where the replica is lost the primary answers', async () => {
  const learner = await served.addLearner({ points: 5 });
  await becomesReadable();
  await standby.stop();
  expect(await entriesOf(learner, ofBrowser())).toBe(1);
  standby = { ...standby, stop: async () => {} };
});
