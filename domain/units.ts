/** Bytes. */
export const MEGABYTE = 1024 * 1024;

/** Milliseconds. A day of these is no calendar day, which lasts 23 or 25 hours in some zones. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
