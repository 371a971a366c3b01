import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { readMigrations } from '#database/migration.ts';
import type { AcademyDatabase, Tx } from '#database/open.ts';
import { inSnapshot, readAllRows } from '#database/transfer.ts';
import { assertWholeRestore } from '#database/unfinished-restore.ts';
import { DAY_MS, MEGABYTE } from '#domain/units.ts';
import { findRevenueViolations } from '#server/features/payments/index.ts';
import { findLedgerViolations } from '#server/features/points/index.ts';
import {
  type FileStore,
  findFault,
  hashContent,
  isKept,
  type KeptFile,
  listKeptFiles,
  removeOld,
  sumContent,
} from '#server/files/index.ts';
import { backupName, goodBackups, hasShrunk, neededSpace } from './backup.rules.ts';
import { type AddEntry, type ArchiveEntry, readArchive, writeArchive } from './backup-archive.ts';
import {
  BackupError,
  composeManifest,
  DELETED,
  MANIFEST,
  type Manifest,
} from './backup-manifest.ts';
import { describeFault } from './describe-fault.ts';

/** What a backup is made of, or restored into. */
export interface BackedUp {
  database: AcademyDatabase;
  files: FileStore;
}

/** A backup that was written. */
export interface Backup {
  file: string;
  bytes: number;
  rows: number;
  files: number;
  /** What is wrong with it, a line each; its name says so, too. */
  faults: string[];
  /** Whether it is smaller than the last good one by more than a tenth. */
  hasShrunk: boolean;
}

/** The ending of a backup that is being written. */
const UNFINISHED = '.part';

/** What was put into an archive. */
interface Contents {
  manifest: Manifest;
  /** The hashes of files by their keys. */
  hashes: Map<string, string>;
  faults: string[];
}

function entryOf(name: string, content: string): ArchiveEntry {
  const bytes = Buffer.from(content);
  return { name, size: bytes.length, content: Readable.from([bytes]) };
}

/**
 * Writes the academy of one moment into a file: its rows within one snapshot, then the bytes of the
 * files that these rows name. It has its name once it is whole, on the disk and was read back; where
 * the ledger, revenue or files are not right, the name says that it is suspect.
 * @param recipient age's public key; null: not encrypted
 * @throws BackupError where there is not enough space
 * @throws UnfinishedRestoreError where a restore into this academy has not ended
 */
export async function writeBackup(
  { database, files }: BackedUp,
  folder: string,
  { recipient, now }: { recipient: string | null; now: Date },
): Promise<Backup> {
  await assertWholeRestore(database);
  await fs.promises.mkdir(folder, { recursive: true, mode: 0o700 });
  const before = await sizeOfLast(folder);
  const tail = randomBytes(3).toString('hex');
  const isEncrypted = recipient !== null;
  const named = (isSuspect: boolean) =>
    path.join(folder, backupName(now, { tail, isEncrypted, isSuspect }));
  const unfinished = `${named(false)}${UNFINISHED}`;
  await sweepUnfinished(folder, now);
  await assertSpace(database, folder, before);
  try {
    // A key that lives as long as this call, to read back what this process cannot decrypt otherwise.
    const identity = isEncrypted ? await generateIdentity() : null;
    const recipients =
      identity === null ? [] : [recipient ?? '', await identityToRecipient(identity)];
    const sink = fs.createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    const { manifest, hashes, faults } = await writeArchive(
      (add) => addAcademy({ database, files }, add, now),
      sink,
      recipients,
    );
    await assertReadable(unfinished, identity, { manifest, hashes });
    const file = named(faults.length > 0);
    const { size: bytes } = await fs.promises.stat(unfinished);
    await fs.promises.rename(unfinished, file);
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    const shrunk = hasShrunk(bytes, before);
    return { file, bytes, rows, files: hashes.size, faults, hasShrunk: shrunk };
  } catch (error) {
    await fs.promises.rm(unfinished, { force: true });
    throw error;
  }
}

/** The size of the newest good backup. */
async function sizeOfLast(folder: string): Promise<number | null> {
  const last = goodBackups(await fs.promises.readdir(folder)).at(-1);
  return last === undefined ? null : (await fs.promises.stat(path.join(folder, last))).size;
}

/** Removes what backups of killed processes have left. */
async function sweepUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await fs.promises.readdir(folder)) {
    if (!name.endsWith(UNFINISHED)) continue;
    await removeOld(path.join(folder, name), new Date(now.getTime() - DAY_MS));
  }
}

async function assertSpace({ db }: AcademyDatabase, folder: string, before: number | null) {
  const kept = await listKeptFiles(db);
  const needed = neededSpace(
    kept.reduce((sum, { bytes }) => sum + bytes, 0),
    before,
  );
  const { bavail, bsize } = await fs.promises.statfs(folder);
  if (bavail * bsize >= needed) return;
  const inMegabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);
  throw new BackupError(
    `No backup was begun: ${folder} has ${inMegabytes(bavail * bsize)} MB of free space, and it may need ${inMegabytes(needed)} MB.`,
  );
}

/** Adds the rows of one snapshot, then files; the snapshot ends before files are copied. */
async function addAcademy(
  { database, files }: BackedUp,
  add: AddEntry,
  now: Date,
): Promise<Contents> {
  const { manifest, kept, faults } = await inSnapshot(database, async (tx) => {
    const manifest = await addRows(tx, add, now);
    // The checks are for tables of this version; those of an older one are checked once restored.
    const isOlder = manifest.migrations.length < readMigrations().length;
    const faults = isOlder ? [] : await findFaultyRows(tx);
    return { manifest, kept: await listKeptFiles(tx), faults };
  });
  const hashes = new Map<string, string>();
  const deleted: string[] = [];
  for (const file of kept) {
    const fault = await addFile(files, file, add, hashes);
    if (fault === null) continue;
    if (fault === 'missing' && !(await isKept(database.db, file.key))) deleted.push(file.key);
    else faults.push(describeFault({ key: file.key, fault }));
  }
  if (deleted.length > 0) await add(entryOf(DELETED, JSON.stringify(deleted)));
  return { manifest, hashes, faults };
}

async function addRows(tx: Tx, add: AddEntry, now: Date): Promise<Manifest> {
  const manifest = await composeManifest(tx, now);
  await add(entryOf(MANIFEST, JSON.stringify(manifest)));
  let batch = 0;
  for await (const { table, rows } of readAllRows(tx)) {
    // Rows are JSON without line breaks.
    await add(entryOf(`rows/${table}/${String(++batch).padStart(8, '0')}.jsonl`, rows.join('\n')));
  }
  return manifest;
}

/** What does not add up in a snapshot, a line each. */
async function findFaultyRows(tx: Tx): Promise<string[]> {
  const invariants = [...(await findLedgerViolations(tx)), ...(await findRevenueViolations(tx))];
  return invariants
    .filter(({ ok }) => !ok)
    .map(({ name, violations, detail }) => `${name}: ${violations} broken: ${detail}`);
}

async function addFile(
  files: FileStore,
  file: KeptFile,
  add: AddEntry,
  hashes: Map<string, string>,
) {
  const stored = await files.open(file.key);
  if (stored === null) return findFault(file, null);
  const { content, sum } = hashContent(stored.stream);
  await add({ name: `files/${file.key}`, size: stored.bytes, content });
  const found = sum();
  hashes.set(file.key, found.sha256);
  return findFault(file, found);
}

/** Reads a backup back. @throws BackupError where it does not hold what was put into it */
async function assertReadable(
  file: string,
  identity: string | null,
  { manifest, hashes }: Pick<Contents, 'manifest' | 'hashes'>,
): Promise<void> {
  const rows = new Map<string, number>();
  let same = 0;
  for await (const { name, content } of readArchive(fs.createReadStream(file), identity)) {
    const [kind, table = ''] = name.split('/');
    if (kind === 'rows') {
      const lines = (await text(content)).split('\n').length;
      rows.set(table, (rows.get(table) ?? 0) + lines);
    } else if (kind === 'files') {
      const { sha256 } = await sumContent(content);
      if (hashes.get(name.slice('files/'.length)) === sha256) same++;
    }
  }
  const isWhole = Object.entries(manifest.tables).every(
    ([table, sum]) => (rows.get(table) ?? 0) === sum.rows,
  );
  if (!isWhole || same !== hashes.size) {
    throw new BackupError('The backup could not be read back as it was written: it was removed.');
  }
}
