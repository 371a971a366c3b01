import type { Call } from '#contract/call.ts';
import { REAUTHENTICATION_MINUTES } from '#domain/limits.ts';
import { MINUTE_MS } from '#domain/units.ts';
import type { CurrentUser } from './current-user.ts';

/** Whether a call requires that the person authenticates again first. */
export function isProofDue(
  call: Pick<Call, 'needsReauthentication'> | undefined,
  { isRecentlyProven = false, hasSecondFactor = false }: CurrentUser,
): boolean {
  switch (call?.needsReauthentication) {
    case 'always':
      return !isRecentlyProven;
    case 'with_second_factor':
      return hasSecondFactor && !isRecentlyProven;
    default:
      return false;
  }
}

/** Whether a proof that it is them still counts before what needs a recent one. */
export function isProofRecent(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < REAUTHENTICATION_MINUTES * MINUTE_MS;
}
