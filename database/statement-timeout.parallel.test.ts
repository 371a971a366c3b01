import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from './open.ts';
import { CLUSTER_VARIABLE } from './testing/test-database.ts';

const database = openPostgres(process.env[CLUSTER_VARIABLE] ?? '', {
  poolSize: 1,
  statementTimeout: '50ms',
});
afterAll(() => database.close());

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
