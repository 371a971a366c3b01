import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { openPostgres } from './open.ts';
import { CLUSTER_VARIABLE } from './testing/test-database.ts';
import { databaseTimeLimits } from './time-limits.ts';

const clusterUrl = process.env[CLUSTER_VARIABLE] ?? '';
const database = openPostgres(clusterUrl, { poolSize: 1, statementTimeout: 50 });
const patient = openPostgres(clusterUrl, { poolSize: 1 });
afterAll(async () => {
  await database.close();
  await patient.close();
});

test('a query that takes too long is ended, and its connection serves the next one', async () => {
  const slow = sql`select pg_sleep(60)`.execute(database.db);
  await expect(slow).rejects.toMatchObject({ code: '57014' });
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
  expect(rows).toEqual([{ one: 1 }]);
});

test('a migration may take its time, and leaves the limit as it was', async () => {
  await database.runScript('select pg_sleep(0.1)');
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(
    database.db,
  );
  expect(rows).toEqual([{ statement_timeout: '50ms' }]);
});

test('an expensive query is run at once, not compiled first', async () => {
  const { rows: settings } = await sql<{ jit: string }>`show jit`.execute(patient.db);
  expect(settings).toEqual([{ jit: 'off' }]);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select sum(one) from generate_series(1, 100000) one, generate_series(1, 100000) other
  `.execute(patient.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Nested Loop');
  expect(plan).not.toContain('JIT');
});

test('sessions wait for locks, idle transactions and silent peers no longer than the table says', async () => {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name = any(${[
      'lock_timeout',
      'statement_timeout',
      'idle_in_transaction_session_timeout',
    ]})`.execute(patient.db);
  const { lock, statement, idleTransaction } = databaseTimeLimits;
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
    lock_timeout: lock.milliseconds,
    statement_timeout: statement.milliseconds,
    idle_in_transaction_session_timeout: idleTransaction.milliseconds,
  });
});

test('who gets no connection in time is told so by one error', async () => {
  await patient.db.connection().execute(async () => {
    const waiting = sql`select 1`.execute(patient.db);
    await expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailableError);
  });
});

test('where nobody listens the error is the same', async () => {
  const nobody = openPostgres('postgres://academy@127.0.0.1:1/nothing', { poolSize: 1 });
  await expect(sql`select 1`.execute(nobody.db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await nobody.close();
});

test('a migration that meets a lock lets others pass, and is tried again', async () => {
  await patient.runScript('create table lessons_seen (number integer)');
  const changing = await database.db.connection().execute(async (reader) => {
    await sql`begin`.execute(reader);
    await sql`select * from lessons_seen`.execute(reader);
    const script = patient.runScript('alter table lessons_seen add column more integer');
    // Longer than one attempt: the reader is still there.
    await sleep(databaseTimeLimits.migrationLock.milliseconds + 500);
    await sql`commit`.execute(reader);
    return script;
  });
  expect(changing).toBeUndefined();
  await sql`select more from lessons_seen`.execute(database.db);
});
