import type { EmailKind } from '#domain/email-kinds.ts';
import { paragraphsOf } from '#domain/email-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { standardTexts } from '#server/mail/standard-texts.ts';

/** What a text looks like once it is filled in. */
function filled(text: string): RegExp {
  const parts = text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^]*?'));
}

/** Whether an email has the standard texts of a kind. */
export function isEmailOfKind(
  kind: EmailKind,
  locale: Locale,
  email: { subject: string; text: string },
): boolean {
  const { subject, heading, text, action } = standardTexts(kind, locale);
  const said = [heading, action, ...paragraphsOf(text)].every((part) =>
    filled(part).test(email.text),
  );
  return said && filled(subject).test(email.subject);
}

/** The token of the link that ends a kind of email, as its header names it. */
export function unsubscribeTokenIn(header: string | undefined): string {
  const [, address = ''] = /^<(.*)>$/.exec(header ?? '') ?? [];
  return new URL(address).searchParams.get('token') ?? '';
}
