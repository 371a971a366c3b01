import { databaseTimeLimits, type TimeLimit } from '#database/time-limits.ts';

/**
 * How long requests last, and how long the academy waits for anything outside this process, in one table: code reads its limits
 * here, and docs/operations.md is generated from it.
 */
export const timeLimits = {
  request: {
    milliseconds: 30_000,
    wait: 'the response to a request that has arrived, all that it waits for included',
    afterwards: '503, and the request no longer counts as in flight',
  },
  longRequest: {
    milliseconds: 110_000,
    wait: 'the same of an export or an upload',
    afterwards: '503',
  },
  ...databaseTimeLimits,
  smtpConnection: {
    milliseconds: 10_000,
    wait: 'a connection to the mail server, and then its greeting',
    afterwards: 'emails pause for a minute, for up to ten while this goes on',
  },
  smtpSend: {
    milliseconds: 30_000,
    wait: 'the mail server to accept an email',
    afterwards: 'the email is tried again; after three in a row, emails pause as above',
  },
  objectStoreConnection: {
    milliseconds: 3_000,
    wait: 'a connection to the object store',
    afterwards: 'it is tried once more, then 503',
  },
  objectStoreAnswer: {
    milliseconds: 10_000,
    wait: 'a byte from or to the object store while a file is stored, or the first one of its answer',
    afterwards: 'the request is sent once more, then 503',
  },
  figures: {
    milliseconds: 2_000,
    wait: 'the database and the disks, for what Prometheus reads of them',
    afterwards: 'these figures are missing, the others are there',
  },
  scannerAnswer: {
    milliseconds: 2_000,
    wait: 'the virus scanner: a connection, or a sign of life, asked for again and again during a scan',
    afterwards: '503 for the file; during a scan after the second in a row',
  },
  scan: {
    milliseconds: 100_000,
    wait: 'the verdict of the virus scanner on a file',
    afterwards: '503 for the file',
  },
  stripe: {
    milliseconds: 8_000,
    wait: 'an answer of Stripe, asked once',
    afterwards: 'the order stays, and its payment page is 503; refunds are tried again',
  },
  oidc: {
    milliseconds: 10_000,
    wait: 'the provider that people log in by, for all that one step of a login asks it',
    afterwards: '503',
  },
  breachedPasswords: {
    milliseconds: 2_000,
    wait: 'the service that knows breached passwords',
    afterwards: 'the password counts as not breached',
  },
  push: {
    milliseconds: 5_000,
    wait: 'the push service of a browser',
    afterwards: 'nothing is sent to it for two minutes, then the push is tried again',
  },
  traces: {
    milliseconds: 5_000,
    wait: 'the collector to take traces; no request waits for it',
    afterwards: 'they are lost',
  },
} as const satisfies Record<string, TimeLimit>;

export type TimeLimitName = keyof typeof timeLimits;
