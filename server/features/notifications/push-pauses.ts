import { MINUTE_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** For how long a process sends nothing to a push service that did not answer in time. */
const PAUSE_MS = 2 * MINUTE_MS;

/** Of each academy the hosts that are paused, and until when. */
const pauses = new WeakMap<Dependencies, Map<string, Date>>();

/** Until when nothing is sent to the push service of a device; null: it is not paused. */
export function pushPauseOf(academy: Dependencies, endpoint: string, now: Date): Date | null {
  const until = pauses.get(academy)?.get(new URL(endpoint).host);
  return until !== undefined && until > now ? until : null;
}

/** Pauses a push service that did not answer in time: each further push would hold the queue as long. */
export function pausePushesOn(academy: Dependencies, endpoint: string, now: Date): void {
  const paused = [...(pauses.get(academy) ?? [])].filter(([, until]) => until > now);
  const until = new Date(now.getTime() + PAUSE_MS);
  pauses.set(academy, new Map([...paused, [new URL(endpoint).host, until]]));
}

/** Whether a request ended because nobody answered in time. */
export const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
