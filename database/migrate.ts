import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { AcademyDatabase } from './open.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/** A migration that was applied has another text now: history was rewritten. */
export class ChangedMigrationError extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it was applied. Add a new migration instead.`);
    this.name = 'ChangedMigrationError';
  }
}

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

/** The migrations on disk, in the order in which they apply. */
export function readMigrations(): Migration[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const script = fs.readFileSync(path.join(folder, name), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    });
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
    );`);
  const applied: string[] = [];
  for (const migration of readMigrations()) {
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
    await database.runScript(
      `insert into schema_migrations (name, checksum)
         values ('${migration.name}', '${migration.checksum}');
       ${migration.script}`,
    );
    applied.push(migration.name);
  }
  return applied;
}
