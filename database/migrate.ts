import { sql } from 'kysely';
import { upgradeToBaseline } from './before-baseline.ts';
import { runExclusively } from './exclusive-task.ts';
import { type Migration, readMigrations, recordMigration } from './migration.ts';
import type { AcademyDatabase } from './open.ts';
import { assertWholeRestore } from './unfinished-restore.ts';

/** A migration that was applied has another text now: history was rewritten. */
export class ChangedMigrationError extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it was applied. Add a new migration instead.`);
    this.name = 'ChangedMigrationError';
  }
}

/**
 * The last migration of the version that may serve beside this one while its processes are
 * replaced; older versions do not start any more.
 */
const VERSION_BEFORE = '0065_one_open_order.sql';

/** The database belongs to a version that this one cannot serve beside. */
export class NewerDatabaseError extends Error {
  constructor(name: string) {
    super(
      `This database needs a newer version of the academy, one with the migration ${name}: start that version, or restore a backup of this one.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

/**
 * Applies what is missing, each migration in a transaction of its own. Of processes that start
 * together one does it, and the others wait and find nothing to do.
 * @returns the names of the migrations that were applied now
 * @throws ChangedMigrationError @throws UnfinishedRestoreError @throws NewerDatabaseError
 */
export async function migrate(database: AcademyDatabase): Promise<string[]> {
  await assertWholeRestore(database);
  const applied = await migrateThrough(database, Number.POSITIVE_INFINITY);
  await sql`
    update schema_migrations set is_required = true
    where name collate "C" <= ${VERSION_BEFORE} and not is_required`.execute(database.db);
  return applied;
}

/**
 * The same with the first migrations alone, for rows that an older version has written.
 * @param count how many migrations the database has in the end, at least
 * @throws ChangedMigrationError @throws NewerDatabaseError
 */
export function migrateThrough(database: AcademyDatabase, count: number): Promise<string[]> {
  return runExclusively(database, 'migration', () => applyMissing(database, count));
}

async function applyMissing(database: AcademyDatabase, count: number): Promise<string[]> {
  await database.runScript(`
    create table if not exists schema_migrations (
      name text constraint schema_migrations_pkey primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    comment on table schema_migrations is
      'The files of database/migrations that were applied, with the hash of their text.';`);
  const migrations = readMigrations();
  await assertNotNewer(database, migrations);
  const applied = await upgradeToBaseline(database, migrations);
  for (const migration of migrations.slice(0, count)) {
    const found = await sql<{ checksum: string }>`
      select checksum from schema_migrations where name = ${migration.name}
    `.execute(database.db);
    const known = found.rows[0];
    if (known && known.checksum !== migration.checksum) {
      throw new ChangedMigrationError(migration.name);
    }
    if (known) continue;
    // The insert comes first: an older version of the academy that starts meanwhile knows no
    // lock; it waits here, fails on the primary key and changes nothing.
    await database.runScript(`${recordMigration(migration)}\n${migration.script}`);
    applied.push(migration.name);
  }
  return applied;
}

async function assertNotNewer({ db }: AcademyDatabase, known: readonly Migration[]): Promise<void> {
  // Before its migration the column is not there.
  const { rows } = await sql<{ name: string }>`
    select name from schema_migrations as migration
    where (to_jsonb(migration) ->> 'is_required')::boolean
      and name <> all (${known.map(({ name }) => name)}::text[])
    order by name collate "C" desc limit 1`.execute(db);
  const newest = rows[0];
  if (newest !== undefined) throw new NewerDatabaseError(newest.name);
}
