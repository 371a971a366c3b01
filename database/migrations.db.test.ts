import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readOldMigrations } from './before-baseline.ts';
import { migrate } from './migrate.ts';
import { readMigrations, recordMigration } from './migration.ts';
import { readCatalog } from './testing/catalog.ts';
import { createEmptyDatabase, createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

test('migrating twice changes nothing', async () => {
  expect(await migrate(database)).toEqual([]);
});

test('migrations have continuous numbers, each once', () => {
  const numbers = readMigrations().map(({ name }) => name.slice(0, 4));
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
});

test('tables and triggers say in a comment what they are for', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
      and obj_description(oid, 'pg_class') is null
    union all
    select tgname from pg_trigger
    where not tgisinternal and obj_description(oid, 'pg_trigger') is null`.execute(db);
  expect(rows).toEqual([]);
});

describe('an academy from before the baseline', () => {
  const { old } = readOldMigrations();

  test.each([1, 30])('with %i of its migrations gets the schema of a new one', async (count) => {
    const academy = await createEmptyDatabase();
    await academy.runScript(
      'create table schema_migrations (name text constraint schema_migrations_pkey primary key,' +
        ' checksum text not null, applied_at timestamptz not null default now())',
    );
    for (const migration of old.slice(0, count)) {
      await academy.runScript(`${recordMigration(migration)}\n${migration.script}`);
    }
    const applied = await migrate(academy);
    expect(applied).toEqual(expect.arrayContaining(old.slice(count).map(({ name }) => name)));
    expect(await readCatalog(academy.db)).toEqual(await readCatalog(db));
    const { rows } = await sql`select name, checksum from schema_migrations order by 1`.execute(
      academy.db,
    );
    expect(rows).toEqual(readMigrations().map(({ name, checksum }) => ({ name, checksum })));
    await academy.close();
  });
});

describe('a database that a newer version has migrated', () => {
  /** A migration that this version does not have. */
  const newer = (isRequired: boolean) =>
    sql`insert into schema_migrations (name, checksum, is_required)
      values ('9999_later.sql', 'x', ${isRequired})`.execute(db);
  afterEach(() => sql`delete from schema_migrations where name = '9999_later.sql'`.execute(db));

  test('is served by the version before', async () => {
    await newer(false);
    expect(await migrate(database)).toEqual([]);
  });

  test('is refused by older ones, in one sentence', async () => {
    await newer(true);
    await expect(migrate(database)).rejects.toThrow(/needs a newer version.*9999_later\.sql/);
  });

  test('is needed up to the version before this one, and no further', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from schema_migrations where is_required order by name`.execute(db);
    const names = readMigrations().map(({ name }) => name);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(names.length);
    expect(rows.map(({ name }) => name)).toEqual(names.slice(0, rows.length));
  });
});

test('a migration that was rewritten after it was applied is refused', async () => {
  await db
    .updateTable('schema_migrations')
    .set({ checksum: 'another' })
    .where('name', '=', '0001_academy.sql')
    .execute();
  await expect(migrate(database)).rejects.toThrow('0001_academy.sql was changed');
});
