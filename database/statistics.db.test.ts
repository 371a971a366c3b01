import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { analyze, analyzeChanged } from './statistics.ts';
import { createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

/** How many rows the planner believes a table to hold; -1: it has no statistics. */
async function believedRows(table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::float8 as rows from pg_class where oid = ${table}::regclass
  `.execute(db);
  return rows[0]?.rows ?? Number.NaN;
}

const addCategories = (count: number) =>
  sql`insert into reward_categories (kind, name)
    select 'other', 'c' || random() from generate_series(1, ${sql.lit(count)})`.execute(db);

test('the planner learns what a table holds now', async () => {
  await addCategories(500);
  expect(await believedRows('reward_categories')).not.toBe(500);
  await analyze(db, ['reward_categories', 'rewards']);
  expect(await believedRows('reward_categories')).toBe(500);
  expect(await believedRows('rewards')).toBe(0);
});

test('the embedded engine analyzes what has changed much, and nothing twice', async () => {
  await analyzeChanged(database);
  await addCategories(60);
  expect(await analyzeChanged(database)).toEqual([]);
  await addCategories(200);
  // A server has autovacuum for that.
  const expected = database.kind === 'embedded' ? ['reward_categories'] : [];
  expect(await analyzeChanged(database)).toEqual(expected);
  if (database.kind === 'embedded') expect(await believedRows('reward_categories')).toBe(760);
  expect(await analyzeChanged(database)).toEqual([]);
});
