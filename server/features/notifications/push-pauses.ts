import { MINUTE_MS } from '#domain/units.ts';

/** For how long a process sends nothing to a push service that has let it wait in vain. */
const PAUSE_MS = 2 * MINUTE_MS;

const pausedUntil = new Map<string, Date>();

/** Until when nothing is sent to the push service of a device; null: it is not paused. */
export function pushPauseOf(endpoint: string, now: Date): Date | null {
  const until = pausedUntil.get(new URL(endpoint).host);
  return until !== undefined && until > now ? until : null;
}

/** Pauses a push service that did not answer in time: each further push would hold the queue as long. */
export function pausePushesOn(endpoint: string, now: Date): void {
  for (const [host, until] of pausedUntil) if (until <= now) pausedUntil.delete(host);
  pausedUntil.set(new URL(endpoint).host, new Date(now.getTime() + PAUSE_MS));
}

/** Whether a request ended because nobody answered in time. */
export const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
