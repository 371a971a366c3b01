import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AcademyDatabase } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { filterMatches, parseSearch, textPattern } from './text-search.ts';

let database: AcademyDatabase;
const PEOPLE = 2500;

beforeAll(async () => {
  database = await createTestDatabase();
  // Ten of each moment, and every tenth of them named otherwise.
  await sql`
    insert into users (email, password_hash, name, created_at)
    select 'p' || n || '@example.com', '-',
      case when n % 10 = 0 then 'Ｌｉｎ 100%_' || n else '陈 ' || n end,
      timestamptz '2026-03-01' + (n / 10) * interval '1 minute'
    from generate_series(1, ${PEOPLE}::integer) n
  `.execute(database.db);
});
afterAll(() => database.close());

async function findsByName(search: string): Promise<number[]> {
  const words = await parseSearch(database.db, search, [
    { table: 'users', column: 'u.user_id', as: 'found' },
  ]);
  const rows = await database.db
    .selectFrom('users as u')
    .select('u.user_id')
    .$call((qb) => filterMatches(qb, words))
    .orderBy('u.user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

test.each([
  ['nobody', 'zanzibar', 0],
  ['few, by full-width characters and upper case', 'LIN', PEOPLE / 10],
  ['few, by signs that mean more to the database', '100%_', PEOPLE / 10],
  ['more than are named by their ids', '陈', (PEOPLE / 10) * 9],
  ['all', 'example.com', PEOPLE],
])('a search finds %s', async (_, search, count) => {
  expect(await findsByName(search)).toHaveLength(count);
});

test('a search for blanks is none, and leaves every row', async () => {
  expect(await findsByName('  ')).toHaveLength(PEOPLE);
  expect(textPattern('  ')).toBeNull();
  expect(textPattern(undefined)).toBeNull();
});
