import { DAY_MS } from './units.ts';

/** For how long a notice may be pushed; after that only the list has it. */
export const PUSHED_FOR_MS = DAY_MS;

/** A device is removed after its pushes have failed for so long. */
const FAILS_FOR_MS = 7 * DAY_MS;

/** What became of a push: the device has it, is gone for good, or may have it later. */
export type PushOutcome = 'accepted' | 'gone' | 'failed';

/** Interprets the status of a push service's response (RFC 8030). */
export function pushOutcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}

/**
 * Whether a device is removed whose pushes have failed since a moment, without one that arrived.
 */
export function isDeviceExpired(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= FAILS_FOR_MS;
}
