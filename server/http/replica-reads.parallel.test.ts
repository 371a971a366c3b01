import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { auditCalls } from '#contract/audit-admin.ts';
import type { Call, CallInput } from '#contract/call.ts';
import { courseLearnersAdminCalls } from '#contract/course-learners.ts';
import { courseCalls } from '#contract/courses.ts';
import { allCalls } from '#contract/index.ts';
import { learningCalls } from '#contract/learning.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { UNKNOWN_WRITE_COOKIE } from '#contract/preferences.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { migrate } from '#database/migrate.ts';
import { type AcademyDatabase, openPostgres } from '#database/open.ts';
import { openReadReplica, type ReadReplica } from '#database/read-replica.ts';
import {
  type PostgresCluster,
  startPostgresCluster,
  startPostgresReplica,
} from '#database/testing/postgres-cluster.ts';
import { buildApp } from '#server/app.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { type CallResult, TestAcademy, type TestPerson } from '#server/testing/test-academy.ts';

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

/** A browser of one person, which stores the cookies that it is sent. */
function browserOf(as: TestPerson | null) {
  const jar = new Map([['__Host-session', 'a']]);
  return async <C extends Call>(call: C, input: CallInput<C>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await served.call(call, input, { as, headers: { cookie } });
    for (const line of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
}

test('people who like, learn, pay, grade and correct see it, while the replica does not have it', async () => {
  const [admin, learner] = [await served.addAdmin(), await served.addLearner()];
  const teacherId = await addTeacher(primary.db);
  const courseId = await addCourse(primary.db, { teacher_id: teacherId });
  const taskId = await addLesson(primary.db, courseId, { type: 'assignment' });
  const staff = browserOf(admin);
  const student = browserOf(learner);
  const ok = async <Data>(answer: Promise<CallResult<Data>>) => {
    const { status, msg, data } = await answer;
    expect([status, status === 200 ? '' : msg]).toEqual([200, '']);
    return data;
  };
  const own = { query: { user_id: learner.userId } };
  const history = async () => (await ok(student(pointCalls.history, own))).list.length;
  const learners = async () => {
    const of = { params: { id: courseId }, query: { search: learner.email } };
    return (await ok(staff(courseLearnersAdminCalls.list, of))).list;
  };
  const entries = async () => {
    const of = { query: { user_id: learner.userId } };
    return (await ok(staff(economyAdminCalls.entries, of))).list.length;
  };
  await whileStandingStill(async () => {
    await ok(student(teacherCalls.like, { query: { teacher_id: teacherId } }));
    expect(await history()).toBe(1);
    await ok(student(courseCalls.like, { body: { course_id: courseId } }));
    expect(await history()).toBe(2);
    await ok(student(learningCalls.content, { query: { content_id: taskId } }));
    const work = { body: { content_id: taskId, text: 'My plan' } };
    const { submission } = await ok(student(learningCalls.submitAssignment, work));
    const id = submission?.submission_id ?? 0;
    const grade = { params: { id }, body: { score: 100, feedback: '' } };
    await ok(staff(teachingCalls.grade, grade));
    expect(await learners()).toHaveLength(1);
    const before = await entries();
    const adjustment = { params: { id: learner.userId }, body: { amount: 9, reason: 'Prize' } };
    const { point_id } = await ok(staff(pointAdminCalls.adjust, adjustment));
    expect(await entries()).toBe(before + 1);
    const correction = { params: { id: point_id }, body: { reason: 'By mistake' } };
    await ok(staff(pointAdminCalls.reverse, correction));
    expect(await entries()).toBe(before + 2);
    const payment = {
      ...({ amount: 40, currency: 'USD', paid_on: '2026-03-01', method: 'cash' } as const),
      ...{ user_id: learner.userId, course_id: courseId, note: '' },
    };
    const audit = { query: { entity: 'payment' } };
    const paid = await ok(staff(paymentCalls.record, { body: payment }));
    const [line] = (await ok(staff(auditCalls.list, audit))).list;
    expect(line?.entity_id).toBe(String(paid.payment_id));
  });
});

test('who has just registered is found by their own first read', async () => {
  await primary.db.insertInto('invitation_codes').values({ code: 'LAGGING' }).execute();
  const email = `${randomUUID()}@example.com`;
  const password = 'a-good-password';
  const body = { email, password, confirm_password: password, invitation_code: 'LAGGING' };
  await whileStandingStill(async () => {
    const { data, headers } = await served.call(accountCalls.register, { body });
    const cookie = /__Host-wrote_at=\d+/.exec(String(headers['set-cookie']))?.[0] ?? '';
    const { user, token } = data;
    expect(await entriesOf({ userId: user.user_id, token }, ofBrowser(cookie))).toBe(0);
  });
});

test('after a change that failed, which may have been committed, the primary is read', async () => {
  const learner = await served.addLearner();
  vi.spyOn(pointCalls.signIn.data, 'parse').mockImplementationOnce(() => {
    throw new Error('the answer breaks after the commit');
  });
  const failed = await served.call(pointCalls.signIn, {}, { as: learner });
  expect(failed.status).toBe(500);
  expect(String(failed.headers['set-cookie'])).toContain('__Host-wrote_at=');
  expect(await entriesOf(learner)).toBe(1);
  const body = { course_id: 0 };
  const refused = await served.callWith(courseCalls.like, { body }, { as: learner });
  expect(refused.status).toBe(400);
  expect(refused.headers['set-cookie']).toBeUndefined();
});

test('a browser to which no answer came reads from the primary', async () => {
  const learner = await served.addLearner();
  await whileStandingStill(async () => {
    await served.givePoints(learner.userId, 5);
    expect(await entriesOf(learner, ofBrowser())).toBe(0);
    expect(await entriesOf(learner, ofBrowser(`${UNKNOWN_WRITE_COOKIE}=1`))).toBe(1);
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
