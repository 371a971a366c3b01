import type { z } from 'zod';
import { amountsOfOtherCurrencies } from '#domain/typed-number.ts';
import type { Translator } from './create-translator.ts';
import { validation } from './en/validation.ts';
import { type Message, translateFields } from './message.ts';

type ValidationKey = keyof typeof validation;

/** The parts of an issue that a message needs; zod’s own issues and raw ones have them. */
export type Issue = Pick<z.core.$ZodIssue, 'code' | 'message' | 'path'> & Record<string, unknown>;

function isKey(text: string): text is ValidationKey {
  return Object.hasOwn(validation, text);
}

function keyOf(issue: Issue): ValidationKey {
  const named = issue.message.startsWith('@') ? issue.message.slice(1) : '';
  if (isKey(named)) return named;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined && /received undefined/.test(issue.message)) return 'required';
      return issue.expected === 'int' || issue.format === 'safeint' ? 'whole_number' : 'wrong_type';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'text_short';
      return issue.origin === 'array' ? 'too_few' : 'number_small';
    case 'too_big':
      if (issue.origin === 'string') return 'text_long';
      return issue.origin === 'array' ? 'too_many' : 'number_big';
    case 'invalid_value':
      return 'not_an_option';
    case 'invalid_format':
      return 'bad_format';
    case 'unrecognized_keys':
      return 'unknown_field';
    default:
      return 'invalid';
  }
}

/** One problem as a message: forms and server say the same. */
function issueMessage(issue: Issue): Message {
  const { minimum, maximum } = issue;
  const params = {
    minimum: String(minimum ?? ''),
    maximum: String(maximum ?? ''),
    ...(issue.params as Record<string, string> | undefined),
  };
  // A text names the limit that it needs; the other one is ignored.
  return { key: `validation.${keyOf(issue)}`, params } as Message;
}

/** So many wrong fields are named; nobody corrects more of them at once. */
const MAX_NAMED = 200;

/** The first problem of each field, by the field's name (`a.b` within another). */
export function issueMessages(issues: readonly z.core.$ZodIssue[]): Record<string, Message> {
  const fields: Record<string, Message> = {};
  // Each is turned into a message: for thousands of them that would take longest of all.
  for (const issue of issues.slice(0, MAX_NAMED)) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
    for (const name of unknown?.slice(0, MAX_NAMED) ?? [issue.path.map(String).join('.')]) {
      fields[name] ??= issueMessage(issue as unknown as Issue);
    }
  }
  return fields;
}

/** The problem of an amount in another currency than the field beside it names. */
const otherCurrency = (currency: string): Message => ({
  key: 'validation.amount_currency',
  params: { currency },
});

/**
 * The first problem of each field that was sent; amounts are compared with the currencies beside
 * them, which no schema of a single field can see.
 */
export function sentMessages(
  issues: readonly z.core.$ZodIssue[],
  sent: unknown,
): Record<string, Message> {
  const fields = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  const others = amountsOfOtherCurrencies(fields);
  return {
    ...issueMessages(issues),
    ...Object.fromEntries(others.map(({ field, currency }) => [field, otherCurrency(currency)])),
  };
}

/** The same as sentences in the translator's language. */
export function fieldMessages(
  translator: Translator,
  issues: readonly z.core.$ZodIssue[],
  sent?: unknown,
): Record<string, string> {
  return translateFields(translator, sentMessages(issues, sent));
}
