import type { AcademyDatabase } from '#database/open.ts';
import { MINUTE_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** For how long a process sends nothing to a push service that did not answer in time. */
const PAUSE_MS = 2 * MINUTE_MS;

/** Of each academy, known by its database, the hosts that are paused, and until when. */
const pauses = new WeakMap<AcademyDatabase, Map<string, Date>>();

/** Until when nothing is sent to the push service of a device; null: it is not paused. */
export function pushPauseOf(
  { database }: Pick<Dependencies, 'database'>,
  endpoint: string,
  now: Date,
): Date | null {
  const until = pauses.get(database)?.get(new URL(endpoint).host);
  return until !== undefined && until > now ? until : null;
}

/** Pauses a push service that did not answer in time: each further push would hold the queue as long. */
export function pausePushesOn(
  { database }: Pick<Dependencies, 'database'>,
  endpoint: string,
  now: Date,
): void {
  const paused = [...(pauses.get(database) ?? [])].filter(([, until]) => until > now);
  const until = new Date(now.getTime() + PAUSE_MS);
  pauses.set(database, new Map([...paused, [new URL(endpoint).host, until]]));
}

/** Whether a request ended because nobody answered in time. */
export const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
