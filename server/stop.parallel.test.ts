import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#database/open.ts';
import { SilentProxy, socketOf } from '#database/testing/silent-proxy.ts';
import { CLUSTER_VARIABLE } from '#database/testing/test-database.ts';
import { AcademyOfProcesses } from '#server/testing/academy-of-processes.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import type { ServedProcesses } from '#server/testing/served-processes.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

/** What ends in time although PostgreSQL, or another process, holds it up. */

let academy: AcademyOfProcesses;
let learner: TestPerson;
let courseId: number;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  academy = await AcademyOfProcesses.open(async (filled) => {
    learner = await filled.addLearner();
    courseId = await addCourse(filled.db);
  });
});
afterEach(async () => {
  await academy.kill();
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => academy.close());

const like = (served: ServedProcesses) => {
  const payload = { course_id: courseId };
  return fetch(`http://127.0.0.1:${served.port}/api/course/like`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
};

test('a request that waits for a locked row is cancelled and answered 503', async () => {
  const served = await academy.start();
  await academy.read((db) =>
    inTransaction(db, async (tx) => {
      await sql`select from courses where course_id = ${courseId} for update`.execute(tx);
      const liking = like(served);
      const waiting = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows[0]?.count;
      };
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      const [stopped, { status }] = await Promise.all([served.stopInTime(), liking]);
      expect(status).toBe(503);
      expect(stopped.code).toBe(0);
      expect(await waiting()).toBe(0);
    }),
  );
  const { rows } = await academy.read((db) => sql`select from course_likes`.execute(db));
  expect(rows).toEqual([]);
});

test('a database that has fallen silent holds up no stop', async () => {
  const cluster = process.env[CLUSTER_VARIABLE] ?? '';
  const proxy = new SilentProxy(socketOf(cluster));
  closing.push(() => proxy.close());
  const { pathname } = new URL(academy.environment.DATABASE_URL ?? '');
  const url = `postgresql://academy@127.0.0.1:${await proxy.listen()}${pathname}`;
  const served = await academy.start({ DATABASE_URL: url });
  expect((await like(served)).status).toBe(200);
  proxy.fallSilent();
  const liking = like(served);
  // What was sent before has arrived once these are answered.
  for (let round = 0; round < 2; round++) await fetch(`http://127.0.0.1:${served.port}/healthz`);
  const [{ code }, { status }] = await Promise.all([served.stopInTime(), liking]);
  expect([code, status]).toEqual([0, 503]);
});

test('a worker that was halted is killed, and the others end in good order', async () => {
  const served = await academy.start({ WORKERS: '2' });
  const [one, other] = await served.openTwo();
  const [halted, running] = await Promise.all([one.pid(), other.pid()]);
  const numberOf = /worker (\d)/;
  process.kill(halted, 'SIGSTOP');
  const { code, cut } = await served.stopInTime();
  expect(code).toBe(1);
  expect(cut).toMatch(numberOf);
  for (const pid of [halted, running]) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
