import type { EmailChangeOutcome } from '#contract/email-change.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getUser } from '../accounts.queries.ts';
import { lockUser, updateUser } from '../accounts.store.ts';
import { isEmailTaken } from '../accounts-by-email.queries.ts';
import { endAllAccess } from '../end-all-access.ts';
import { endPasswordResets } from '../password-reset-link.store.ts';
import { requestResetLink } from '../send-password-reset-link.ts';
import { proveAddress } from '../verify-email.ts';
import {
  findEmailChangeOfLink,
  setEmailChangeCompleted,
  setSideConfirmed,
} from './email-changes.store.ts';

interface Completion {
  userId: number;
  email: string;
  name: string;
  now: Date;
  /** The link to the new address was opened outside a session of the account. */
  isElsewhere: boolean;
}

/**
 * Gives an account the address that both sides have confirmed; links to the former one end. Where
 * the new address may be that of another person, everything that opens the account ends, and that
 * person is mailed a link to set a password.
 */
async function complete(
  tx: Tx,
  { userId, email, name, now, isElsewhere }: Completion,
): Promise<void> {
  if (await isEmailTaken(tx, email, userId)) throw new AppError('EMAIL_TAKEN');
  const { email: before } = await getUser(tx, userId);
  await updateUser(tx, userId, { email });
  // After the update, which takes the proof of the former address away.
  await proveAddress(tx, userId, now);
  await endPasswordResets(tx, userId, now);
  await setEmailChangeCompleted(tx, userId, now);
  if (isElsewhere) {
    await updateUser(tx, userId, { password_hash: null });
    await endAllAccess(tx, userId, { by: null, now });
    await requestResetLink(tx, email, now);
  }
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
 * @param viewerId the person of the session in which the link is opened
 * @throws AppError SESSION_EXPIRED where the link is not valid (any more); EMAIL_TAKEN where
 *   another account has got the address meanwhile
 */
export function confirmEmailChange(
  { database, now }: Dependencies,
  token: string,
  viewerId: number | null,
): Promise<{ outcome: EmailChangeOutcome; endedAccess: boolean }> {
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
    const only = (outcome: EmailChangeOutcome) => ({ outcome, endedAccess: false });
    if (change.completed_at !== null) return only('changed');
    if (change.expires_at <= at) throw invalid;
    const { user_id: userId, email, name, side } = change;
    const wasElsewhere = change.new_confirmed_at === null || change.new_confirmed_elsewhere;
    const isElsewhere =
      side === 'new' ? wasElsewhere && viewerId !== userId : change.new_confirmed_elsewhere;
    await setSideConfirmed(tx, { userId, side, isElsewhere, now: at });
    if (side === 'new' && change.current_confirmed_at === null) return only('waiting_for_current');
    if (side === 'current' && change.new_confirmed_at === null) return only('waiting_for_new');
    await complete(tx, { userId, email, name, now: at, isElsewhere });
    return { outcome: 'changed', endedAccess: isElsewhere };
  });
}
