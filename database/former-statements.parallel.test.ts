import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRefused, readReleasedStatements, shapeOf } from './former-statements.ts';
import { readMigrations } from './migration.ts';
import type { AcademyDatabase } from './open.ts';
import { createTestDatabase } from './testing/test-database.ts';

/** While a new version starts, processes of the released one serve the migrated database. */

let database: AcademyDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('every statement of the released version is understood in the newest schema', async () => {
  const { texts, migration } = readReleasedStatements();
  expect(texts.length).toBeGreaterThan(1000);
  expect(readMigrations().map(({ name }) => name)).toContain(migration);
  expect(await findRefused(database.db, texts)).toEqual([]);
});

test('a statement that the schema has outgrown is named with the reason', async () => {
  const former = 'select "nickname" from "users" where "user_id" = $1';
  expect(await findRefused(database.db, [former, 'select 1'])).toEqual([
    { text: former, reason: 'column "nickname" does not exist' },
  ]);
});

test.each([
  ['select * from a where b in ($1)', 'select * from a where b in ($1, $2, $3)'],
  ['insert into a (b, c) values ($1, $2)', 'insert into a (b, c) values ($1, $2), ($3, $4)'],
])('%s and a longer one are one shape', (one, other) => {
  expect(shapeOf(other)).toBe(shapeOf(one));
});
