import type { FileKind, UploadPurpose } from '#contract/files.ts';
import type { Translator } from './create-translator.ts';
import { describeTypes } from './describe-types.ts';
import type { adminTexts } from './en/admin.ts';
import type { serverTexts } from './en/messages.ts';
import type { pageTexts } from './en/pages.ts';

/** Texts that a message may name: the server's own, and those that a screen says as well. */
type MessageTexts = typeof serverTexts &
  Pick<typeof pageTexts, 'files' | 'validation'> & {
    learning: { assignment: Pick<typeof pageTexts.learning.assignment, 'fileNeeded'> };
    points: Pick<typeof pageTexts.points, 'capBelowAmount' | 'weekBelowDay'>;
    rewards: Pick<typeof pageTexts.rewards, 'status'>;
    admin: { accounts: { import: Pick<typeof adminTexts.admin.accounts.import, 'noFile'> } };
  };

/** The names between double braces. */
type Names<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

type PluralForm<Start extends string> = `${Start}_${'one' | 'other'}`;
/** A key without the ending of its plural form. */
type Base<Key extends string> = Key extends PluralForm<infer Start> ? Start : Key;
/** What chooses between plural forms, named by the text or not. */
type Count<Key extends string> = Key extends PluralForm<string> ? 'count' : never;

/** Every text with its key and the values that it names. */
type Entries<Texts, Path extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? { key: `${Path}${Base<Key>}`; names: Names<Texts[Key]> | Count<Key> }
    : Entries<Texts[Key], `${Path}${Key}.`>;
}[keyof Texts & string];

type MessageFrom<Entry> = Entry extends { key: infer Key; names: infer Name extends string }
  ? [Name] extends [never]
    ? Key
    : { readonly key: Key; readonly params: { readonly [N in Name]: MessageParam } }
  : never;

/**
 * A message that is not translated yet: the key of a text or, where the
 * text names values, the key with them. A key that is missing, or a value, does not compile.
 */
export type Message = MessageFrom<Entries<MessageTexts>>;

/** A value that a message names: as it is, or one that differs by language. */
export type MessageParam =
  | string
  | number
  | { readonly message: Message }
  /** A text of the academy's data in both languages; one of them may be empty. */
  | { readonly en: string; readonly zh: string }
  /** The types of files that a field takes; without kinds all that its purpose does. */
  | { readonly purpose: UploadPurpose; readonly kinds: readonly FileKind[] | null };

function translateParam(translator: Translator, param: MessageParam): string | number {
  if (typeof param !== 'object') return param;
  if ('message' in param) return translate(translator, param.message);
  if ('purpose' in param) return describeTypes(translator.t, param.purpose, param.kinds);
  return translator.language === 'zh' ? param.zh || param.en : param.en || param.zh;
}

/** A message as a sentence in the translator's language. */
export function translate(translator: Translator, message: Message): string {
  const { key, params = {} } = typeof message === 'string' ? { key: message } : message;
  const values = Object.entries<MessageParam>(params).map(([name, param]) => [
    name,
    translateParam(translator, param),
  ]);
  // The type of a message has seen to it that the values are those that its text names.
  return translator.t(key as 'messages.common.ok', Object.fromEntries(values));
}

/** Messages at fields as sentences in the translator's language. */
export function translateFields(
  translator: Translator,
  fields: Readonly<Record<string, Message>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, translate(translator, message)]),
  );
}
