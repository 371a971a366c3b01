import type { Locale } from '#domain/locale.ts';
import { createTranslator } from '#i18n/index.ts';
import { type Addressee, greetingFor } from '#server/mail/greeting.ts';
import type { Email } from '#server/mail/mailer.ts';

interface Recipient extends Addressee {
  email: string;
  language_preference: Locale;
}

/** The email that says when an account is deleted, and where its owner can keep it. */
export function deletionEmail(
  to: Recipient,
  texts: { academy: string; time: string; link: string },
): Email {
  const { t } = createTranslator(to.language_preference);
  return {
    to: to.email,
    subject: t('messages.privacy.deletionSubject', { academy: texts.academy }),
    text: t('messages.privacy.deletionEmail', { ...texts, greeting: greetingFor(to, t) }),
  };
}
