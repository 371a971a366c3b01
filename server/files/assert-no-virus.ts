import type { Readable } from 'node:stream';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { Bulkhead } from '#server/lib/bulkhead.ts';
import type { FileDependencies } from './file-dependencies.ts';

/** Files that one process has scanned at once: a class that hands in its work. */
const MAX_SCANS = 48;
const scans = new Bulkhead(MAX_SCANS, 'scanner');

/** How many seconds a client should wait while the scanner does not answer. */
const RETRY_AFTER_SECONDS = 60;

/**
 * Scans an uploaded file for viruses, where the settings name a scanner. `storeUpload` calls this
 * for every file that is stored; commands call it for files that they only read.
 * @param open reads the file from its beginning
 * @throws AppError VIRUS_FOUND; SERVICE_UNAVAILABLE where it could not be scanned: unscanned
 *   files are not accepted
 */
export async function assertNoVirus(
  { scanner }: Pick<FileDependencies, 'scanner'>,
  open: () => Readable,
): Promise<void> {
  if (scanner === null) return;
  const verdict = await scans
    .run(() => scanner.scan(open()))
    .catch((error) => {
      const cause = error instanceof AppError ? error.cause : error;
      throw new AppError('SERVICE_UNAVAILABLE', {
        msg: 'files.notScanned',
        unavailable: 'scanner',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        cause,
      });
    });
  if (verdict === 'infected') throw fieldError('VIRUS_FOUND', 'file', 'files.virus');
}
