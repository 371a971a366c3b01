import { DatabaseFolderError } from '#database/database-folder-error.ts';
import { DatabaseUnavailableError } from '#database/database-unavailable-error.ts';
import { ChangedMigrationError, NewerDatabaseError } from '#database/migrate.ts';
import { NotEmptyError, TransferError } from '#database/transfer.ts';
import { UnfinishedRestoreError } from '#database/unfinished-restore.ts';
import { outageOf } from '#server/lib/outage.ts';
import { BackupError } from '#server/operations/index.ts';
import { SettingsError } from './settings-error.ts';
import { WorkerStartError } from './worker-start-error.ts';

/** Errors with a message for the person who starts the academy or runs a command. */
const PLAIN_ERRORS = [
  SettingsError,
  DatabaseFolderError,
  BackupError,
  UnfinishedRestoreError,
  ChangedMigrationError,
  NewerDatabaseError,
  NotEmptyError,
  TransferError,
  WorkerStartError,
];

/** A port, an address or a folder that this process may not use; the system's message names it. */
const REFUSED_BY_SYSTEM = /^(EADDRINUSE|EADDRNOTAVAIL|EACCES|EPERM|EEXIST|ENOTDIR|EROFS|ENOSPC)$/;
/** PostgreSQL refuses the login, has no such database, or gives the role too few privileges. */
const REFUSED_BY_DATABASE = /^(28|3D000|42501)/;

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code ?? '');

/** The error of the driver or of the system behind an error of the database. */
function reasonOf(error: unknown): string {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  // A host name with several addresses has an error for each of them.
  const [first = cause] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [];
  return first instanceof Error ? first.message : String(first);
}

const isOfDatabase = (error: unknown) =>
  error instanceof DatabaseUnavailableError ||
  REFUSED_BY_DATABASE.test(codeOf(error)) ||
  outageOf(error)?.of === 'database';

/**
 * The sentence for an error that the operator can correct.
 * @returns null for any other error, which is reported with its stack
 */
export function operatorMessage(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (PLAIN_ERRORS.some((kind) => error instanceof kind)) return error.message;
  if (REFUSED_BY_SYSTEM.test(codeOf(error))) return error.message;
  if (!isOfDatabase(error)) return null;
  return `The database cannot be used (${reasonOf(error)}): check DATABASE_URL and the PostgreSQL server.`;
}
