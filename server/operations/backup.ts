import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { z } from 'zod';
import { migrateThrough } from '#database/migrate.ts';
import { readMigrations } from '#database/migration.ts';
import type { AcademyDatabase, Tx } from '#database/open.ts';
import {
  inSnapshot,
  readAllRows,
  sumAcademy,
  type TableRows,
  writeAllRows,
} from '#database/transfer.ts';
import type { FileStore } from '#server/files/index.ts';
import { newestBackupAt } from './backup.rules.ts';
import { type ArchiveEntry, type ReadEntry, readArchive, writeArchive } from './backup-archive.ts';

/** What a backup is made of, or restored into. */
export interface BackedUp {
  database: AcademyDatabase;
  files: FileStore;
}

/** What was written or read. */
export interface BackupResult {
  rows: number;
  files: number;
  /** Files of which the store had no bytes. */
  missingFiles: string[];
}

/** When the newest backup of a folder was made; null: there is none, or no folder. */
export async function readNewestBackup(folder: string): Promise<Date | null> {
  return newestBackupAt(await fs.promises.readdir(folder).catch(() => []));
}

/** The version of the form of a backup; another one is refused. */
const FORM = 1;

const manifestSchema = z.object({
  form: z.literal(FORM),
  made_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), hash: z.string() })),
  sequences: z.record(z.string(), z.number().nullable()),
});

type Manifest = z.output<typeof manifestSchema>;

/** A backup cannot be restored by this version; nothing was changed. */
export class BackupError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'BackupError';
  }
}

const MANIFEST = 'manifest.json';

function entryOf(name: string, content: string): ArchiveEntry {
  const bytes = Buffer.from(content);
  return { name, size: bytes.length, content: Readable.from([bytes]) };
}

/**
 * Writes the academy of one moment into a file: its rows within one snapshot, then the bytes of the
 * files that these rows name. Files are only removed long after the last row that names them, so
 * that what the snapshot names is still there.
 * @param target written under another name and renamed once it is whole and on the disk
 * @param recipient age's public key; null: not encrypted
 */
export async function writeBackup(
  { database, files }: BackedUp,
  target: string,
  { recipient, now }: { recipient: string | null; now: Date },
): Promise<BackupResult> {
  const result: BackupResult = { rows: 0, files: 0, missingFiles: [] };
  const unfinished = `${target}.part`;
  await fs.promises.mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  try {
    await inSnapshot(database, async (tx) => {
      const sink = fs.createWriteStream(unfinished, { mode: 0o600, flush: true });
      await writeArchive(entriesOf(tx, files, now, result), sink, recipient);
    });
    await fs.promises.rename(unfinished, target);
  } catch (error) {
    await fs.promises.rm(unfinished, { force: true });
    throw error;
  }
  return result;
}

async function* entriesOf(
  tx: Tx,
  files: FileStore,
  now: Date,
  result: BackupResult,
): AsyncGenerator<ArchiveEntry> {
  const sums = await sumAcademy(tx);
  const migrations = await tx
    .selectFrom('schema_migrations')
    .select(['name', 'checksum'])
    .orderBy(sql`name collate "C"`)
    .execute();
  const manifest: Manifest = { form: FORM, made_at: now.toISOString(), migrations, ...sums };
  yield entryOf(MANIFEST, JSON.stringify(manifest));
  let batch = 0;
  for await (const { table, rows } of readAllRows(tx)) {
    result.rows += rows.length;
    // Rows are JSON without line breaks.
    yield entryOf(`rows/${table}/${String(++batch).padStart(8, '0')}.jsonl`, rows.join('\n'));
  }
  const kept = await tx.selectFrom('files').select('key').where('state', '=', 'kept').execute();
  for (const { key } of kept) {
    const file = await files.open(key);
    if (file === null) {
      result.missingFiles.push(key);
      continue;
    }
    result.files++;
    yield { name: `files/${key}`, size: file.bytes, content: file.stream };
  }
}

/**
 * Restores a backup into an empty database and a file store. All rows come in one transaction, and
 * are compared with the sums that were taken when they were written. A backup of an older version is
 * restored as it was and then migrated.
 * @param identity age's secret key; null: not encrypted
 * @throws BackupError @throws NotEmptyError @throws TransferError
 */
export async function restoreBackup(
  { database, files }: BackedUp,
  source: string,
  identity: string | null,
): Promise<BackupResult> {
  const result: BackupResult = { rows: 0, files: 0, missingFiles: [] };
  const entries = readArchive(fs.createReadStream(source), identity);
  const manifest = await readManifest(entries);
  await migrateThrough(database, manifest.migrations.length);
  const ahead: { entry: ReadEntry | null } = { entry: null };
  await writeAllRows(database, rowsOf(entries, ahead, result), () => manifest);
  if (ahead.entry !== null) await storeFile(files, ahead.entry, result);
  for (;;) {
    const next = await entries.next();
    if (next.done === true) break;
    await storeFile(files, next.value, result);
  }
  await migrateThrough(database, Number.POSITIVE_INFINITY);
  return result;
}

async function readManifest(entries: AsyncGenerator<ReadEntry>): Promise<Manifest> {
  const first = await entries.next().catch(() => {
    throw new BackupError('This is no backup, or it is encrypted for another key.');
  });
  if (first.done === true || first.value.name !== MANIFEST) {
    throw new BackupError('This is no backup of an academy.');
  }
  const parsed = manifestSchema.safeParse(JSON.parse(await text(first.value.content)));
  if (!parsed.success) throw new BackupError('This version cannot read the format of this backup.');
  const known = readMigrations();
  parsed.data.migrations.forEach(({ name, checksum }, index) => {
    if (known[index]?.name === name && known[index].checksum === checksum) return;
    throw new BackupError(
      `This backup was made by a version with the migration ${name}, which this one does not have.`,
    );
  });
  return parsed.data;
}

/** The rows, up to the first entry that is a file. */
async function* rowsOf(
  entries: AsyncGenerator<ReadEntry>,
  ahead: { entry: ReadEntry | null },
  result: BackupResult,
): AsyncGenerator<TableRows> {
  for (;;) {
    const next = await entries.next();
    if (next.done === true) return;
    const [kind, table = ''] = next.value.name.split('/');
    if (kind !== 'rows') {
      ahead.entry = next.value;
      return;
    }
    const rows = (await text(next.value.content)).split('\n');
    result.rows += rows.length;
    yield { table, rows };
  }
}

async function storeFile(files: FileStore, entry: ReadEntry, result: BackupResult): Promise<void> {
  // The type is in the row of the file; a bucket asks for one, and gets the general one.
  await files.put(entry.name.slice('files/'.length), entry.content, 'application/octet-stream');
  result.files++;
}
