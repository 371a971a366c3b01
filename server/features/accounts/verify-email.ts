import { inTransaction, type Tx } from '#database/open.ts';
import { MINUTE_MS } from '#domain/units.ts';
import { createToken } from '#server/auth/token.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { earnNewcomerPoints } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lockUser, updateUser } from './accounts.store.ts';
import {
  endEmailVerifications,
  findEmailVerification,
  setEmailVerified,
} from './email-verifications.store.ts';
import { endAllAccess } from './end-all-access.ts';
import { insertPasswordReset, RESET_LINK_MINUTES } from './password-reset-link.store.ts';

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

/** What a link that verifies an address has brought about. */
interface VerificationResult {
  /** The address was verified before: using the link twice does no harm. */
  isRepeated: boolean;
  /** Sets a password; null: the account keeps the one that it has. */
  passwordToken: string | null;
}

/**
 * Verifies an address by a mailed link, which works once. In a session of the account it proves
 * that mailbox and account are one person's. Elsewhere another person may have registered the
 * address: everything that opens the account ends, with its password.
 * @param viewerId the person of the session in which the link is opened
 * @throws AppError SESSION_EXPIRED where the link is not valid (any more)
 */
export function verifyEmail(
  { database, now }: Dependencies,
  token: string,
  viewerId: number | null,
): Promise<VerificationResult> {
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
    if (link.email_verified_at !== null) return { isRepeated: true, passwordToken: null };
    if (link.used_at !== null || link.expires_at <= at) throw invalid;
    const { user_id: userId } = link;
    await proveAddress(tx, userId, at);
    if (viewerId === userId) return { isRepeated: false, passwordToken: null };
    await updateUser(tx, userId, { password_hash: null });
    await endAllAccess(tx, userId, { by: null, now: at });
    const passwordToken = createToken();
    const expiresAt = new Date(at.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
    await insertPasswordReset(tx, { userId, token: passwordToken, now: at, expiresAt });
    return { isRepeated: false, passwordToken };
  });
}
