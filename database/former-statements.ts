import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from './open.ts';

/**
 * The statements that the released version sends to PostgreSQL: what still runs while the next version
 * migrates (docs/decisions/0171). Recorded by `npm run statements:record` with each release.
 */
const file = path.join(import.meta.dirname, 'data/released-statements.json.gz');

interface ReleasedStatements {
  /** The newest migration that the version knows. */
  migration: string;
  texts: string[];
}

export const readReleasedStatements = (): ReleasedStatements =>
  JSON.parse(gunzipSync(fs.readFileSync(file)).toString('utf8'));

export function writeReleasedStatements(statements: ReleasedStatements): void {
  fs.writeFileSync(file, gzipSync(JSON.stringify(statements), { level: 9 }));
}

/** Statements that differ in the number of values alone are one. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\$\d+/g, '$')
    .replace(/\$(?:::\w+(?:\[\])?)?(?:, \$(?:::\w+(?:\[\])?)?)+/g, '$')
    .replace(/\(\$\)(?:, \(\$\))+/g, '($)');

/** What can be prepared; anything else (`begin`, `listen`) names no table. */
export const isPreparable = (text: string): boolean =>
  /^\s*(?:select|insert|update|delete|with|values)\b/i.test(text) &&
  !text.trim().replace(/;$/, '').includes(';');

/**
 * Lets PostgreSQL parse statements, running none.
 * @returns those that it refuses in this schema, with its reason
 */
export function findRefused(
  db: Db,
  texts: readonly string[],
): Promise<{ text: string; reason: string }[]> {
  return db.connection().execute(async (connection) => {
    const refused: { text: string; reason: string }[] = [];
    for (const text of texts) {
      try {
        await sql.raw(`prepare former as ${text}`).execute(connection);
        await sql`deallocate former`.execute(connection);
      } catch (error) {
        refused.push({ text, reason: (error as Error).message });
      }
    }
    return refused;
  });
}
