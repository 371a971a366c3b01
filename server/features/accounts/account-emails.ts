import type { Locale } from '#domain/locale.ts';
import { createTranslator } from '#i18n/index.ts';
import { type Addressee, greetingFor } from '#server/mail/greeting.ts';
import type { Email } from '#server/mail/mailer.ts';

/** The recipient of an email, and its language. */
export interface Recipient extends Addressee {
  email: string;
  language_preference: Locale;
}

/** What every email with a link names. */
interface Linked {
  academy: string;
  link: string;
}

/** The email with which somebody sets a new password. */
export function resetEmail(
  to: Recipient,
  { academy, link, minutes }: Linked & { minutes: number },
): Email {
  const { t } = createTranslator(to.language_preference);
  return {
    to: to.email,
    subject: t('messages.accounts.resetSubject', { academy }),
    text: t('messages.accounts.resetEmail', {
      academy,
      greeting: greetingFor(to, t),
      minutes,
      link,
    }),
  };
}

/** The email with which somebody proves that an address is theirs. */
export function verificationEmail(
  to: Recipient,
  { academy, link, hours }: Linked & { hours: number },
): Email {
  const { t } = createTranslator(to.language_preference);
  return {
    to: to.email,
    subject: t('messages.accounts.verificationSubject', { academy }),
    text: t('messages.accounts.verificationEmail', {
      greeting: greetingFor(to, t),
      academy,
      hours,
      link,
    }),
  };
}

/** The first email to somebody for whom an admin has made an account. */
export function welcomeEmail(
  to: Recipient,
  { academy, link, days }: Linked & { days: number },
): Email {
  const { t } = createTranslator(to.language_preference);
  return {
    to: to.email,
    subject: t('messages.accounts.welcomeEmail.subject', { academy }),
    text: t('messages.accounts.welcomeEmail.text', {
      academy,
      greeting: greetingFor(to, t),
      email: to.email,
      days,
      link,
    }),
  };
}
