import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inTransaction, openPostgres } from './open.ts';
import { CLUSTER_VARIABLE } from './testing/test-database.ts';

/** A fail-over: the server ends its connections, in use or idle. */

const url = process.env[CLUSTER_VARIABLE] ?? '';
const database = openPostgres(url, { poolSize: 2 });
const other = openPostgres(url, { poolSize: 1 });
afterAll(() => Promise.all([database.close(), other.close()]));

const processId = sql<{ pid: number }>`select pg_backend_pid() as pid`;

/** Ends a connection as a server that stops does, and waits until it is gone. */
async function endConnection(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 10000)`.execute(other.db);
}

test('a connection that ends between two queries fails its transaction, and nothing else', async () => {
  const broken = inTransaction(database.db, async (tx) => {
    const { rows } = await processId.execute(tx);
    await endConnection(rows[0]?.pid ?? 0);
    // The connection ends while no query is running.
    await expect
      .poll(() =>
        sql`select 1`.execute(tx).then(
          () => 'asked',
          () => 'refused',
        ),
      )
      .toBe('refused');
    await sql`select 1`.execute(tx);
  });
  await expect(broken).rejects.toThrow();
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
  expect(rows).toEqual([{ one: 1 }]);
});

test('a connection that ends while it is idle is replaced by the next query', async () => {
  const { rows } = await processId.execute(database.db);
  await endConnection(rows[0]?.pid ?? 0);
  await expect
    .poll(() =>
      sql`select 1`.execute(database.db).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});
