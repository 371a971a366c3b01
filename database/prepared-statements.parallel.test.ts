import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from './open.ts';
import { CLUSTER_VARIABLE } from './testing/test-database.ts';

const url = process.env[CLUSTER_VARIABLE] ?? '';
const preparing = openPostgres(url, { poolSize: 1 });
const plain = openPostgres(url, { poolSize: 1, hasTransactionPooler: true });
afterAll(() => Promise.all([preparing.close(), plain.close()]));

/** Runs one statement five times. @returns how many the connection holds prepared */
async function preparedBy({ db }: typeof preparing): Promise<number> {
  for (let count = 1; count <= 5; count++) {
    const { rows } = await sql<{ n: number }>`select ${count}::int as n`.execute(db);
    expect(rows).toEqual([{ n: count }]);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements`.execute(db);
  return rows[0]?.count ?? -1;
}

test('a frequent statement is parsed and planned once for a connection', async () => {
  expect(await preparedBy(preparing)).toBe(1);
});

test('behind a pooler by transaction nothing is left on a connection', async () => {
  expect(await preparedBy(plain)).toBe(0);
});
