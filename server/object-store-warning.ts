import { within } from '#database/within.ts';
import { timeLimits } from '#server/lib/time-limits.ts';
import type { Dependencies } from './dependencies.ts';

/** No file has this key. */
const MISSING_KEY = 'missing';

/**
 * Reads a missing file of the bucket, so that a wrong address, bucket or key is noticed at the start
 * and not with the first upload. The start goes on: everything but files is served.
 * @returns the warning for a start; null where the store answers, or files are on the disk
 */
export async function objectStoreWarning({
  settings: { s3 },
  files,
}: Pick<Dependencies, 'settings' | 'files'>): Promise<string | null> {
  if (s3 === null) return null;
  try {
    await within(timeLimits.objectStoreConnection.milliseconds, files.open(MISSING_KEY));
    return null;
  } catch (error) {
    const { name, message } = error as Error;
    // Amazon's answer for a missing file where the key may not list the bucket.
    if (name === 'AccessDenied') return null;
    const reason = message === '' ? name : message;
    return `Warning: the object store of S3_BUCKET cannot be used (${reason}). Requests for files get 503 until it answers.`;
  }
}
