import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from './open.ts';
import { CLUSTER_VARIABLE } from './testing/test-database.ts';

const clusterUrl = process.env[CLUSTER_VARIABLE] ?? '';
const database = openPostgres(clusterUrl, { poolSize: 1, statementTimeout: '50ms' });
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
