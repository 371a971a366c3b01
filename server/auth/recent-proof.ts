import type { Call } from '#contract/call.ts';
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
