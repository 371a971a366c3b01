import { type EmailKind, type EmailValues, emailKinds } from '#domain/email-kinds.ts';
import type { EmailTexts } from '#domain/email-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { composeEmail } from '#server/mail/compose-email.ts';

/** The academy as emails name it. */
export const sampleFrames = {
  zh: {
    academy: '远景学院',
    home: 'https://academy.test',
    imprint: ['远景教育有限公司'],
    texts: {},
  },
  en: {
    academy: 'Prospect Academy',
    home: 'https://academy.test',
    imprint: ['Prospect Ltd'],
    texts: {},
  },
};
export const sampleLink = 'https://academy.test/auth/reset?token=a&then=b';
export const sampleFact = { label: 'Tracking number', value: 'SF<1>' };

interface SampleChange {
  /** What admins have written. */
  texts?: EmailTexts;
  name?: string;
  link?: string;
  values?: Record<string, string>;
}

/** An email of a kind with made-up values, as it is sent. */
export function sampleEmail(kind: EmailKind, locale: Locale, change: SampleChange = {}) {
  const { name = 'Lin', link = sampleLink, values = {}, texts: own } = change;
  const to = {
    email: 'lin@example.com',
    name,
    email_verified_at: new Date('2026-03-01T00:00:00Z'),
    language_preference: locale,
  };
  const named = Object.fromEntries(emailKinds[kind].values.map((value) => [value, `V-${value}`]));
  const content = {
    values: { ...named, ...values } as EmailValues<EmailKind>,
    link,
    facts: [sampleFact],
  };
  const frame = { ...sampleFrames[locale], ...(own && { texts: { [kind]: own } }) };
  const email = composeEmail(kind, to, content, frame);
  return { ...email, html: email.html ?? '' };
}
