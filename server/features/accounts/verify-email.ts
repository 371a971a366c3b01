import { inTransaction, type Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { earnNewcomerPoints } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockUser } from './accounts.store.ts';
import {
  endEmailVerifications,
  findEmailVerification,
  setEmailVerified,
} from './email-verifications.store.ts';

/**
 * Records that a person's address is theirs: they used a link that only its mailbox received. Every
 * way to verify an address ends here, and what waited for it is paid in the same transaction.
 */
export async function proveAddress(tx: Tx, userId: number, now: Date): Promise<void> {
  await setEmailVerified(tx, userId, now);
  await endEmailVerifications(tx, userId, now);
  const { time_zone: timeZone } = await getSiteSettings(tx);
  await earnNewcomerPoints(tx, { userId, now, timeZone });
}

/**
 * Verifies an address by a mailed link, which works once.
 * @returns false where the address was verified before: using the link twice does no harm
 * @throws AppError SESSION_EXPIRED where the link is not valid (any more)
 */
export function verifyEmail({ database, now }: Dependencies, token: string): Promise<boolean> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const invalid = new AppError('SESSION_EXPIRED', {
      msg: 'messages.accounts.verificationLinkInvalid',
    });
    const mailed = await findEmailVerification(tx, token);
    if (!mailed) throw invalid;
    // The person is locked before the link, as in every command; it may have been used before the
    // lock.
    await lockUser(tx, mailed.user_id);
    const link = await findEmailVerification(tx, token);
    if (!link) throw invalid;
    if (link.email_verified_at !== null) return false;
    if (link.used_at !== null || link.expires_at <= at) throw invalid;
    await proveAddress(tx, link.user_id, at);
    return true;
  });
}
