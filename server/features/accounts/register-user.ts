import type { z } from 'zod';
import type { registerBody } from '#contract/accounts.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { consentOnRegistering } from '#server/features/legal/index.ts';
import { createPointAccounts } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { insertUser } from './accounts.store.ts';
import { isEmailTaken } from './accounts-by-email.queries.ts';
import { assertGoodPassword } from './check-new-password.ts';
import { unnamed } from './default-name.rules.ts';
import { limitTakenAnswers } from './limit-taken-answers.ts';
import { insertOwnInvitation } from './own-invitation.store.ts';
import { hashPassword } from './password-hash.ts';
import {
  insertRegistrationClaim,
  isRegisteredBy,
  type RegistrationClaim,
} from './registration-claims.store.ts';
import { requestVerification } from './send-verification.ts';
import { countInvitationUse, findUsableInvitation } from './use-invitation-code.ts';

/** Whoever registers, however they prove who they are. */
interface NewLearner {
  email: string;
  passwordHash: string;
  /** Empty: they get one. */
  name: string;
  language: Locale;
  invitation_code: string;
  accept_terms?: boolean | undefined;
  /** A provider says that the address is theirs; else they are mailed a link. */
  isEmailVerified: boolean;
  now: Date;
}

/**
 * Makes a learner: user, point accounts, own invitation code, the use of the code they came with.
 * All of it or nothing, so that a failed registration uses up no code. Welcome points and the
 * inviter's come later (`earnNewcomerPoints`): an account alone earns nothing.
 * @throws AppError INVITATION_INVALID, EMAIL_TAKEN; VALIDATION_FAILED without consent to texts that
 *   are published
 */
export async function addLearner(tx: Tx, learner: NewLearner) {
  const { email, passwordHash, language, now: at } = learner;
  const invitation = await findUsableInvitation(tx, learner.invitation_code, at);
  if (await isEmailTaken(tx, email)) throw new AppError('EMAIL_TAKEN');
  const user = await insertUser(tx, {
    email,
    passwordHash,
    name: learner.name || unnamed(language),
    language,
    role: 'student',
    now: at,
    ...(learner.isEmailVerified && { emailVerifiedAt: at }),
  });
  await createPointAccounts(tx, user.user_id);
  await insertOwnInvitation(tx, user.user_id);
  await consentOnRegistering(tx, user.user_id, learner.accept_terms ?? false, at);
  if (!learner.isEmailVerified) await requestVerification(tx, user.user_id, at);
  await countInvitationUse(tx, invitation.invitation_code_id, user.user_id, at);
  return user;
}

/**
 * Makes a learner with a password.
 * @param fallbackLanguage that of the browser, where the person states none
 * @param address where the request comes from, as `addressKey` gives it
 * @returns the learner, and the hash that is stored of their password; null where this request has
 *   registered them before
 * @throws AppError INVITATION_INVALID; EMAIL_TAKEN, RATE_LIMITED, see `limitTakenAnswers`;
 *   VALIDATION_FAILED for a password that is quickly guessed, and without consent to texts that are
 *   published
 */
export async function registerUser(
  dependencies: Dependencies,
  body: z.output<typeof registerBody>,
  {
    fallbackLanguage,
    address,
    claim,
  }: { fallbackLanguage: Locale; address: string; claim: RegistrationClaim | null },
) {
  const { database, now } = dependencies;
  const isRepeat = async () =>
    claim !== null && (await isRegisteredBy(database.db, body.email, claim));
  if (await isRepeat()) return null;
  const origin = { code: body.invitation_code, address };
  return limitTakenAnswers(dependencies, origin, async () => {
    const language = body.language_preference ?? fallbackLanguage;
    const name = body.name || unnamed(language);
    const chosen = { password: body.password, email: body.email, name, field: 'password' } as const;
    await assertGoodPassword(dependencies, chosen);
    // Hashing is slow on purpose; it must not hold a connection meanwhile.
    const passwordHash = await hashPassword(body.password);
    const learner = { ...body, name, language, passwordHash, isEmailVerified: false, now: now() };
    try {
      const user = await inTransaction(database.db, async (tx) => {
        const added = await addLearner(tx, learner);
        if (claim !== null) await insertRegistrationClaim(tx, added.user_id, claim, learner.now);
        return added;
      });
      return { user, passwordHash };
    } catch (error) {
      // The same request was sent twice at once.
      if (await isRepeat()) return null;
      throw error;
    }
  });
}
