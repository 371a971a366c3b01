import { type EmailKind, type EmailValues, emailKinds } from '#domain/email-kinds.ts';
import type { EmailTexts } from '#domain/email-texts.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { createTranslator } from '#i18n/index.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { emailDay, emailTime } from '#server/mail/email-time.ts';
import type { Email } from '#server/mail/mailer.ts';
import type { EmailFact, EmailFrame } from '#server/mail/render-email.ts';

type KindWithFacts = {
  [Kind in EmailKind]: (typeof emailKinds)[Kind]['hasFacts'] extends true ? Kind : never;
}[EmailKind];

const number = '1024';
const at = new Date('2026-12-01T02:30:00Z');
const lastDay = new Date('2026-12-31T15:59:59Z');
const timeZone = 'Asia/Singapore';

/** Made-up values for the placeholders of the texts. */
function exampleValues(t: Translator['t'], locale: Locale) {
  return {
    minutes: 60,
    hours: 24,
    days: 7,
    time: emailTime(at, { timeZone, locale }),
    email: 'learner@example.com',
    notice: t('messages.emails.examples.notice'),
    kind: t('messages.emails.examples.kind'),
    unread: 2,
    subject: t('messages.emails.examples.subject'),
    message: t('messages.emails.examples.message'),
    course: t('messages.emails.examples.course'),
    reward: t('messages.emails.examples.reward'),
    number,
    points: 500,
  };
}

/** Made-up facts for the kinds of emails that list some. */
function exampleFacts(
  t: Translator['t'],
  locale: Locale,
  home: string,
): Record<KindWithFacts, EmailFact[]> {
  const because = (value: string) => [{ label: t('messages.emails.facts.reason'), value }];
  const time = {
    label: t('messages.emails.facts.time'),
    value: emailTime(at, { timeZone, locale }),
  };
  const place = {
    label: t('messages.emails.facts.place'),
    value: t('messages.emails.examples.place'),
  };
  const parcel = [
    {
      label: t('messages.emails.facts.carrier'),
      value: t('messages.emails.examples.carrier'),
    },
    { label: t('messages.emails.facts.tracking'), value: 'SF1234567890' },
  ];
  const passkey = {
    label: t('messages.emails.facts.passkey'),
    value: t('messages.emails.examples.device'),
  };
  const provider = { label: t('messages.emails.facts.provider'), value: 'Google' };
  const notice = {
    label: t('messages.emails.examples.kind'),
    value: t('messages.emails.examples.notice'),
    link: home,
  };
  return {
    newDevice: [
      {
        label: t('messages.emails.facts.device'),
        value: t('messages.emails.examples.device'),
      },
      time,
    ],
    passwordChanged: [
      { ...passkey, label: t('messages.emails.facts.keptPasskeys') },
      { ...provider, label: t('messages.emails.facts.keptIdentities') },
    ],
    passkeyAdded: [passkey, time],
    passkeyRemoved: [passkey, time],
    identityAdded: [provider, time],
    identityRemoved: [provider, time],
    digest: [notice, notice],
    orderCancelled: because(t('messages.emails.examples.cancelled')),
    orderUnpaid: because(t('messages.orders.unpaid.failed')),
    couponApproved: [
      { label: t('messages.emails.facts.coupon'), value: 'GIFT-2026-ABCD' },
      { label: t('messages.emails.facts.lastDay'), value: emailDay(lastDay, { timeZone, locale }) },
    ],
    timeAgreed: [time, place],
    timeChanged: [time, place],
    parcelShipped: parcel,
    parcelCorrected: parcel,
    rewardDeclined: because(t('messages.emails.examples.reason')),
  };
}

/** The admin who reads the example. */
interface Reader {
  name: string;
  email: string;
  email_verified_at: Date | null;
}

/**
 * An email with texts that need not be saved, as it would be sent, with made-up values. Its button
 * leads to the academy's first page.
 */
export function exampleEmail(
  kind: EmailKind,
  locale: Locale,
  texts: EmailTexts,
  reader: Reader,
  frame: EmailFrame,
): Email {
  const { t } = createTranslator(locale);
  const facts: Partial<Record<EmailKind, EmailFact[]>> = exampleFacts(t, locale, frame.home);
  const content = {
    values: exampleValues(t, locale) as EmailValues<EmailKind>,
    link: frame.home,
    facts: facts[kind] ?? [],
  };
  const isNotice = emailKinds[kind].because === 'notice';
  const page = `${frame.home}/notifications`;
  return composeEmail(kind, { ...reader, language_preference: locale }, content, {
    ...frame,
    ...(isNotice && { unsubscription: { page, headers: {} } }),
    texts: { [kind]: texts },
  });
}
