import { visit } from 'jsonc-parser';

/** No call's body goes as deep; what walks a body by calling itself would end the request. */
const MAX_DEPTH = 50;
/** The largest body is a transcript of 5,000 captions; each value is checked, some are named. */
const MAX_VALUES = 50_000;
/** No object of a call has as many keys; what is a record of answers has one for each question. */
const MAX_KEYS = 1000;

/** Why a text is not taken for JSON. */
export type JsonProblem = 'no_json' | 'too_much' | 'repeated';

export type JsonResult = { value: unknown } | { problem: JsonProblem; key?: string };

const hasManyKeys = (value: unknown) =>
  !Array.isArray(value) && Object.keys(value as object).length > MAX_KEYS;

function isTooMuch(value: unknown): boolean {
  let level = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > MAX_DEPTH || count > MAX_VALUES) return true;
    const containers = level.filter((one) => typeof one === 'object' && one !== null);
    level = containers.flatMap((one) => Object.values(one as object));
    if (containers.some(hasManyKeys)) return true;
  }
  return false;
}

/** A key given twice means two things at once; JSON.parse would take the last in silence. */
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
 * Reads JSON from outside: not deeper and not of more values than any call needs, and no key
 * twice in one object.
 */
export function readJson(text: string): JsonResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'no_json' };
  }
  if (isTooMuch(value)) return { problem: 'too_much' };
  const key = findRepeatedKey(text);
  return key === null ? { value } : { problem: 'repeated', key };
}
