import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { type AcademyDatabase, openPostgres } from './open.ts';
import { SilentProxy, socketOf } from './testing/silent-proxy.ts';
import { CLUSTER_VARIABLE } from './testing/test-database.ts';

/** Connections that go silent: nothing ends, nothing answers. */

const POOL = 6;
/** From a fault, or its end, until everything is served again. */
const RECOVERY_MS = 10_000;

let proxy: SilentProxy;
let database: AcademyDatabase;

async function openBehindProxy(hasTransactionPooler = false) {
  const clusterUrl = process.env[CLUSTER_VARIABLE] ?? '';
  proxy = new SilentProxy(socketOf(clusterUrl));
  const url = `postgresql://academy@127.0.0.1:${await proxy.listen()}/postgres`;
  database = openPostgres(url, { poolSize: POOL, hasTransactionPooler });
}

beforeEach(() => openBehindProxy());
afterEach(async () => {
  // What the pool still waits for ends with the proxy.
  await proxy.close();
  await database.close();
});

const ask = () =>
  sql`select 1`.execute(database.db).then(
    () => true,
    (error: unknown) => {
      expect(error).toBeInstanceOf(DatabaseUnavailableError);
      return false;
    },
  );
/** All connections of the pool at once. */
const askAll = () => Promise.all(Array.from({ length: POOL }, ask));
const warmUp = () =>
  Promise.all(Array.from({ length: POOL }, () => sql`select pg_sleep(0.2)`.execute(database.db)));

/** Asks again and again. @returns when the last question failed, in milliseconds after the call */
async function lastFailure(forMs: number): Promise<number> {
  const began = performance.now();
  let last = 0;
  while (performance.now() - began < forMs) {
    if ((await askAll()).includes(false)) last = performance.now() - began;
    await sleep(50);
  }
  return last;
}

test('connections that a firewall has forgotten are replaced within seconds', async () => {
  await warmUp();
  expect(await database.health.state()).toBe('up');
  proxy.forgetOpen();
  expect(await lastFailure(RECOVERY_MS + 5_000)).toBeLessThan(RECOVERY_MS);
  expect(database.poolState?.()).toMatchObject({ waiting: 0 });
  expect(await database.health.state()).toBe('up');
});

test('a silent server fails its requests, and is used again once it answers', async () => {
  await warmUp();
  expect(await database.health.state()).toBe('up');
  proxy.fallSilent();
  const began = performance.now();
  expect(await askAll()).toEqual(Array(POOL).fill(false));
  expect(performance.now() - began).toBeLessThan(15_000);
  const asked = performance.now();
  expect(await database.health.state()).toBe('away');
  expect(performance.now() - asked).toBeLessThan(200);
  expect(await ask()).toBe(false);
  proxy.speakAgain();
  expect(await lastFailure(RECOVERY_MS + 5_000)).toBeLessThan(RECOVERY_MS);
  expect(await database.health.state()).toBe('up');
});

test('a statement that works for long is not taken for a dead one', async () => {
  await sql`select pg_sleep(5)`.execute(database.db);
  await database.db.transaction().execute(async (tx) => {
    await sleep(3_000);
    await sql`select 1`.execute(tx);
  });
});
