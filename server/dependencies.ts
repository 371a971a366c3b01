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
  /** Scans uploaded files for viruses; null: they are not scanned. */
  scanner: VirusScanner | null;
  /** Looks passwords up in a list of leaked ones; null: none are looked up. */
  breachedPasswords: BreachedPasswords | null;
  /** Records spans of requests, statements and jobs; null: nothing is traced. */
  tracing: Tracing | null;
  /** Sends requests to public hosts that users name, such as push services. */
  postPublicly: PostPublicly;
  /** The only clock: tests set it. */
  now: () => Date;
}
