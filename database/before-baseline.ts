import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expandData, type Migration, recordMigration } from './migration.ts';
import type { AcademyDatabase } from './open.ts';

/**
 * Academies from before the baseline recorded 43 migrations of other names. One that is older
 * applies the rest of them first; then its shape is that of the baseline, and the baseline's
 * names are recorded in place of theirs (docs/decisions/0002-migrations-begin-at-a-baseline.md).
 */

/** The last migration of the baseline: later ones are applied to every academy. */
const LAST_OF_BASELINE = '0011_glossary.sql';
const TO_THE_BASELINE = 'to the baseline';

/** The 43 migrations from before the baseline, in order, without checksums: they are history. */
export function readOldMigrations(): { old: Migration[]; toTheBaseline: string } {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'before-baseline.sql'), 'utf8');
  const parts = text.split(/^(?=--> )/m).slice(1);
  const all = parts.map((part) => ({
    name: part.slice('--> '.length, part.indexOf('\n')),
    script: expandData(part.slice(part.indexOf('\n') + 1)),
    checksum: '',
  }));
  const isOld = ({ name }: Migration) => name !== TO_THE_BASELINE;
  return { old: all.filter(isOld), toTheBaseline: all.find((part) => !isOld(part))?.script ?? '' };
}

/** What `COMMENT ON` says in the baseline is all that an older academy lacks of its shape. */
const commentsIn = (script: string) => script.match(/^comment on [\s\S]*?';$/gm) ?? [];

/**
 * Brings an academy from before the baseline to it, with all that it holds. Any other academy is
 * left as it is.
 * @returns the names of the old migrations that were applied now
 */
export async function upgradeToBaseline(
  database: AcademyDatabase,
  migrations: readonly Migration[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
    database.db,
  );
  const recorded = new Set(rows.map((row) => row.name));
  const { old, toTheBaseline } = readOldMigrations();
  if (!old.some(({ name }) => recorded.has(name))) return [];

  const missing = old.filter(({ name }) => !recorded.has(name));
  for (const migration of missing) {
    await database.runScript(`${recordMigration(migration)}\n${migration.script}`);
  }
  const oldNames = old.map(({ name }) => `'${name}'`).join(', ');
  const baseline = migrations.filter(({ name }) => name <= LAST_OF_BASELINE);
  await database.runScript(
    [
      `delete from schema_migrations where name in (${oldNames});`,
      ...baseline.map(recordMigration),
      toTheBaseline,
      ...baseline.flatMap(({ script }) => commentsIn(script)),
    ].join('\n'),
  );
  return missing.map(({ name }) => name);
}
