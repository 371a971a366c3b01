import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { migrateThrough } from '#database/migrate.ts';
import { type TableRows, writeAllRows } from '#database/transfer.ts';
import { beginRestore, endRestore, findUnfinishedRestore } from '#database/unfinished-restore.ts';
import { checkRevenue } from '#server/features/payments/index.ts';
import { checkLedger } from '#server/features/points/index.ts';
import { checkFiles, type FileStore } from '#server/files/index.ts';
import { type ReadEntry, readArchive } from './backup-archive.ts';
import { BackupError, DELETED, type Manifest, readManifest } from './backup-manifest.ts';
import { describeFault } from './describe-fault.ts';
import type { BackedUp } from './write-backup.ts';

/** What was restored. */
export interface Restored {
  rows: number;
  files: number;
  /** What is wrong with it, a line each. */
  faults: string[];
}

/**
 * Restores a backup into an empty database and a file store. All rows come in one transaction, and
 * are compared with the sums that were taken when they were written; files follow. What breaks off
 * is repeated by the same call: before its end the academy does not start. A backup of an older
 * version is restored as it was and then migrated.
 * @param identity age's secret key; null: not encrypted
 * @throws BackupError @throws NotEmptyError @throws TransferError
 */
export async function restoreBackup(
  { database, files }: BackedUp,
  source: string,
  identity: string | null,
): Promise<Restored> {
  const entries = readArchive(fs.createReadStream(source), identity);
  const manifest = await readManifest(entries);
  const unfinished = await findUnfinishedRestore(database);
  if (unfinished !== null && unfinished !== manifest.made_at) {
    throw new BackupError(
      `The backup of ${unfinished} was restored here in part. Restore that one again, or begin with an empty database.`,
    );
  }
  const ahead: { entry: ReadEntry | null } = { entry: null };
  const rows = rowsOf(entries, ahead);
  if (unfinished === null) {
    await migrateThrough(database, manifest.migrations.length);
    await writeAllRows(
      database,
      rows,
      () => manifest,
      (tx) => beginRestore(tx, manifest.made_at),
    );
  } else {
    for await (const _ of rows) {
      // They are there already.
    }
  }
  const deleted = await storeFiles(files, entries, ahead.entry);
  await migrateThrough(database, Number.POSITIVE_INFINITY);
  const result = await checkRestored({ database, files }, manifest, deleted);
  await endRestore(database);
  return result;
}

/** The rows, up to the first entry that is a file. */
async function* rowsOf(
  entries: AsyncGenerator<ReadEntry>,
  ahead: { entry: ReadEntry | null },
): AsyncGenerator<TableRows> {
  for (;;) {
    const next = await entries.next();
    if (next.done === true) return;
    const [kind, table = ''] = next.value.name.split('/');
    if (kind !== 'rows') {
      ahead.entry = next.value;
      return;
    }
    yield { table, rows: (await text(next.value.content)).split('\n') };
  }
}

/** @returns keys of files that were deleted while the backup was made */
async function storeFiles(
  files: FileStore,
  entries: AsyncGenerator<ReadEntry>,
  first: ReadEntry | null,
): Promise<string[]> {
  let entry = first;
  while (entry !== null) {
    if (entry.name === DELETED) {
      return z.array(z.string()).parse(JSON.parse(await text(entry.content)));
    }
    // The type is in the row of the file; a bucket asks for one, and gets the general one.
    await files.put(entry.name.slice('files/'.length), entry.content, 'application/octet-stream');
    const next = await entries.next();
    entry = next.done === true ? null : next.value;
  }
  return [];
}

async function checkRestored(
  { database: { db }, files }: BackedUp,
  manifest: Manifest,
  deleted: readonly string[],
): Promise<Restored> {
  const now = new Date();
  const invariants = [
    ...(await checkLedger(db, now)).invariants,
    ...(await checkRevenue(db, now)).invariants,
  ];
  const { checked, faulty } = await checkFiles(db, files);
  const lost = faulty.filter(({ key }) => !deleted.includes(key));
  return {
    rows: Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0),
    files: checked - faulty.length,
    faults: [
      ...invariants
        .filter(({ ok }) => !ok)
        .map(({ name, violations, detail }) => `${name}: ${violations} broken: ${detail}`),
      ...lost.map(describeFault),
    ],
  };
}
