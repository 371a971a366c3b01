import type { AcademyDatabase } from '#database/open.ts';
import type { FileStore } from './file-store.ts';

/** What files are kept with: the part of the server's dependencies that this folder knows. */
export interface FileDependencies {
  database: Pick<AcademyDatabase, 'db'>;
  files: FileStore;
  now: () => Date;
}
