import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { upgradeToBaseline } from '#database/before-baseline.ts';
import { migrate, migrateThrough } from '#database/migrate.ts';
import { readMigrations } from '#database/migration.ts';
import type { Db } from '#database/open.ts';
import { readCatalog } from '#database/testing/catalog.ts';
import { createEmptyDatabase, createTestDatabase } from '#database/testing/test-database.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { findCounterDrift } from '#server/features/courses/index.ts';
import { findWrongDays } from '#server/features/daily-figures/index.ts';
import { checkRevenue } from '#server/features/payments/index.ts';
import { checkLedger } from '#server/features/points/index.ts';

/** A demo academy as its own version left it; see the README beside it. */
const dumpFile = path.join(
  import.meta.dirname,
  '../database/testing/before-baseline/academy.sql.gz',
);
const dump = gunzipSync(fs.readFileSync(dumpFile)).toString('utf8');

async function loadAcademy() {
  const academy = await createEmptyDatabase();
  await academy.runScript(`${dump}\nreset search_path;`);
  return academy;
}

/** How many rows each table has, and a hash of all that they hold. */
async function readContents(db: Db) {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'schema_migrations'
    order by 1`.execute(db);
  const contents: { name: string; count: number; hash: string }[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ count: number; hash: string }>`
      select count(*) as count, md5(string_agg(row::text, E'\n' order by row::text)) as hash
      from ${sql.table(name)} as row`.execute(db);
    for (const row of rows) contents.push({ name, ...row });
  }
  return contents;
}

/** Every check of the command line finds nothing. */
async function expectSound(db: Db) {
  const checks = [await checkLedger(db, new Date()), await checkRevenue(db, new Date())];
  for (const { invariants } of checks) expect(invariants.filter(({ ok }) => !ok)).toEqual([]);
  expect(await findCounterDrift(db)).toEqual([]);
  expect(await findWrongDays(db, await getTimeZone(db))).toEqual([]);
}

test('an academy from before the baseline is upgraded with nothing lost', async () => {
  const academy = await loadAcademy();
  const before = await readContents(academy.db);
  expect(before.filter(({ count }) => count === 0)).toEqual([]);

  await upgradeToBaseline(academy, readMigrations());
  expect(await readContents(academy.db)).toEqual(before);

  await migrate(academy);
  await expectSound(academy.db);
  const fresh = await createTestDatabase();
  expect(await readCatalog(academy.db)).toEqual(await readCatalog(fresh.db));
  await fresh.close();
  expect(await migrate(academy)).toEqual([]);
  await academy.close();
});

test('a payment from before access was a row opens its course', async () => {
  const academy = await createEmptyDatabase();
  await migrateThrough(academy, 23);
  await academy.runScript(`
    insert into users (email, name, password_hash, role, created_at)
      values ('mei@example.com', 'Mei', 'x', 'student', '2026-01-01');
    insert into teachers (name) values ('Lin');
    insert into courses (title, teacher_id)
      select 'Bonds', teacher_id from teachers;
    insert into payments (user_id, course_id, amount, currency, paid_on, method, voided_at, void_reason)
      select user_id, course_id, 50, 'USD', '2026-01-02', 'cash', v.at, v.reason
      from users, courses, (values (null::timestamptz, ''), ('2026-01-03', 'wrong')) as v (at, reason);`);
  await migrate(academy);
  await expectSound(academy.db);
  const { rows } = await sql`
    select g.source, p.voided_at from course_grants g join payments p using (payment_id)`.execute(
    academy.db,
  );
  expect(rows).toEqual([{ source: 'payment', voided_at: null }]);
  await academy.close();
});

test('an entry that an admin made for themselves before that was refused stays', async () => {
  const academy = await loadAcademy();
  await academy.runScript(`
    alter table point_entries disable trigger user, drop constraint point_entries_other_actor;
    update point_entries set actor_user_id = user_id
      where point_id = (select max(point_id) from point_entries);
    alter table point_entries enable trigger user, add constraint point_entries_other_actor
      check (actor_user_id <> user_id) not valid;`);
  const before = await readContents(academy.db);

  await upgradeToBaseline(academy, readMigrations());

  expect(await readContents(academy.db)).toEqual(before);
  await academy.close();
});
