import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getAcademyName } from '#server/features/academy/index.ts';
import { verificationEmail } from './account-emails.ts';
import { getUser } from './accounts.queries.ts';
import {
  MAX_VERIFICATION_EMAILS,
  VERIFICATION_LINK_HOURS,
  VERIFICATION_WINDOW_MINUTES,
} from './accounts.rules.ts';
import { lockUser } from './accounts.store.ts';
import { countEmailVerifications, insertEmailVerification } from './email-verifications.store.ts';
import { createToken } from './secrets.ts';

/** The outcome of a request for an email. */
export type VerificationSent = 'sent' | 'already_verified' | 'enough';

/**
 * Mails a person a link that proves their address, in their own language.
 * @param origin where the link leads
 * @returns `enough` where they were mailed three within the hour
 * @throws what the mail server threw
 */
export async function sendVerification(
  { database: { db }, mailer, now }: Dependencies,
  userId: number,
  origin: string,
): Promise<VerificationSent> {
  const token = createToken();
  const at = now();
  const decided = await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const user = await getUser(tx, userId);
    if (user.email_verified_at !== null) return 'already_verified';
    const since = new Date(at.getTime() - VERIFICATION_WINDOW_MINUTES * 60_000);
    const count = await countEmailVerifications(tx, userId, since);
    if (count >= MAX_VERIFICATION_EMAILS) return 'enough';
    const expiresAt = new Date(at.getTime() + VERIFICATION_LINK_HOURS * 60 * 60_000);
    await insertEmailVerification(tx, { userId, email: user.email, token, now: at, expiresAt });
    return user;
  });
  if (typeof decided === 'string') return decided;

  const academy = await getAcademyName(db, decided.language_preference);
  await mailer.send(
    verificationEmail(decided, {
      academy,
      hours: VERIFICATION_LINK_HOURS,
      link: `${origin}/auth/verify?token=${token}`,
    }),
  );
  return 'sent';
}
