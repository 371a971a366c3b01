import { sql } from 'kysely';
import { upgradeToBaseline } from './before-baseline.ts';
import { readMigrations, recordMigration } from './migration.ts';
import type { AcademyDatabase } from './open.ts';

/** A migration that was applied has another text now: history was rewritten. */
export class ChangedMigrationError extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it was applied. Add a new migration instead.`);
    this.name = 'ChangedMigrationError';
  }
}

/** Held while a migration is applied, so that processes starting together do not collide. */
const MIGRATION_LOCK = 7_305_471;

/**
 * Applies what is missing, each migration in a transaction of its own.
 * @returns the names of the migrations that were applied now
 * @throws ChangedMigrationError
 */
export async function migrate(database: AcademyDatabase): Promise<string[]> {
  await database.runScript(`
    select pg_advisory_xact_lock(${MIGRATION_LOCK});
    create table if not exists schema_migrations (
      name text constraint schema_migrations_pkey primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    comment on table schema_migrations is
      'The files of database/migrations that were applied, with the hash of their text.';`);
  const migrations = readMigrations();
  const applied = await upgradeToBaseline(database, migrations);
  for (const migration of migrations) {
    const found = await sql<{ checksum: string }>`
      select checksum from schema_migrations where name = ${migration.name}
    `.execute(database.db);
    const known = found.rows[0];
    if (known && known.checksum !== migration.checksum) {
      throw new ChangedMigrationError(migration.name);
    }
    if (known) continue;
    // The insert comes first: of two processes the second waits here, fails on the
    // primary key and changes nothing.
    await database.runScript(`${recordMigration(migration)}\n${migration.script}`);
    applied.push(migration.name);
  }
  return applied;
}
