import { sql } from 'kysely';
import { type AcademyDatabase, type Db, inTransaction, type Tx } from './open.ts';

/**
 * Reads and writes all rows of an academy, from either engine and into either: for backups, for
 * restoring them, and for moving an embedded academy to PostgreSQL.
 */

/** A table with the columns that hold its state; generated ones are computed again. */
export interface TransferTable {
  name: string;
  columns: string[];
}

/** What a table held: two tables with the same figures hold the same rows. */
export interface TableSum {
  rows: number;
  /** Of all rows, in whatever order. */
  hash: string;
}

/** What a whole academy held, its rows and the last numbers of its sequences. */
export interface TransferSums {
  tables: Readonly<Record<string, TableSum>>;
  sequences: Readonly<Record<string, number | null>>;
}

/** Rows as JSON texts, as PostgreSQL writes and reads them without loss. */
export interface TableRows {
  table: string;
  rows: string[];
}

/** Rows that are held in memory at once. */
const ROWS_PER_BATCH = 2_000;

/** Written by migrations alone. */
const NOT_TRANSFERRED = ['schema_migrations'];

const quoted = (names: readonly string[]) => sql.join(names.map((name) => sql.id(name)));

/** All tables of the academy. Partitions and views would need thought; there are none. */
export async function listTransferTables(db: Db): Promise<TransferTable[]> {
  const { rows } = await sql<TransferTable>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attgenerated = '' and c.relname <> all (${NOT_TRANSFERRED}::text[])
    group by c.relname order by c.relname
  `.execute(db);
  return rows;
}

/** Times are written the same whatever the server's own settings are, and nothing is cut off. */
async function prepareTransfer(tx: Tx): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
  // Files are copied between two statements.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

/**
 * Reads within one snapshot: the work sees the academy of one moment, while the academy stays in
 * use.
 * @param work gets the transaction of the snapshot
 */
export function inSnapshot<T>({ db }: AcademyDatabase, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await prepareTransfer(tx);
      return work(tx);
    });
}

/** The rows of a table, in batches. */
export async function* readRows(
  tx: Tx,
  { name, columns }: TransferTable,
): AsyncGenerator<string[]> {
  await sql`declare transfer_rows no scroll cursor for
    select row_to_json(r)::text as row from (select ${quoted(columns)} from ${sql.id(name)}) r
  `.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`
      fetch ${sql.lit(ROWS_PER_BATCH)} from transfer_rows
    `.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close transfer_rows`.execute(tx);
}

/** The number of rows of a table and a hash over them. */
export async function sumTable(tx: Tx, { name, columns }: TransferTable): Promise<TableSum> {
  const { rows } = await sql<TableSum>`
    select count(*)::int as rows, coalesce(sum(hashtextextended(r.row, 0)::numeric), 0)::text as hash
    from (
      select row_to_json(t)::text collate "C" as row
      from (select ${quoted(columns)} from ${sql.id(name)}) t
    ) r
  `.execute(tx);
  return rows[0] ?? { rows: 0, hash: '0' };
}

/** The sums of a whole academy. */
export async function sumAcademy(tx: Tx): Promise<TransferSums> {
  const tables: Record<string, TableSum> = {};
  for (const table of await listTransferTables(tx)) tables[table.name] = await sumTable(tx, table);
  return { tables, sequences: await readSequences(tx) };
}

/** All rows of an academy, table by table. */
export async function* readAllRows(tx: Tx): AsyncGenerator<TableRows> {
  for (const table of await listTransferTables(tx)) {
    for await (const rows of readRows(tx, table)) yield { table: table.name, rows };
  }
}

/** A target of a transfer has people already: nothing is overwritten. */
export class NotEmptyError extends Error {
  constructor() {
    super('This database holds an academy already. Rows are only put into an empty one.');
    this.name = 'NotEmptyError';
  }
}

/** What arrived is not what was sent; nothing of it was kept. */
export class TransferError extends Error {
  constructor(table: string) {
    super(`The rows of ${table} are not those that were written: nothing was changed.`);
    this.name = 'TransferError';
  }
}

/**
 * Fills a migrated, empty academy, all of it in one transaction: what breaks off leaves nothing and
 * is simply begun again. Needs the owner of the tables.
 * @param source the rows, table by table
 * @param expected what each table must hold in the end
 * @param finish the last work of the transaction
 * @throws NotEmptyError @throws TransferError
 */
export function writeAllRows(
  { db }: AcademyDatabase,
  source: AsyncIterable<TableRows>,
  expected: () => TransferSums,
  finish: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await prepareTransfer(tx);
    const { rows: people } = await sql`select 1 from users limit 1`.execute(tx);
    if (people.length > 0) throw new NotEmptyError();
    const tables = await listTransferTables(tx);
    const restoreKeys = await dropForeignKeys(tx);
    // The rows were checked by the triggers when they were first written, and some of these would
    // write them once more.
    for (const { name } of tables) {
      await sql`alter table ${sql.id(name)} disable trigger user`.execute(tx);
    }
    for (const { name } of tables) await sql`delete from ${sql.id(name)}`.execute(tx);
    const byName = new Map(tables.map((table) => [table.name, table]));
    for await (const { table, rows } of source) {
      const target = byName.get(table);
      if (target === undefined) throw new TransferError(table);
      await insertRows(tx, target, rows);
    }
    // A table with checks that still wait cannot be altered.
    await sql`set constraints all immediate`.execute(tx);
    await restoreKeys();
    for (const { name } of tables) {
      await sql`alter table ${sql.id(name)} enable trigger user`.execute(tx);
    }
    const { tables: sums, sequences } = expected();
    await setSequences(tx, sequences);
    await assertSums(tx, tables, sums);
    await finish(tx);
  });
}

async function insertRows(tx: Tx, { name, columns }: TransferTable, rows: string[]): Promise<void> {
  await sql`
    insert into ${sql.id(name)} (${quoted(columns)}) overriding system value
    select ${quoted(columns)}
    from json_populate_recordset(null::${sql.id(name)}, ${`[${rows.join(',')}]`}::json)
  `.execute(tx);
}

/**
 * Tables refer to each other in cycles, so that no order of writing them would satisfy their keys.
 * @returns adds the keys again, which checks every row
 */
async function dropForeignKeys(tx: Tx): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by conname
  `.execute(tx);
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx);
  }
  return async () => {
    for (const { table, name, definition } of keys) {
      // The definition is PostgreSQL's own text, read above.
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        tx,
      );
    }
  };
}

/** The last number of each sequence; null: none was taken yet. */
export async function readSequences(tx: Tx): Promise<Record<string, number | null>> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'
  `.execute(tx);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

async function setSequences(tx: Tx, values: Readonly<Record<string, number | null>>) {
  for (const [name, last] of Object.entries(values)) {
    await sql`select setval(${name}::regclass, ${last ?? 1}, ${last !== null})`.execute(tx);
  }
}

async function assertSums(
  tx: Tx,
  tables: readonly TransferTable[],
  expected: Readonly<Record<string, TableSum>>,
): Promise<void> {
  for (const table of tables) {
    const wanted = expected[table.name] ?? { rows: 0, hash: '0' };
    const found = await sumTable(tx, table);
    if (found.rows !== wanted.rows || found.hash !== wanted.hash) {
      throw new TransferError(table.name);
    }
  }
}
