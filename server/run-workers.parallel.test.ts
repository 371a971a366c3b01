import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLUSTER_VARIABLE } from '#database/testing/test-database.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { type OneSocket, ServedProcesses } from '#server/testing/served-processes.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let environment: NodeJS.ProcessEnv;
let served: ServedProcesses;
let one: OneSocket;
let other: OneSocket;
let admin: TestPerson;
let learner: TestPerson;

beforeAll(async () => {
  academy.setClock(new Date());
  admin = await academy.addAdmin();
  learner = await academy.addLearner();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    academy.db,
  );
  environment = {
    DATABASE_URL: (process.env[CLUSTER_VARIABLE] ?? '').replace('/postgres?', `/${rows[0]?.name}?`),
    DATA_DIR: academy.app.dependencies.settings.dataDir,
    WORKERS: '2',
    METRICS_PORT: String(await freePort()),
  };
  served = await ServedProcesses.start(environment);
  [one, other] = await served.openTwo();
});
afterAll(() => served.stop());

/**
 * Polls until a change is visible. The cache promises a second; a test waits longer, since a busy
 * machine may take that long for the requests alone.
 */
const eventually = <T>(read: () => Promise<T>) =>
  expect.poll(read, { timeout: 10_000, interval: 50 });

describe('what one process changes the other one shows, by itself', () => {
  test('an admin’s change, in lists that guests get from memory', async () => {
    const list = async () => (await other.send('GET', '/api/teacher/list')).text;
    expect(await list()).not.toContain('Ada Newton');
    const payload = { name: 'Ada Newton', name_zh: '艾达' };
    const added = await one.send('POST', '/api/admin/teachers', { token: admin.token, payload });
    expect(added.status).toBe(200);
    await eventually(list).toContain('Ada Newton');
  });

  test('a learner’s like', async () => {
    const courseId = await addCourse(academy.db);
    const likes = async () => {
      const { text } = await other.send('GET', `/api/course/get?course_id=${courseId}`);
      return /"likes_count":\d+/.exec(text)?.[0];
    };
    await eventually(likes).toBe('"likes_count":0');
    const payload = { course_id: courseId };
    const liked = await one.send('POST', '/api/course/like', { token: learner.token, payload });
    expect(liked.status).toBe(200);
    await eventually(likes).toBe('"likes_count":1');
  });
});

describe('limits hold over all processes', () => {
  test('a limit of few: twenty registrations an hour, to the last one', async () => {
    const register = (socket: OneSocket) =>
      socket.send('POST', '/api/users/register', { payload: {} });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => register(index % 2 ? one : other)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
  });

  test('wrong passwords: the eleventh is refused, whichever process it reaches', async () => {
    const payload = { email: learner.email, password: 'not-the-password' };
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const socket = attempt % 2 ? one : other;
      statuses.push((await socket.send('POST', '/api/users/login', { payload })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

test('metrics are the sums over both processes', async () => {
  const payload = {};
  for (const socket of [one, other]) await socket.send('POST', '/api/course/like', { payload });
  const metrics = await fetch(`http://127.0.0.1:${environment.METRICS_PORT}/metrics`);
  expect(await metrics.text()).toContain(
    'academy_http_request_duration_seconds_count{method="POST",route="/api/course/like",status="401"} 2',
  );
});

test('a file comes in chunks through both processes', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(200_000, 32)]);
  const { token } = admin;
  const payload = { name: 'guide.pdf', bytes: pdf.length };
  const begun = await one.send('POST', '/api/admin/uploads/start', { token, payload });
  const { upload_id: id } = begun.body.data as { upload_id: number };
  const chunk = (socket: OneSocket, from: number, to: number) =>
    socket.send('POST', `/api/admin/uploads/${id}/chunk?offset=${from}`, {
      token,
      payload: pdf.subarray(from, to),
    });
  expect((await chunk(other, 0, 100_000)).status).toBe(200);
  expect((await chunk(one, 100_000, pdf.length)).status).toBe(200);
  const done = await other.send('POST', `/api/admin/uploads/${id}/finish`, { token, payload: {} });
  expect(done.body.data).toMatchObject({ kind: 'pdf', bytes: pdf.length });
});

/** Reads the output of the processes until it contains these words so many times. */
async function untilSaid({ child }: ServedProcesses, words: string, times = 1): Promise<void> {
  let said = '';
  while (said.split(words).length <= times) {
    const [text] = await once(child.stderr ?? expect.fail(), 'data');
    said += text;
  }
}

test('a process that ends is replaced, and the other one serves on', async () => {
  const [ending, staying] = await Promise.all([one.pid(), other.pid()]);
  const noticed = untilSaid(served, 'another one starts in 100 ms');
  const started = untilSaid(served, 'serves again');
  process.kill(ending, 'SIGKILL');
  await noticed;
  expect(await other.pid()).toBe(staying);
  expect(await served.open().pid()).toBe(staying);
  await started;
  const pids = await Promise.all((await served.openTwo()).map((socket) => socket.pid()));
  expect(pids).toContain(staying);
  expect(pids).not.toContain(ending);
});

test('a stop lets open requests end, and every process is gone within eight seconds', async () => {
  const academyToStop = await ServedProcesses.start({ ...environment, METRICS_PORT: '' });
  const sockets = await academyToStop.openTwo();
  const pids = await Promise.all(sockets.map((socket) => socket.pid()));
  const open = sockets.map((socket) => socket.send('GET', '/until-stopped'));
  await untilSaid(academyToStop, 'waiting', open.length);
  const began = performance.now();
  const exit = once(academyToStop.child, 'exit');
  academyToStop.child.kill('SIGTERM');
  const answers = await Promise.all(open);
  expect(answers.map(({ text }) => text)).toEqual(pids.map((pid) => `made by ${pid}.`));
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(8_000);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test.each(['1', '2'])(
  '%s processes that stop serve on, writes too, until their load balancer has noticed',
  async (workers) => {
    const stopping = await ServedProcesses.start({
      ...environment,
      ...{ METRICS_PORT: '', WORKERS: workers, DRAIN_SECONDS: '5' },
    });
    const exit = once(stopping.child, 'exit');
    const like = async (socket: OneSocket) => {
      const payload = { course_id: courseId };
      const { status } = await socket.send('POST', '/api/course/like', {
        token: learner.token,
        payload,
      });
      return status;
    };
    const courseId = await addCourse(academy.db);
    const kept = stopping.open();
    expect(await like(kept)).toBe(200);
    stopping.child.kill('SIGTERM');
    const readiness = async () => (await stopping.open().send('GET', '/readyz')).status;
    await eventually(readiness).toBe(503);
    expect([await like(kept), await like(stopping.open())]).toEqual([200, 200]);
    expect(await exit).toEqual([0, null]);
    await stopping.stop();
  },
);
