import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
const dataFolder = path.join(import.meta.dirname, 'data');

/** A file of `database/migrations` as it is applied. */
export interface Migration {
  name: string;
  script: string;
  checksum: string;
}

/**
 * Puts data of its own file into a script: `:'name.txt'`, as psql writes a quoted variable,
 * becomes the text of `database/data/name.txt` as a literal.
 */
export function expandData(script: string): string {
  return script.replace(/:'([\w-]+\.txt)'/g, (_, name: string) => {
    const text = fs.readFileSync(path.join(dataFolder, name), 'utf8');
    return `'${text.replaceAll("'", "''")}'`;
  });
}

/** The migrations on disk, in the order in which they apply. */
export function readMigrations(): Migration[] {
  return fs
    .readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const script = expandData(fs.readFileSync(path.join(migrationsFolder, name), 'utf8'));
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    });
}

/** The statement that records a migration as applied. */
export const recordMigration = ({ name, checksum }: Migration) =>
  `insert into schema_migrations (name, checksum) values ('${name}', '${checksum}');`;
