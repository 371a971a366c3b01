import { sql } from 'kysely';
import { upgradeToBaseline } from './before-baseline.ts';
import { runExclusively } from './exclusive-task.ts';
import { readMigrations, recordMigration } from './migration.ts';
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
 * Applies what is missing, each migration in a transaction of its own. Of processes that start
 * together one does it, and the others wait and find nothing to do.
 * @returns the names of the migrations that were applied now
 * @throws ChangedMigrationError @throws UnfinishedRestoreError
 */
export async function migrate(database: AcademyDatabase): Promise<string[]> {
  await assertWholeRestore(database);
  return migrateThrough(database, Number.POSITIVE_INFINITY);
}

/**
 * The same with the first migrations alone, for rows that an older version has written.
 * @param count how many migrations the database has in the end, at least
 * @throws ChangedMigrationError
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
