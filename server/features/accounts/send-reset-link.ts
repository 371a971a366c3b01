import { createTranslator } from '#i18n/index.ts';
import type { Deps } from '../../kit/deps.ts';
import { getSiteSettings } from '../marketing/index.ts';
import { findUserByEmail } from './accounts.queries.ts';
import { RESET_LINK_MINUTES } from './accounts.rules.ts';
import { insertPasswordReset } from './accounts.store.ts';
import { createToken } from './secrets.ts';

/** Mails a link to set a new password, in the person's own language; silent if there is none. */
export async function sendResetLink(
  { database: { db }, mailer, now }: Deps,
  email: string,
  origin: string,
) {
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const token = createToken();
  await insertPasswordReset(db, {
    userId: user.user_id,
    token,
    expiresAt: new Date(now().getTime() + RESET_LINK_MINUTES * 60_000),
  });
  const site = await getSiteSettings(db);
  const { t } = createTranslator(user.language_preference);
  const academy = user.language_preference === 'zh' ? site.name_zh : site.name;
  await mailer.send({
    to: user.email,
    subject: t('messages.resetSubject', { academy }),
    text: t('messages.resetLetter', {
      academy,
      name: user.name,
      minutes: RESET_LINK_MINUTES,
      link: `${origin}/auth/reset?token=${token}`,
    }),
  });
}
