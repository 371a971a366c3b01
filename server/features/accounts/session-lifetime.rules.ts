import { DAY_MS, HOUR_MS } from '#domain/units.ts';

const SESSION_SECONDS = (12 * HOUR_MS) / 1000;
const REMEMBERED_SESSION_SECONDS = (30 * DAY_MS) / 1000;

/** A session ends this long after it began, however often it is used (a constraint of the table). */
export const SESSION_DAYS_AT_MOST = 90;
/** Sessions that one person can have open; one more ends the one that was not used for longest. */
export const MAX_SESSIONS = 20;

/** How long a session lives after its last use, in seconds. */
export function sessionSeconds(rememberMe: boolean): number {
  return rememberMe ? REMEMBERED_SESSION_SECONDS : SESSION_SECONDS;
}

/** When a session that is used now ends, unless it is used again. */
export function sessionEndsAt(createdAt: Date, rememberMe: boolean, now: Date): Date {
  const unused = now.getTime() + sessionSeconds(rememberMe) * 1000;
  const latest = createdAt.getTime() + SESSION_DAYS_AT_MOST * DAY_MS;
  return new Date(Math.min(unused, latest));
}
