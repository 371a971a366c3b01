import { type EmailKind, emailKinds } from '#domain/email-kinds.ts';
import { type EmailTexts, placeholder } from '#domain/email-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { createTranslator } from '#i18n/index.ts';

type Say = (key: string, values: Readonly<Record<string, unknown>>) => string;

/** The texts with which the academy is delivered, their placeholders still in them. */
export function standardTexts(kind: EmailKind, locale: Locale): EmailTexts {
  const say = createTranslator(locale).t as unknown as Say;
  const names = ['academy', ...emailKinds[kind].values, 'action', 'facts'];
  const named = Object.fromEntries(names.map((name) => [name, placeholder(name)]));
  const own = (part: string) => say(`messages.emails.texts.${kind}.${part}`, named);
  return {
    subject: own('subject'),
    heading: own('heading'),
    text: own('text'),
    action: own('action'),
  };
}
