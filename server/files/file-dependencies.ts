import type { AcademyDatabase } from '#database/open.ts';
import type { FileStore } from './file-store.ts';

/** The part of the server's dependencies that this folder needs. */
export interface FileDependencies {
  database: Pick<AcademyDatabase, 'db'>;
  files: FileStore;
  now: () => Date;
}
