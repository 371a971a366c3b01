import type { z } from 'zod';
import type { registerBody } from '#contract/accounts.ts';
import { inTransaction } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { consentOnRegistering } from '#server/features/legal/index.ts';
import { createPointAccounts } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isEmailTaken } from './accounts.queries.ts';
import { isInvitationUsable, normaliseCode, unnamed } from './accounts.rules.ts';
import {
  insertOwnInvitation,
  insertUser,
  lockInvitation,
  useInvitation,
} from './accounts.store.ts';
import { assertGoodPassword } from './check-new-password.ts';
import { hashPassword } from './secrets.ts';
import { requestVerification } from './send-verification.ts';

/**
 * Makes a learner: user, point accounts, own invitation code, the use of the code they came with.
 * All of it or nothing, so that a failed registration uses up no code. Welcome points and the
 * inviter's come later (`earnNewcomerPoints`): an account alone earns nothing.
 * @param fallbackLanguage that of the browser, where the person states none
 * @returns the learner, and the hash that is stored of their password
 * @throws AppError INVITATION_INVALID, EMAIL_TAKEN; VALIDATION_FAILED for a password that is
 *   quickly guessed, and without consent to texts that are published
 */
export async function registerUser(
  { database, now }: Dependencies,
  body: z.output<typeof registerBody>,
  fallbackLanguage: Locale,
) {
  const language = body.language_preference ?? fallbackLanguage;
  const name = body.name || unnamed(language);
  const chosen = { password: body.password, email: body.email, name, field: 'password' } as const;
  await assertGoodPassword(database.db, chosen);
  // Hashing is slow on purpose; it must not lock the code's row meanwhile.
  const passwordHash = await hashPassword(body.password);
  const at = now();
  return inTransaction(database.db, async (tx) => {
    const invitation = await lockInvitation(tx, normaliseCode(body.invitation_code));
    if (!invitation || !isInvitationUsable(invitation, at))
      throw new AppError('INVITATION_INVALID');
    if (await isEmailTaken(tx, body.email)) throw new AppError('EMAIL_TAKEN');
    const user = await insertUser(tx, {
      email: body.email,
      passwordHash,
      name,
      language,
      role: 'student',
      now: at,
    });
    await createPointAccounts(tx, user.user_id);
    await insertOwnInvitation(tx, user.user_id);
    await useInvitation(tx, invitation.invitation_code_id, user.user_id);
    await consentOnRegistering(tx, user.user_id, body.accept_terms ?? false, at);
    await requestVerification(tx, user.user_id, at);
    return { user, passwordHash };
  });
}
