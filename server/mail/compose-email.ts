import { type EmailKind, type EmailValues, emailKinds } from '#domain/email-kinds.ts';
import { fillText, paragraphsOf, placeholder } from '#domain/email-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { createTranslator } from '#i18n/index.ts';
import { type Addressee, greetingFor } from './greeting.ts';
import type { Email } from './mailer.ts';
import { type EmailBlock, type EmailFact, type EmailFrame, renderEmail } from './render-email.ts';
import { standardTexts } from './standard-texts.ts';

/** Who gets an email, and in which language. */
export interface Recipient extends Addressee {
  email: string;
  language_preference: Locale;
}

/** What an email of a kind says. */
interface EmailContent<Kind extends EmailKind> {
  values: EmailValues<Kind>;
  /** Where the button leads. */
  link: string;
  facts?: readonly EmailFact[];
}

/** A body with its list: one written before its kind had a list shows it above the button. */
function withFacts(text: string, facts: readonly EmailFact[]): string {
  if (facts.length === 0 || text.includes(placeholder('facts'))) return text;
  return text.replace(placeholder('action'), `${placeholder('facts')}\n\n${placeholder('action')}`);
}

/**
 * An email in its person's language, with the texts that the academy's admins have written for it or
 * else the standard ones; the frame is that of `getEmailFrame`.
 */
export function composeEmail<Kind extends EmailKind>(
  kind: Kind,
  to: Recipient,
  { values, link, facts = [] }: EmailContent<Kind>,
  frame: EmailFrame,
): Email {
  const locale = to.language_preference;
  const { t } = createTranslator(locale);
  const filled: Readonly<Record<string, unknown>> = { ...values, academy: frame.academy };
  const texts = frame.texts[kind] ?? standardTexts(kind, locale);
  const own = (part: 'subject' | 'heading' | 'action') => fillText(texts[part], filled);
  // Paragraphs are split before values are filled in: text that people typed adds none.
  const blocks = paragraphsOf(
    emailKinds[kind].hasFacts ? withFacts(texts.text, facts) : texts.text,
  ).flatMap((paragraph): EmailBlock[] => {
    if (paragraph === placeholder('action')) {
      return [{ kind: 'action', label: own('action'), link }];
    }
    if (paragraph === placeholder('facts')) {
      return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
    }
    return [{ kind: 'paragraph', text: fillText(paragraph, filled) }];
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
