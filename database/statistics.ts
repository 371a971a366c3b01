import { sql } from 'kysely';
import type { AcademyDatabase, Db } from './open.ts';
import type { DB } from './types.ts';

/**
 * Updates the query planner's statistics of some tables, or of all. After many rows were added at
 * once, it would otherwise plan for the empty tables that it saw last.
 */
export async function analyze(db: Db, tables: readonly (keyof DB)[] = []): Promise<void> {
  const names = sql.join(tables.map((name) => sql.table(name)));
  await (tables.length === 0 ? sql`analyze` : sql`analyze ${names}`).execute(db);
}

/** A table is analyzed again after so many changes; autovacuum's own rule and figures. */
const CHANGES = { base: 50, shareOfRows: 0.1 };

/**
 * Does what autovacuum does on a PostgreSQL server, which the embedded engine lacks:
 * analyzes the tables of which much has changed. The folder's lock makes this the only process.
 * One table a statement, so that requests have their turn in between.
 * @returns the tables that were analyzed
 */
export async function analyzeChanged({ kind, db }: AcademyDatabase): Promise<string[]> {
  if (kind === 'postgres') return [];
  // Counts of changes are collected once a second at most; the end of this statement flushes them.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: keyof DB }>`
    select c.relname as name
    from pg_stat_user_tables s
    join pg_class c on c.oid = s.relid
    where s.schemaname = 'public'
      and s.n_mod_since_analyze
        > ${CHANGES.base} + ${CHANGES.shareOfRows} * greatest(c.reltuples, 0)
    order by c.relname
  `.execute(db);
  const names = rows.map((row) => row.name);
  for (const name of names) await analyze(db, [name]);
  return names;
}
