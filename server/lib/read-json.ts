import { visit } from 'jsonc-parser';

/** No call's body is nested deeper; recursion over a deeper one could overflow the stack. */
const MAX_DEPTH = 50;
/** The largest body is a transcript of 5,000 captions; each value is checked. */
const MAX_VALUES = 50_000;
/** No object of a call has as many keys; a record of answers has one for each question. */
const MAX_KEYS = 1000;

/** Why a text is refused as JSON. */
export type JsonProblem = 'no_json' | 'too_much' | 'repeated';

export type JsonResult = { value: unknown } | { problem: JsonProblem; key?: string };

/** Whether a quotation mark is escaped by a backslash. */
function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text.charAt(from - 1) === '\\') from--;
  return (at - from) % 2 === 1;
}

/** Where the string that begins here ends; the end of the text where it does not. */
function endOfText(text: string, from: number): number {
  let at = from;
  do {
    at = text.indexOf('"', at + 1);
  } while (at !== -1 && isEscaped(text, at));
  return at === -1 ? text.length : at;
}

/**
 * Whether JSON has more levels, values or keys than any body. Decided from its tokens, before it is
 * parsed: an object of 100,000 keys takes much longer to parse than to refuse.
 */
function isTooMuch(text: string): boolean {
  const keys: number[] = [0];
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"') at = endOfText(text, at);
    else if (sign === '{' || sign === '[') {
      values++;
      if (keys.push(0) > MAX_DEPTH + 1) return true;
    } else if (sign === '}' || sign === ']') keys.pop();
    else if (sign === ',') values++;
    else if (sign === ':') {
      const count = (keys.pop() ?? 0) + 1;
      if (count > MAX_KEYS) return true;
      keys.push(count);
    }
    if (values > MAX_VALUES) return true;
  }
  return false;
}

/** A duplicate key is ambiguous; JSON.parse would silently take the last. */
function findRepeatedKey(text: string): string | null {
  const open: Set<string>[] = [];
  let repeated: string | null = null;
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (name) => {
      const names = open.at(-1);
      if (names?.has(name)) repeated ??= name;
      names?.add(name);
    },
  });
  return repeated;
}

/**
 * Parses external JSON: not deeper and with no more values than any call needs, and without
 * duplicate keys.
 */
export function readJson(text: string): JsonResult {
  if (isTooMuch(text)) return { problem: 'too_much' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'no_json' };
  }
  const key = findRepeatedKey(text);
  return key === null ? { value } : { problem: 'repeated', key };
}
