import type { Selectable } from 'kysely';
import type { EmailTextsTable } from '#database/types.ts';
import { type EmailKind, emailKinds } from '#domain/email-kinds.ts';
import {
  cleanText,
  type EmailTextField,
  type EmailTextProblem,
  type EmailTexts,
  emailTextFields,
  findTextProblem,
  placeholder,
  valuesOf,
} from '#domain/email-texts.ts';
import type { Locale } from '#domain/locale.ts';
import type { Message } from '#i18n/message.ts';

/** The message about what is wrong with a text. */
export function problemMessage(kind: EmailKind, problem: EmailTextProblem): Message {
  switch (problem.problem) {
    case 'empty':
      return 'validation.required';
    case 'lines':
      return 'validation.one_line';
    case 'invisible':
      return 'messages.emails.problems.invisible';
    case 'unknown': {
      const known = valuesOf(kind).map(placeholder).join(' ');
      const name = placeholder(problem.name);
      return { key: 'messages.emails.problems.unknown', params: { name, known } };
    }
    case 'broken':
      return { key: 'messages.emails.problems.broken', params: { at: problem.at } };
    case 'missing':
    case 'alone':
    case 'twice': {
      const params = { name: placeholder(problem.name) };
      return { key: `messages.emails.problems.${problem.problem}`, params };
    }
  }
}

export type EmailTextsRow = Selectable<EmailTextsTable>;

/** Texts as they would be stored, and the first problem of each. */
export function checkTexts(
  kind: EmailKind,
  texts: EmailTexts,
): { texts: EmailTexts; problems: Partial<Record<EmailTextField, Message>> } {
  const cleaned = Object.fromEntries(
    emailTextFields.map((field) => [field, cleanText(texts[field])]),
  ) as Record<EmailTextField, string>;
  const problems: Partial<Record<EmailTextField, Message>> = {};
  for (const field of emailTextFields) {
    const problem = findTextProblem(kind, field, cleaned[field]);
    if (problem !== null) problems[field] = problemMessage(kind, problem);
  }
  return { texts: cleaned, problems };
}

/** Whether two emails say the same. */
export const isSameTexts = (one: EmailTexts, other: EmailTexts): boolean =>
  emailTextFields.every((field) => one[field] === other[field]);

const isKind = (kind: string): kind is EmailKind => Object.hasOwn(emailKinds, kind);

/**
 * What is stored of an email's texts in a language. Nothing where the standard texts are sent: none
 * are stored, or none that this version can use, whose emails may have other values than those of the
 * version that stored them.
 */
export function usableTexts(row: EmailTextsRow, locale: Locale): EmailTexts | undefined {
  const [subject, heading, text, action] =
    locale === 'zh'
      ? [row.subject_zh, row.heading_zh, row.text_zh, row.action_zh]
      : [row.subject, row.heading, row.text, row.action];
  if (subject === null || heading === null || text === null || action === null) return undefined;
  if (!isKind(row.kind)) return undefined;
  const stored = { subject, heading, text, action };
  const { problems } = checkTexts(row.kind, stored);
  return Object.keys(problems).length === 0 ? stored : undefined;
}
