import { AppError } from '#server/lib/app-error.ts';

/**
 * Refuses a change that was made on an older version of a record than is stored, so that nobody
 * overwrites what somebody else saved meanwhile.
 * @param version the version that the change was made on; undefined: whatever is stored
 * @param stored the record as it is now, locked
 * @throws AppError STALE_VERSION with the record as it is now in `data`
 */
export function assertCurrentVersion(
  version: number | undefined,
  stored: { version: number },
): void {
  if (version !== undefined && version !== stored.version) {
    throw new AppError('STALE_VERSION', { data: stored });
  }
}
