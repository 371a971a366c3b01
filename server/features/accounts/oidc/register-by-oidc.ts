import type { z } from 'zod';
import type { oidcRegisterBody } from '#contract/oidc.ts';
import { inTransaction } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import { createToken } from '#server/auth/token.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { limitTakenAnswers } from '../limit-taken-answers.ts';
import { hashPassword } from '../password-hash.ts';
import { addLearner } from '../register-user.ts';
import { insertIdentity, takeRegistration } from './oidc.store.ts';

/**
 * Makes a learner of what the provider has said, with an invitation code as everybody. Their
 * password is one that nobody knows; the link of “forgot password” sets another.
 * @throws AppError SESSION_EXPIRED, INVITATION_INVALID, EMAIL_TAKEN, RATE_LIMITED, ALREADY_EXISTS;
 * VALIDATION_FAILED without consent to texts that are published
 */
export async function registerByOidc(
  dependencies: Dependencies,
  body: z.output<typeof oidcRegisterBody>,
  {
    browser,
    fallbackLanguage,
    address,
  }: { browser: string; fallbackLanguage: Locale; address: string },
) {
  const { database, now } = dependencies;
  const passwordHash = await hashPassword(createToken());
  const at = now();
  const origin = { code: body.invitation_code, address };
  return limitTakenAnswers(dependencies, origin, () =>
    inTransaction(database.db, async (tx) => {
      const profile = await takeRegistration(tx, { token: body.token, browser, now: at });
      if (profile === undefined) {
        throw new AppError('SESSION_EXPIRED', { msg: 'messages.accounts.oidc.over' });
      }
      const { email, issuer, subject } = profile;
      const user = await addLearner(tx, {
        ...body,
        email,
        passwordHash,
        name: body.name || profile.name,
        language: body.language_preference ?? fallbackLanguage,
        isEmailVerified: profile.email_verified,
        now: at,
      });
      const identity = { userId: user.user_id, issuer, subject, email, now: at };
      if (!(await insertIdentity(tx, identity))) {
        throw new AppError('ALREADY_EXISTS', { msg: 'messages.accounts.oidc.linkedElsewhere' });
      }
      return { user, passwordHash };
    }),
  );
}
