import type { ErrorCode } from '#contract/errors.ts';

/** One sentence for each failure: what happened and what to do next. */
export const errors = {
  VALIDATION_FAILED: 'Please check the marked fields and try again.',
  AUTH_REQUIRED: 'Authentication required',
  INVALID_CREDENTIALS: 'The email or password is not correct.',
  CODE_REQUIRED: 'Please enter the code from your authenticator app.',
  SESSION_EXPIRED: 'Your session has ended. Please log in again.',
  FORBIDDEN: 'You do not have permission to do this.',
  SECOND_FACTOR_REQUIRED:
    'Please set up two-step login first, under “Settings” in your profile. The academy requires it for your role.',
  REAUTHENTICATION_REQUIRED: 'Nothing was changed: please confirm first that it is you.',
  CONTENT_LOCKED: 'This lesson is locked. Redeem the course to open it.',
  NOT_FOUND: 'We could not find what you were looking for.',
  REQUEST_TIMEOUT: 'Your request took too long to arrive. Please try again.',
  METHOD_NOT_ALLOWED: 'This address does not accept that kind of request.',
  INSUFFICIENT_POINTS: 'You do not have enough points for this yet.',
  OUT_OF_STOCK: 'This item is out of stock.',
  ALREADY_REDEEMED: 'You have already redeemed this.',
  MAX_REDEMPTIONS_REACHED: 'You have reached the limit per person for this reward.',
  UNAVAILABLE: 'This is not available at the moment.',
  EMAIL_TAKEN: 'An account with this email already exists. Try logging in.',
  EMAIL_NOT_VERIFIED:
    'Please verify your email address first: open the link that we have sent you, or ask for a new one on your profile page.',
  INVITATION_INVALID:
    'This invitation code is not valid or can no longer be used. Please check it, or ask for another.',
  ATTEMPTS_EXHAUSTED: 'You have used all of your attempts.',
  NOT_YET_COMPLETABLE: 'A little more is needed before this can be marked as completed.',
  STALE_VERSION: 'Someone else has just changed this. Please look at the latest version first.',
  INVALID_STATE: 'This action is not possible in the current status. Reload to see the latest.',
  IDEMPOTENCY_CONFLICT: 'This request was already sent with other details. Please start again.',
  ALREADY_EXISTS: 'This value is already in use. Please choose another.',
  LAST_ADMIN: 'The last active owner cannot be removed, deactivated or given another role.',
  GONE: 'This call has been replaced by a newer one.',
  TOO_LARGE: 'This is too large. Please choose a smaller file or a shorter text.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of file or data is not supported.',
  MISDIRECTED: 'The academy is not available at this address.',
  VIRUS_FOUND: 'The file contains a virus and was not accepted.',
  RATE_LIMITED: 'Too many attempts. Please wait a moment and try again.',
  INTERNAL: 'An error occurred. Please try again.',
  SERVICE_UNAVAILABLE: 'The site is under maintenance. Please try again in a moment.',
} as const satisfies Record<ErrorCode, string>;
