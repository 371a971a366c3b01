import { createECDH } from 'node:crypto';
import type { z } from 'zod';
import type { pushBody } from '#contract/push.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { upsertPushSubscription } from './push.store.ts';

/** Whether bytes are a public key of P-256: for another one nothing could be encrypted. */
function isPublicKey(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/**
 * Turns push on for the device of the caller's login; doing it again changes nothing.
 * @throws AppError VALIDATION_FAILED for a key that no browser has made
 */
export function subscribePush(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { endpoint, keys }: z.output<typeof pushBody>,
): Promise<void> {
  if (!isPublicKey(keys.p256dh)) {
    throw new AppError('VALIDATION_FAILED', { fields: { keys: 'validation.bad_format' } });
  }
  return upsertPushSubscription(database.db, currentUser, { endpoint, ...keys }, now());
}
