import { z } from 'zod';
import { databaseProtection } from './network-settings.ts';
import { SettingsError } from './settings-error.ts';

/** Where the database is, and who opens it. */
export interface DatabaseSettings {
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The pooler uses another connection for each transaction (PgBouncer's transaction mode). */
  hasTransactionPooler: boolean;
  /** The user who applies migrations, the owner of the tables; null: the serving user. */
  databaseMigrationUrl: string | null;
  /** A streaming replica, for reads that may lag; null: the primary answers them as well. */
  readDatabaseUrl: string | null;
}

const postgresUrl = z
  .string()
  .optional()
  .transform((value) => value || undefined)
  .pipe(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
  );

/** The addresses of the database, as the environment has them. */
export const databaseEnvironment = {
  DATABASE_URL: postgresUrl,
  DATABASE_MIGRATION_URL: postgresUrl,
  READ_DATABASE_URL: postgresUrl,
  DATABASE_POOLER: z
    .string()
    .optional()
    .transform((value) => value || 'none')
    .pipe(z.enum(['none', 'transaction'], 'must be none or transaction')),
};

type Values = z.output<z.ZodObject<typeof databaseEnvironment>>;

/** The driver's own default would send passwords and everything else unencrypted. */
function readUrl(
  name: 'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'READ_DATABASE_URL',
  values: Values,
  sslMode: string | undefined,
): string | null {
  const url = values[name];
  if (url === undefined) return null;
  if (values.DATABASE_URL === undefined) {
    throw new SettingsError('DATABASE_URL', `is missing beside ${name}`);
  }
  if (databaseProtection(url, sslMode) !== 'not said') return url;
  throw new SettingsError(
    name,
    'names another machine: add ?sslmode=verify-full, or ?sslmode=disable where the network between is your own',
  );
}

/**
 * @param sslMode `PGSSLMODE`, the driver's default
 * @throws SettingsError
 */
export function readDatabase(values: Values, sslMode: string | undefined): DatabaseSettings {
  return {
    databaseUrl: readUrl('DATABASE_URL', values, sslMode),
    hasTransactionPooler: values.DATABASE_POOLER === 'transaction',
    databaseMigrationUrl: readUrl('DATABASE_MIGRATION_URL', values, sslMode),
    readDatabaseUrl: readUrl('READ_DATABASE_URL', values, sslMode),
  };
}
