import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { type AcademyDatabase, openPostgres } from '#database/open.ts';
import { CLUSTER_VARIABLE } from '#database/testing/test-database.ts';
import { buildApp } from '#server/app.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { TestAcademy, type TestPerson } from '#server/testing/test-academy.ts';

/** An academy with a pool as it has when it serves, beside one with connections to spare. */

const academy = openTestAcademy({ logLevel: 'silent' });
const POOL = 20;
/** What a check of health may take, however busy the connections are. */
const HEALTH_MS = 200;

let name: string;
let database: AcademyDatabase;
let served: TestAcademy;

beforeAll(async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    academy.db,
  );
  name = rows[0]?.name ?? '';
  const url = (process.env[CLUSTER_VARIABLE] ?? '').replace('/postgres?', `/${name}?`);
  database = openPostgres(url, { poolSize: POOL });
  const app = await buildApp({ ...academy.app.dependencies, database });
  await app.ready();
  served = new TestAcademy(app, database, [], { now: academy.now });
  served.holdJobs(true);
});
afterAll(async () => {
  await served.app.close();
  await database.close();
});

const ownQuery = ({ userId: user_id }: TestPerson) => ({ query: { user_id } });
const statusOf = async (url: string) => (await served.app.inject(url)).statusCode;

/** The median of how long some work takes, in milliseconds. */
async function medianOf(count: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < count; sample++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other)[Math.floor(count / 2)] ?? 0;
}

test('a database that takes no changes makes the process not ready, and does not restart it', async () => {
  const setReadOnly = async (setting: 'on' | 'off') => {
    await sql
      .raw(`alter database ${name} set default_transaction_read_only = ${setting}`)
      .execute(academy.db);
    // Connections that are open keep what they began with.
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'prospect-academy control'
    `.execute(academy.db);
  };
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  await setReadOnly('on');
  await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(503);
  expect((await served.app.inject('/readyz')).headers['retry-after']).toBe('5');
  expect(await statusOf('/healthz')).toBe(200);
  await setReadOnly('off');
  await expect.poll(() => statusOf('/readyz'), { timeout: 10_000 }).toBe(200);
});

test('health is answered at once while every connection of the pool is taken', async () => {
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  const taken = Array.from({ length: 2 * POOL }, () =>
    sql`select pg_sleep(60)`.execute(database.db).catch(() => {}),
  );
  await expect.poll(() => database.poolState?.()).toMatchObject({ idle: 0, total: POOL });
  const median = await medianOf(20, async () => {
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  });
  expect(median).toBeLessThan(2 * HEALTH_MS);
  const cancel = () =>
    sql`select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'select pg_sleep(60)'`.execute(academy.db);
  let isOver = false;
  const over = Promise.all(taken).then(() => {
    isOver = true;
  });
  while (!isOver) await cancel();
  await over;
});

test('while one row is locked all others are served, and nothing of what waited is lost', async () => {
  const admin = await academy.addAdmin();
  await academy.proveAgain(admin);
  const locked = await academy.addLearner({ points: 1 });
  const other = await academy.addLearner({ points: 1 });
  const award = (as: TestPerson, key: number) =>
    served.call(
      pointAdminCalls.adjust,
      { params: { id: locked.userId }, body: { amount: 1, reason: 'for a test' } },
      { as, headers: { 'idempotency-key': `award-${key}` } },
    );
  const keys = Array.from({ length: 30 }, (_, key) => key);
  const waited = await academy.db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await tx
      .selectFrom('point_accounts')
      .select('user_id')
      .where('user_id', '=', locked.userId)
      .forUpdate()
      .execute();
    let isOver = false;
    const waiting = Promise.all(keys.map((key) => award(admin, key))).finally(() => {
      isOver = true;
    });
    const times: number[] = [];
    while (!isOver && times.length < 20) {
      times.push(
        await medianOf(1, async () => {
          const balance = await served.call(pointCalls.balance, ownQuery(other), { as: other });
          const courses = await served.call(courseCalls.list, { query: {} });
          expect([balance.status, courses.status]).toEqual([200, 200]);
          expect(await statusOf('/readyz')).toBe(200);
        }),
      );
    }
    times.sort((one, next) => one - next);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(1_000);
    return waiting;
  });
  for (const { status, headers } of waited)
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  for (const key of keys) expect((await award(admin, key)).status).toBe(200);
  const { data } = await served.call(pointCalls.balance, ownQuery(locked), { as: locked });
  expect(data.total_points).toBe(31);
});
