import { type EmailKind, type EmailValueName, emailKinds } from './email-kinds.ts';

/** The texts of an email that admins may write themselves: its subject, and what stands in it. */
export const emailTextFields = ['subject', 'heading', 'text', 'action'] as const;
export type EmailTextField = (typeof emailTextFields)[number];

/** The texts of one kind of email in one language, with their placeholders. */
export type EmailTexts = Readonly<Record<EmailTextField, string>>;

/** The most characters of each; a constraint of the table has the same limits. */
export const emailTextLimits = {
  subject: 200,
  heading: 120,
  text: 5000,
  action: 60,
} as const satisfies Record<EmailTextField, number>;

/** Placeholders that are paragraphs of their own: the button, and the list of facts. */
export type EmailBlockName = 'action' | 'facts';
export type EmailPlaceholder = EmailValueName | EmailBlockName;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** The same as it is typed: with spaces inside, or with the braces of a Chinese keyboard. */
const TYPED = /[{｛]{2}\s*(\w+)\s*[}｝]{2}/g;
const BRACE = /[{}｛｝]/;
/**
 * Characters that no text may contain: invisible ones, and those that reverse the direction of
 * text.
 */
const INVISIBLE = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** The placeholders that stand in the body as paragraphs of their own; it needs each of them once. */
export const emailBlocksOf = (kind: EmailKind): readonly EmailBlockName[] =>
  emailKinds[kind].hasFacts ? ['facts', 'action'] : ['action'];

/** The values that any text of a kind may name. */
export const valuesOf = (kind: EmailKind): readonly EmailValueName[] => [
  'academy',
  ...emailKinds[kind].values,
];

/** The values that the body of a kind has to name. */
export const neededValuesOf = (kind: EmailKind): readonly EmailValueName[] =>
  emailKinds[kind].needs;

/** A placeholder as it stands in a text. */
export const placeholder = (name: string) => `{{${name}}}`;

/** The paragraphs of a body. */
export const paragraphsOf = (text: string) => text.split('\n\n');

/** A text with its values. What a value says is text, whatever it looks like. */
export const fillText = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));

/** A text as it is stored: one way to write a placeholder, one blank line between paragraphs. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(TYPED, '{{$1}}')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Why a text cannot be used. */
export type EmailTextProblem =
  | { problem: 'empty' | 'lines' | 'invisible' }
  /** No placeholder of this kind, or one that stands only in the body. */
  | { problem: 'unknown'; name: string }
  /** A brace that belongs to no placeholder. */
  | { problem: 'broken'; at: string }
  | { problem: 'missing' | 'alone' | 'twice'; name: EmailPlaceholder };

/** The text around a brace, so that a person can find it. */
function around(text: string): string {
  const index = text.search(BRACE);
  return [...text.slice(Math.max(0, index - 12), index + 24)].join('').replaceAll('\n', ' ').trim();
}

/** What is wrong with the placeholders of a body. */
function findBodyProblem(kind: EmailKind, text: string): EmailTextProblem | null {
  const paragraphs = paragraphsOf(text);
  for (const name of emailBlocksOf(kind)) {
    const count = text.split(placeholder(name)).length - 1;
    if (count === 0) return { problem: 'missing', name };
    if (count > 1) return { problem: 'twice', name };
    if (!paragraphs.includes(placeholder(name))) return { problem: 'alone', name };
  }
  const missing = neededValuesOf(kind).find((name) => !text.includes(placeholder(name)));
  return missing === undefined ? null : { problem: 'missing', name: missing };
}

/**
 * The first thing that is wrong with a text of an email; null: it can be used.
 * @param text cleaned by `cleanText`
 */
export function findTextProblem(
  kind: EmailKind,
  field: EmailTextField,
  text: string,
): EmailTextProblem | null {
  if (text === '') return { problem: 'empty' };
  if (field !== 'text' && text.includes('\n')) return { problem: 'lines' };
  if (INVISIBLE.test(text)) return { problem: 'invisible' };
  const known: readonly string[] =
    field === 'text' ? [...valuesOf(kind), ...emailBlocksOf(kind)] : valuesOf(kind);
  for (const [, name = ''] of text.matchAll(PLACEHOLDER)) {
    if (!known.includes(name)) return { problem: 'unknown', name };
  }
  const rest = text.replace(PLACEHOLDER, '');
  if (BRACE.test(rest)) return { problem: 'broken', at: around(rest) };
  return field === 'text' ? findBodyProblem(kind, text) : null;
}
