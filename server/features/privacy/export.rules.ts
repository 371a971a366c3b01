import { HOUR_MS } from '#domain/units.ts';

/** Exports that one person gets within an hour: each reads everything that there is on them. */
export const MAX_EXPORTS = 3;
export const EXPORT_WINDOW_MS = HOUR_MS;

/** Files beyond this many bytes in all are listed and not packed, so that a ZIP file can be opened everywhere. */
export const MAX_FILE_BYTES = 1_000_000_000;

/** Seconds until the next export, by the times of the last ones; null: now. */
export function secondsUntilExport(lately: readonly Date[], now: Date): number | null {
  const within = lately
    .map((at) => at.getTime() + EXPORT_WINDOW_MS - now.getTime())
    .filter((left) => left > 0)
    .sort((a, b) => a - b);
  const next = within[within.length - MAX_EXPORTS];
  return next === undefined ? null : Math.ceil(next / 1000);
}

/** A file name for the archive that is valid on every system, contains no folder, and is unique. */
export function nameInArchive({
  file_id: id,
  original_name: name,
}: {
  file_id: number;
  original_name: string;
}): string {
  return `files/${id}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-120)}`;
}

interface Sized {
  bytes: number;
}

/** The files that fit, in their order; the rest is only listed. */
export function fittingFiles<T extends Sized>(files: readonly T[], limit = MAX_FILE_BYTES): T[] {
  let left = limit;
  return files.filter(({ bytes }) => {
    if (bytes > left) return false;
    left -= bytes;
    return true;
  });
}
