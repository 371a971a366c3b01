import { type EmailKind, type EmailValues, emailKinds } from '#domain/email-kinds.ts';
import type { Locale } from '#domain/locale.ts';
import { createTranslator } from '#i18n/index.ts';
import { type Addressee, greetingFor } from './greeting.ts';
import type { Email } from './mailer.ts';
import { type EmailBlock, type EmailFact, type EmailFrame, renderEmail } from './render-email.ts';

/** Who gets an email, and in which language. */
export interface Recipient extends Addressee {
  email: string;
  language_preference: Locale;
}

/** What an email of a kind says. */
interface Told<Kind extends EmailKind> {
  values: EmailValues<Kind>;
  /** Where the button leads. */
  link: string;
  facts?: readonly EmailFact[];
}

type Say = (key: string, values: Readonly<Record<string, unknown>>) => string;

/** A value that the texts name stays as it is named, to be filled in after paragraphs are known. */
const named = (values: object) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, `{{${name}}}`]));

/** An email in its person's language; the frame is that of `getEmailFrame`. */
export function composeEmail<Kind extends EmailKind>(
  kind: Kind,
  to: Recipient,
  { values, link, facts = [] }: Told<Kind>,
  frame: EmailFrame,
): Email {
  const locale = to.language_preference;
  const { t } = createTranslator(locale);
  const say = t as unknown as Say;
  const filled: Readonly<Record<string, unknown>> = { ...values, academy: frame.academy };
  const own = (part: string) => say(`messages.emails.texts.${kind}.${part}`, filled);
  const pattern = say(
    `messages.emails.texts.${kind}.text`,
    named({ ...filled, action: '', facts: '' }),
  );
  const blocks = pattern.split('\n\n').flatMap((paragraph): EmailBlock[] => {
    if (paragraph === '{{action}}') return [{ kind: 'action', label: own('action'), link }];
    if (paragraph === '{{facts}}') return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
    const text = paragraph.replace(/\{\{(\w+)\}\}/g, (_, name) => String(filled[name] ?? ''));
    return [{ kind: 'paragraph', text }];
  });
  const content = {
    locale,
    heading: own('heading'),
    greeting: greetingFor(to, t),
    blocks,
    plainLink: t('messages.emails.plainLink'),
    because: t(`messages.emails.because.${emailKinds[kind].because}`, { academy: frame.academy }),
    unsubscribe: t('messages.emails.unsubscribe'),
  };
  return {
    to: to.email,
    subject: own('subject'),
    ...renderEmail(content, frame),
    ...(frame.unsubscription && { headers: frame.unsubscription.headers }),
  };
}
