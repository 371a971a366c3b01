import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { type DatabaseSettings, databaseEnvironment, readDatabase } from './database-settings.ts';
import {
  type FileOffload,
  isLoopback,
  readTrustedProxies,
  type TrustedProxies,
} from './network-settings.ts';
import { type OidcSettings, oidcEnvironment, readOidc } from './oidc-settings.ts';
import { passwordEnvironment, readBreachedPasswordsUrl } from './password-settings.ts';
import { readS3, type S3Settings, s3Environment } from './s3-settings.ts';
import { readScanner, type ScannerSettings, scannerEnvironment } from './scanner-settings.ts';
import { SettingsError } from './settings-error.ts';
import { readStripe, type StripeSettings, stripeEnvironment } from './stripe-settings.ts';
import { readTracing, type TracingSettings, tracingEnvironment } from './tracing-settings.ts';

export { type OidcSettings, type S3Settings, SettingsError, type StripeSettings };

const absent = (text: string | undefined) => (text === '' ? undefined : text);
const text = z.string().optional().transform(absent);

const wholeNumber = (min: number, max: number, fallback: number) =>
  z.preprocess(
    absent as (value: unknown) => unknown,
    z.coerce.number('must be a number').int().min(min).max(max).default(fallback),
  );

const environment = z.object({
  PORT: z.preprocess(
    absent as (value: unknown) => unknown,
    z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  ),
  HOST: text.transform((host) => host ?? '127.0.0.1'),
  PUBLIC_URL: text.pipe(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  ),
  DATA_DIR: text.transform((folder) => path.resolve(folder ?? './data')),
  ...databaseEnvironment,
  SMTP_URL: text.pipe(
    z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .refine((url) => URL.canParse(url), 'cannot be read as an address')
      .optional(),
  ),
  SMTP_RATE: z.preprocess(
    absent as (value: unknown) => unknown,
    z.coerce.number('must be a number').int().min(1).max(100_000).optional(),
  ),
  ...s3Environment,
  ...scannerEnvironment,
  ...stripeEnvironment,
  ...oidcEnvironment,
  ...passwordEnvironment,
  ...tracingEnvironment,
  FILE_OFFLOAD: text.pipe(
    z
      .string()
      .regex(
        /^(off|presigned|nginx:(\/[A-Za-z0-9_-]+)+)$/,
        'must be off, presigned, or nginx: and the prefix of an internal location (nginx:/files)',
      )
      .default('off'),
  ),
  TRUST_PROXY: text.transform((value) => value ?? 'off'),
  WORKERS: text.pipe(
    z
      .string()
      .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be auto or a number from 1 to 64')
      .default('1'),
  ),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000, 4000),
  MAX_IN_FLIGHT: wholeNumber(4, 100_000, 256),
  DRAIN_SECONDS: wholeNumber(0, 60, 0),
  METRICS_PORT: z.preprocess(
    absent as (value: unknown) => unknown,
    z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
  ),
  METRICS_HOST: text.transform((host) => host ?? '127.0.0.1'),
  LOG_LEVEL: text.pipe(
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('warn'),
  ),
  RATE_LIMIT: text.pipe(z.enum(['on', 'off'], 'must be on or off').default('on')),
  RESPONSE_CACHE: text.pipe(z.enum(['on', 'off'], 'must be on or off').default('on')),
  BACKUP_DIR: text,
  BACKUP_KEEP: wholeNumber(1, 10_000, 14),
  BACKUP_RECIPIENT: text.pipe(
    z
      .string()
      .regex(/^age1[0-9a-z]{20,}$/, 'must be a public key of age (age1…)')
      .optional(),
  ),
  BACKUP_IDENTITY_FILE: text.transform((file) => (file === undefined ? file : path.resolve(file))),
  ADDRESS_RETENTION_DAYS: wholeNumber(1, 3660, 90),
  AUDIT_RETENTION_DAYS: wholeNumber(366, 36_600, 2557),
  DEMO: text.pipe(z.enum(['auto', 'on', 'off'], 'must be auto, on or off').default('auto')),
});

/** Where backups are, and who can read them. */
export interface BackupSettings {
  folder: string;
  /** The newest so many are kept. */
  keep: number;
  /** age's public key, for which backups are encrypted; null: they are not. */
  recipient: string | null;
  /** The file with age's secret key, needed to restore alone; null: backups are not encrypted. */
  identityFile: string | null;
}

/** What the environment decides about one process. */
export interface Settings extends DatabaseSettings {
  port: number;
  host: string;
  /**
   * Scheme and host under which the public reaches the site, no slash at the end; null: as
   * requested.
   */
  publicUrl: string | null;
  dataDir: string;
  /** Days after which recipients of closed requests are blanked, and lines of the audit end. */
  addressRetentionDays: number;
  auditRetentionDays: number;
  /** null: mail goes into `dataDir`/outbox. */
  smtpUrl: string | null;
  /** How many emails may leave in a minute; null: as many as there are. */
  smtpRate: number | null;
  /** null: files are in `dataDir`/files. */
  s3: S3Settings | null;
  /** null: files that people send are not scanned for viruses. */
  scanner: ScannerSettings | null;
  /** null: the academy sends every byte itself. */
  fileOffload: FileOffload | null;
  /** null: nothing is paid through Stripe. */
  stripe: StripeSettings | null;
  /** null: people log in by passwords and passkeys alone. */
  oidc: OidcSettings | null;
  /** null: no service is asked whether new passwords were in a breach. */
  breachedPasswordsUrl: string | null;
  /** Who may state a client's address in `X-Forwarded-For`. */
  trustProxy: TrustedProxies;
  /** How many processes serve; the embedded database allows one. */
  workers: number;
  /** Several processes were asked for, and the embedded database allows one. */
  lacksWorkers: boolean;
  /** Sockets that are open at once; what comes beyond them is closed unread. */
  maxConnections: number;
  /** Calls that are worked on at once, a quarter of pages, a quarter of logins; what comes beyond gets 503. */
  maxInFlight: number;
  /** A process that stops serves so long while `/readyz` refuses: its load balancer can notice. */
  drainSeconds: number;
  /** Where Prometheus reads metrics; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** null: nothing is traced. */
  tracing: TracingSettings | null;
  logLevel: string;
  rateLimit: boolean;
  /** Whether guests get pages and API responses from the memory of the process. */
  responseCache: boolean;
  backup: BackupSettings;
  /** Whether an empty academy is filled with the demo one; `auto`: on this machine alone. */
  demo: 'auto' | 'on' | 'off';
}

function readFileOffload({ FILE_OFFLOAD, S3_BUCKET }: z.output<typeof environment>) {
  if (FILE_OFFLOAD === 'off') return null;
  const hasBucket = S3_BUCKET !== undefined;
  if (FILE_OFFLOAD === 'presigned') {
    if (hasBucket) return { by: 'bucket' } as const;
    throw new SettingsError('FILE_OFFLOAD', 'presigned needs a bucket (S3_BUCKET)');
  }
  if (!hasBucket) return { by: 'nginx', prefix: FILE_OFFLOAD.slice('nginx:'.length) } as const;
  throw new SettingsError('FILE_OFFLOAD', 'nginx sends files of DATA_DIR, not of a bucket');
}

function readProxies(value: string): TrustedProxies {
  const proxies = readTrustedProxies(value);
  if (typeof proxies !== 'object' || Array.isArray(proxies)) return proxies;
  throw new SettingsError('TRUST_PROXY', proxies.problem);
}

/**
 * A public server needs PUBLIC_URL: else links, canonical addresses and redirects would have to
 * trust the Host header, which anybody can write.
 */
function readPublicUrl({ PUBLIC_URL, HOST }: z.output<typeof environment>): string | null {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL.replace(/\/+$/, '');
  if (isLoopback(HOST)) return null;
  throw new SettingsError(
    'PUBLIC_URL',
    `is missing beside HOST=${HOST}: write the address under which the academy is reached (https://academy.example)`,
  );
}

/** `auto` opens no more than this: each process has connections to the database of its own. */
const MAX_AUTO_WORKERS = 8;

/** The embedded database lives in the memory of the one process that opened its folder. */
function readWorkers({ WORKERS, DATABASE_URL }: z.output<typeof environment>) {
  const isEmbedded = DATABASE_URL === undefined;
  const asked =
    WORKERS === 'auto'
      ? Math.min(isEmbedded ? 1 : os.availableParallelism(), MAX_AUTO_WORKERS)
      : Number(WORKERS);
  return { workers: isEmbedded ? 1 : asked, lacksWorkers: isEmbedded && asked > 1 };
}

/**
 * Reads the settings; the only place that looks at `process.env`.
 * @throws SettingsError naming the first invalid setting
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(String(issue?.path[0]), issue?.message ?? 'cannot be read');
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: readPublicUrl(values),
    dataDir: values.DATA_DIR,
    addressRetentionDays: values.ADDRESS_RETENTION_DAYS,
    auditRetentionDays: values.AUDIT_RETENTION_DAYS,
    ...readDatabase(values, env.PGSSLMODE),
    smtpUrl: values.SMTP_URL ?? null,
    smtpRate: values.SMTP_RATE ?? null,
    s3: readS3(values),
    scanner: readScanner(values),
    fileOffload: readFileOffload(values),
    stripe: readStripe(values),
    oidc: readOidc(values),
    breachedPasswordsUrl: readBreachedPasswordsUrl(values),
    trustProxy: readProxies(values.TRUST_PROXY),
    ...readWorkers(values),
    maxConnections: values.MAX_CONNECTIONS,
    maxInFlight: values.MAX_IN_FLIGHT,
    drainSeconds: values.DRAIN_SECONDS,
    metrics:
      values.METRICS_PORT === undefined
        ? null
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    tracing: readTracing(values),
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT === 'on',
    responseCache: values.RESPONSE_CACHE === 'on',
    backup: {
      folder: path.resolve(values.BACKUP_DIR ?? path.join(values.DATA_DIR, 'backups')),
      keep: values.BACKUP_KEEP,
      recipient: values.BACKUP_RECIPIENT ?? null,
      identityFile: values.BACKUP_IDENTITY_FILE ?? null,
    },
    demo: values.DEMO,
  };
}

/**
 * Scheme and host of links where no request names one, as in emails: PUBLIC_URL, else this machine.
 */
export const publicOriginOf = ({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
