import path from 'node:path';
import { migrate } from '#database/migrate.ts';
import { type AcademyDatabase, openEmbedded, openPostgres } from '#database/open.ts';
import { openReadReplica, type ReadReplica } from '#database/read-replica.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import {
  createDiskFileStore,
  type FileStore,
  modesOfFiles,
  protectDataDir,
} from '#server/files/index.ts';
import {
  closeOutbox,
  createOutboxMailer,
  createSmtpMailer,
  outboxOf,
} from '#server/mail/mailer.ts';
import { senderAddress } from '#server/mail/sender.ts';
import type { Dependencies } from './dependencies.ts';
import { createBreachedPasswords } from './lib/breached-passwords.ts';
import { createClamav } from './lib/clamav.ts';
import { createPostPublicly } from './lib/post-publicly.ts';
import type { Tracing } from './lib/tracing.ts';
import type { Settings } from './settings.ts';

/** Connections to PostgreSQL of all processes of one academy together, besides those for LISTEN. */
const CONNECTIONS_OF_WORKERS = 40;
/** What a process needs to serve several requests at once. */
const LEAST_POOL_SIZE = 5;

/** How many connections each of several processes opens at most. */
const poolSizeOf = (workers: number) =>
  Math.max(LEAST_POOL_SIZE, Math.floor(CONNECTIONS_OF_WORKERS / workers));

/** Its packages are loaded only where a collector is named. */
async function openTracing({ tracing }: Settings): Promise<Tracing | null> {
  if (tracing === null) return null;
  const { createTracing } = await import('./lib/open-telemetry.ts');
  return createTracing(tracing);
}

/** @param say receives progress messages, one line each */
function openDatabase(
  settings: Settings,
  tracing: Tracing | null,
  say: (line: string) => void,
): AcademyDatabase | Promise<AcademyDatabase> {
  if (settings.databaseUrl === null) {
    say(`Opening the embedded database in ${settings.dataDir} …`);
    return openEmbedded(settings.dataDir, tracing?.noteStatement);
  }
  say('Connecting to PostgreSQL …');
  return openPostgres(settings.databaseUrl, {
    hasTransactionPooler: settings.hasTransactionPooler,
    ...poolOptionsOf(settings),
    onStatement: tracing?.noteStatement,
  });
}

const poolOptionsOf = ({ workers }: Settings) =>
  workers > 1 ? { poolSize: poolSizeOf(workers) } : {};

/**
 * Opens what the settings name: database (migrated), mail and files.
 * @param say takes one line about each thing that happens
 * @throws FolderInUseError
 */
export async function createDependencies(
  settings: Settings,
  say: (line: string) => void,
): Promise<Dependencies> {
  await protectDataDir(settings, say);
  const tracing = await openTracing(settings);
  const database = await openDatabase(settings, tracing, say);
  const applied = await migrateAsOwner(settings, database);
  if (applied.length > 0) say(`Applied ${applied.length} migrations.`);
  await closeOutbox(outboxOf(settings));
  return withDatabase(settings, database, tracing);
}

/** The same where another process has migrated the database already. */
export async function createPreparedDependencies(settings: Settings): Promise<Dependencies> {
  const tracing = await openTracing(settings);
  const database = await openDatabase(settings, tracing, () => {});
  return withDatabase(settings, database, tracing);
}

async function withDatabase(
  settings: Settings,
  database: AcademyDatabase,
  tracing: Tracing | null,
): Promise<Dependencies> {
  const from = async () => {
    const { name, email } = await getSiteSettings(database.db);
    return { name, address: senderAddress(email ?? '', settings) };
  };
  const mailer =
    settings.smtpUrl === null
      ? createOutboxMailer(outboxOf(settings), from)
      : createSmtpMailer(settings.smtpUrl, from);
  const files = await openFileStore(settings);
  const scanner = settings.scanner && createClamav(settings.scanner);
  const breachedPasswords =
    settings.breachedPasswordsUrl === null
      ? null
      : createBreachedPasswords(settings.breachedPasswordsUrl);
  return {
    settings,
    database,
    mailer,
    files,
    scanner,
    breachedPasswords,
    tracing,
    postPublicly: createPostPublicly(),
    now: () => new Date(),
  };
}

/** Opens the replica that the settings name, for a process that serves; null without one. */
export function openReplica({ settings, database, tracing }: Dependencies): ReadReplica | null {
  const { readDatabaseUrl } = settings;
  if (readDatabaseUrl === null) return null;
  return openReadReplica(readDatabaseUrl, database, {
    ...poolOptionsOf(settings),
    onStatement: tracing?.noteStatement,
  });
}

/**
 * Applies migrations as the owner of the tables, where the settings name one besides the serving
 * user.
 */
async function migrateAsOwner(
  { databaseMigrationUrl }: Settings,
  database: AcademyDatabase,
): Promise<string[]> {
  if (databaseMigrationUrl === null) return migrate(database);
  const owner = openPostgres(databaseMigrationUrl, { poolSize: 2 });
  try {
    return await migrate(owner);
  } finally {
    await owner.close();
  }
}

/** The store that the settings name: a folder or a bucket. */
export async function openFileStore({ s3, dataDir, fileOffload }: Settings): Promise<FileStore> {
  if (s3 === null) {
    const proxyPrefix = fileOffload?.by === 'nginx' ? fileOffload.prefix : null;
    const modes = modesOfFiles(fileOffload);
    return createDiskFileStore(path.join(dataDir, 'files'), { proxyPrefix, modes });
  }
  // Its client is large, so it is loaded only where a bucket is configured.
  const { createS3FileStore } = await import('#server/files/s3-file-store.ts');
  return createS3FileStore(s3, { signsAddresses: fileOffload?.by === 'bucket' });
}
