import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { type Recipient, resetEmail } from './account-emails.ts';
import { findUserByEmail } from './accounts.queries.ts';
import { RESET_LINK_MINUTES } from './accounts.rules.ts';
import { insertPasswordReset } from './accounts.store.ts';
import { countAttempt } from './login-limits.store.ts';
import { createToken } from './secrets.ts';

interface ResetRecipient extends Recipient {
  /** null: the email is unknown, and nothing is sent. */
  user_id: number | null;
}

/**
 * Mails a link to set a new password, in the person's own language. For an unknown email it does
 * the same work except for the sending: the embedded database serves one request after the other,
 * so the next one would wait longer behind an email that is known.
 */
export async function sendResetLink(
  dependencies: Dependencies,
  email: string,
  origin: string,
): Promise<void> {
  const user = await findUserByEmail(dependencies.database.db, email);
  const nobody: ResetRecipient = {
    user_id: null,
    email,
    name: '',
    email_verified_at: null,
    language_preference: 'zh',
  };
  await mailResetLink(dependencies, user ?? nobody, origin);
}

/** The same for a known person. @returns false where they have got three already */
export async function mailResetLink(
  { database: { db }, mailer, now }: Dependencies,
  user: ResetRecipient,
  origin: string,
): Promise<boolean> {
  const token = createToken();
  const at = now();
  const isMade = await inTransaction(db, async (tx) => {
    const counter = { kind: 'reset_email', value: user.email.toLowerCase() } as const;
    if (!(await countAttempt(tx, counter, at))) return false;
    const expiresAt = new Date(at.getTime() + RESET_LINK_MINUTES * 60_000);
    await insertPasswordReset(tx, { userId: user.user_id, token, now: at, expiresAt });
    return true;
  });
  if (!isMade) return false;
  const site = await getSiteSettings(db);
  const academy = user.language_preference === 'zh' ? site.name_zh : site.name;
  const sentEmail = resetEmail(user, {
    academy,
    minutes: RESET_LINK_MINUTES,
    link: `${origin}/auth/reset?token=${token}`,
  });
  await (user.user_id === null ? mailer.rehearse?.(sentEmail) : mailer.send(sentEmail));
  return true;
}
