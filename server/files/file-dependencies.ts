import type { AcademyDatabase } from '#database/open.ts';
import type { VirusScanner } from '#server/lib/clamav.ts';
import type { FileStore } from './file-store.ts';

/** The part of the server's dependencies that this folder needs. */
export interface FileDependencies {
  database: Pick<AcademyDatabase, 'db'>;
  files: FileStore;
  /** null: files of people are not scanned. */
  scanner: VirusScanner | null;
  now: () => Date;
}
