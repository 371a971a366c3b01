import type { AcademyDatabase } from '#database/open.ts';
import type { ReadReplica } from '#database/read-replica.ts';
import type { FileStore } from '#server/files/index.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { BreachedPasswords } from './lib/breached-passwords.ts';
import type { VirusScanner } from './lib/clamav.ts';
import type { PostPublicly } from './lib/post-publicly.ts';
import type { Tracing } from './lib/tracing.ts';
import type { Settings } from './settings.ts';

/** What the whole server depends on; tests pass their own. */
export interface Dependencies {
  settings: Settings;
  database: AcademyDatabase;
  /** Answers reads that may lag; absent or null without one, as outside a process that serves. */
  replica?: ReadReplica | null;
  mailer: Mailer;
  files: FileStore;
  /** Looks at files that people send; null: nobody does. */
  scanner: VirusScanner | null;
  /** Knows passwords that have leaked; null: nobody is asked. */
  breachedPasswords: BreachedPasswords | null;
  /** Told of requests, statements and jobs; null: nobody is. */
  tracing: Tracing | null;
  /** The way to machines of strangers, push services above all. */
  postPublicly: PostPublicly;
  /** The only clock: tests set it. */
  now: () => Date;
}
