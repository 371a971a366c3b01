import type { Locale } from '#contract/fields.ts';
import { inTransaction } from '#database/open.ts';
import { createTranslator } from '#i18n/index.ts';
import type { Deps } from '../../kit/deps.ts';
import { greetingFor } from '../../mail/greeting.ts';
import { getSiteSettings } from '../marketing/index.ts';
import { countPasswordResets, findUserByEmail } from './accounts.queries.ts';
import { MAX_RESET_LETTERS, RESET_LINK_MINUTES } from './accounts.rules.ts';
import { insertPasswordReset, lockUser } from './accounts.store.ts';
import { createToken } from './secrets.ts';

interface Recipient {
  user_id: number;
  email: string;
  name: string;
  email_verified_at: Date | null;
  language_preference: Locale;
}

/**
 * Mails a link to set a new password, in the person's own language. Silent where there is
 * no such person, and where they have got three of the last hour already.
 */
export async function sendResetLink(deps: Deps, email: string, origin: string): Promise<void> {
  const user = await findUserByEmail(deps.database.db, email);
  if (user) await mailResetLink(deps, user, origin);
}

/** The same to somebody who is known. @returns false where they have got three already */
export async function mailResetLink(
  { database: { db }, mailer, now }: Deps,
  user: Recipient,
  origin: string,
): Promise<boolean> {
  const token = createToken();
  const at = now();
  const lifeMs = RESET_LINK_MINUTES * 60_000;
  const isMade = await inTransaction(db, async (tx) => {
    await lockUser(tx, user.user_id);
    const since = new Date(at.getTime() - lifeMs);
    if ((await countPasswordResets(tx, user.user_id, since)) >= MAX_RESET_LETTERS) return false;
    const expiresAt = new Date(at.getTime() + lifeMs);
    await insertPasswordReset(tx, { userId: user.user_id, token, now: at, expiresAt });
    return true;
  });
  if (!isMade) return false;
  const site = await getSiteSettings(db);
  const { t } = createTranslator(user.language_preference);
  const academy = user.language_preference === 'zh' ? site.name_zh : site.name;
  await mailer.send({
    to: user.email,
    subject: t('messages.resetSubject', { academy }),
    text: t('messages.resetLetter', {
      academy,
      greeting: greetingFor(user, t),
      minutes: RESET_LINK_MINUTES,
      link: `${origin}/auth/reset?token=${token}`,
    }),
  });
  return true;
}
