import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { ExportedTable, OwnRows } from './personal-tables.ts';

/** Rows that one statement reads. */
const BATCH = 500;

/** The columns of each table's primary key, by which its rows are read in order. */
export async function readPrimaryKeys(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by k.place) as columns
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    cross join lateral unnest(i.indkey::int[]) with ordinality as k (attnum, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indisprimary and c.relnamespace = 'public'::regnamespace
    group by c.relname`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** A row of any table, as JSON has it. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Whether a row of the table with an alias is a person's. */
function isTheirs(alias: string, { by, through }: OwnRows, userId: number): RawBuilder<unknown> {
  const column = sql.ref(`${alias}.${by}`);
  if (through === undefined) return sql`${column} = ${userId}`;
  const inner = `${alias}1`;
  return sql`${column} in (select ${sql.ref(`${inner}.${by}`)} from ${sql.table(through.table)}
    ${sql.raw(inner)} where ${isTheirs(inner, through, userId)})`;
}

/** The rows of a table that are a person's, in batches, without the columns that stay here. */
export async function* readRowsOf(
  db: Db,
  name: string,
  { without = [], ...own }: ExportedTable,
  { userId, primaryKey }: { userId: number; primaryKey: readonly string[] },
): AsyncGenerator<ExportedRow[]> {
  const order = sql.join(primaryKey.map((key) => sql.ref(`t.${key}`)));
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await sql<{ row: ExportedRow }>`
      select to_jsonb(t) - ${sql.val(without)}::text[] as row
      from ${sql.table(name)} t where ${isTheirs('t', own, userId)}
      order by ${order} limit ${BATCH} offset ${offset}`.execute(db);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < BATCH) return;
  }
}

/** The files that a person has sent in, the latest first; not the media of lessons. */
export function listFilesOf(db: Db, userId: number) {
  return db
    .selectFrom('files')
    .select(['file_id', 'key', 'bytes', 'original_name'])
    .where('owner_user_id', '=', userId)
    .where('state', '=', 'kept')
    .where('purpose', '<>', 'media')
    .orderBy('file_id', 'desc')
    .execute();
}
