import type { Readable } from 'node:stream';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import type { FileDependencies } from './file-dependencies.ts';

/** Until a scanner that was away is worth another try. */
const RETRY_AFTER_SECONDS = 60;

/**
 * Lets the virus scanner, where the settings name one, look at what somebody has sent. Whatever is
 * stored comes by here; what is read and not stored is brought here by its command.
 * @param open reads the file from its beginning
 * @throws AppError VIRUS_FOUND; SERVICE_UNAVAILABLE where it could not be scanned: what nobody has
 *   looked at is not taken
 */
export async function assertNoVirus(
  { scanner }: Pick<FileDependencies, 'scanner'>,
  open: () => Readable,
): Promise<void> {
  if (scanner === null) return;
  const verdict = await scanner.scan(open()).catch((cause) => {
    throw new AppError('SERVICE_UNAVAILABLE', {
      msg: 'files.notScanned',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    });
  });
  if (verdict === 'infected') throw fieldError('VIRUS_FOUND', 'file', 'files.virus');
}
