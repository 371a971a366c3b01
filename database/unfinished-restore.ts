import { sql } from 'kysely';
import type { AcademyDatabase, Db, Tx } from './open.ts';

/**
 * A table that is there from the commit of restored rows until their files are stored and checked.
 * No migration makes it, so that backups of every version have it meanwhile.
 */
const TABLE = sql.id('unfinished_restore');

/** Records in the transaction of the rows that files follow. @param madeAt when the backup was made */
export async function beginRestore(tx: Tx, madeAt: string): Promise<void> {
  await sql`create table ${TABLE} (made_at text not null)`.execute(tx);
  await sql`insert into ${TABLE} values (${madeAt})`.execute(tx);
}

/** Records that a restore is whole. */
export async function endRestore({ db }: AcademyDatabase): Promise<void> {
  await sql`drop table ${TABLE}`.execute(db);
}

async function isUnfinished(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('public.unfinished_restore') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** When the backup was made that was restored in part; null: none was. */
export async function findUnfinishedRestore({ db }: AcademyDatabase): Promise<string | null> {
  if (!(await isUnfinished(db))) return null;
  const { rows } = await sql<{ made_at: string }>`select made_at from ${TABLE}`.execute(db);
  return rows[0]?.made_at ?? null;
}

/** A backup was restored in part: the academy would lack files. */
export class UnfinishedRestoreError extends Error {
  constructor() {
    super('A backup was restored here in part. Run npm run restore with the same file again.');
    this.name = 'UnfinishedRestoreError';
  }
}

/** @throws UnfinishedRestoreError */
export async function assertWholeRestore({ db }: AcademyDatabase): Promise<void> {
  if (await isUnfinished(db)) throw new UnfinishedRestoreError();
}
