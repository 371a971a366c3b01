import type { EmailChangeOutcome } from '#contract/email-change.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getUser } from '../accounts.queries.ts';
import { lockUser, updateUser } from '../accounts.store.ts';
import { isEmailTaken } from '../accounts-by-email.queries.ts';
import { endPasswordResets } from '../password-reset-link.store.ts';
import { proveAddress } from '../verify-email.ts';
import {
  findEmailChangeOfLink,
  setEmailChangeCompleted,
  setSideConfirmed,
} from './email-changes.store.ts';

/** Gives an account the address that both sides have confirmed; links to the former one end. */
async function complete(
  tx: Tx,
  { userId, email, name, now }: { userId: number; email: string; name: string; now: Date },
): Promise<void> {
  if (await isEmailTaken(tx, email, userId)) throw new AppError('EMAIL_TAKEN');
  const { email: before } = await getUser(tx, userId);
  await updateUser(tx, userId, { email });
  // After the update, which takes the proof of the former address away.
  await proveAddress(tx, userId, now);
  await endPasswordResets(tx, userId, now);
  await setEmailChangeCompleted(tx, userId, now);
  await recordAudit(
    tx,
    { userId, name },
    {
      action: 'user.change_email',
      entity: 'user',
      entityId: userId,
      before: { email: before },
      after: { email },
      now,
    },
  );
}

/**
 * Confirms a change of address by a mailed link; the account gets the address with the second of
 * both sides. Using a link twice does no harm.
 * @throws AppError SESSION_EXPIRED where the link is not valid (any more); EMAIL_TAKEN where
 *   another account has got the address meanwhile
 */
export function confirmEmailChange(
  { database, now }: Dependencies,
  token: string,
): Promise<EmailChangeOutcome> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const invalid = new AppError('SESSION_EXPIRED', {
      msg: 'messages.accounts.emailChange.linkInvalid',
    });
    const mailed = await findEmailChangeOfLink(tx, token);
    if (!mailed) throw invalid;
    // The person is locked before the change, as in every command; it may have been withdrawn
    // before the lock.
    await lockUser(tx, mailed.user_id);
    const change = await findEmailChangeOfLink(tx, token);
    if (!change) throw invalid;
    if (change.completed_at !== null) return 'changed';
    if (change.expires_at <= at) throw invalid;
    const { user_id: userId, email, name, side } = change;
    await setSideConfirmed(tx, userId, side, at);
    if (side === 'new' && change.current_confirmed_at === null) return 'waiting_for_current';
    if (side === 'current' && change.new_confirmed_at === null) return 'waiting_for_new';
    await complete(tx, { userId, email, name, now: at });
    return 'changed';
  });
}
