import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from './open.ts';
import { CLUSTER_VARIABLE } from './testing/test-database.ts';

const url = process.env[CLUSTER_VARIABLE] ?? '';
const POOL = 8;
const database = openPostgres(url, { poolSize: POOL });
const holder = openPostgres(url, { poolSize: 2 });
afterAll(async () => {
  await database.close();
  await holder.close();
});

/** Reads a table for as long as told, whatever comes back, as many at once. */
async function crowd(statement: string, size: number, isOver: () => boolean): Promise<string[]> {
  const codes: string[] = [];
  const one = async () => {
    while (!isOver()) {
      await sql
        .raw(statement)
        .execute(database.db)
        .catch((error: { code?: string }) => codes.push(error.code ?? String(error)));
    }
  };
  await Promise.all(Array.from({ length: size }, one));
  return codes;
}

test.each([
  ['a table', 'lock table crowded in access exclusive mode', 'select * from crowded'],
  [
    'a row',
    'select from crowded where number = 1 for update',
    'update crowded set number = 1 where number = 1',
  ],
])('requests that wait for %s leave connections for others', async (_, lock, statement) => {
  await holder.db.connection().execute(async (connection) => {
    await sql`drop table if exists crowded`.execute(connection);
    await sql`create table crowded (number integer)`.execute(connection);
    await sql`insert into crowded values (1)`.execute(connection);
    await sql`begin`.execute(connection);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(connection);
    await sql.raw(lock).execute(connection);
    await sleep(1_200);
    let isOver = false;
    const crowding = crowd(statement, 2 * POOL, () => isOver);
    const times: number[] = [];
    for (let sample = 0; sample < 20; sample++) {
      await sleep(100);
      const began = performance.now();
      await sql`select 1`.execute(database.db);
      times.push(performance.now() - began);
    }
    isOver = true;
    await sql`commit`.execute(connection);
    times.sort((one, other) => one - other);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(2_000);
    // Each is told to come again: cancelled for the others, or after the limit of the wait.
    for (const code of new Set(await crowding)) expect(['57014', '55P03']).toContain(code);
  });
});

test('those who wait for a lock whose holder works are not disturbed', async () => {
  await sql`create table if not exists busy (number integer)`.execute(holder.db);
  await sql`delete from busy`.execute(holder.db);
  await sql`insert into busy values (0)`.execute(holder.db);
  const add = () =>
    database.db.transaction().execute(async (tx) => {
      await sql`update busy set number = number + 1`.execute(tx);
      await sql`select pg_sleep(0.01)`.execute(tx);
    });
  await Promise.all(Array.from({ length: 30 }, add));
  const { rows } = await sql<{ number: number }>`select number from busy`.execute(holder.db);
  expect(rows).toEqual([{ number: 30 }]);
});
