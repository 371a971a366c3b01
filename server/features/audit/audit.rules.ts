import { isDeepStrictEqual } from 'node:util';
import { hiddenAuditFields } from '#contract/hidden-audit-fields.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both sides of a change without the fields that it left alone, or that the database maintains. */
export function changedFields(
  before: unknown,
  after: unknown,
): { before: unknown; after: unknown } {
  const [old, now] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const names = Object.keys({ ...old, ...now }).filter(
    (name) => !hiddenAuditFields.has(name) && !isDeepStrictEqual(old[name], now[name]),
  );
  const pick = (side: unknown) =>
    isFields(side)
      ? Object.fromEntries(names.filter((name) => name in side).map((name) => [name, side[name]]))
      : side;
  return { before: pick(before), after: pick(after) };
}

/** How fields and their values are labelled in a language. */
interface Words {
  field: (name: string) => string;
  line: (field: string, value: string) => string;
  yes: string;
  no: string;
}

/** A side of a change, one line a field; nested values are written as JSON. */
export function writeSide(side: unknown, words: Words): string | null {
  if (side === null || side === undefined) return null;
  if (!isFields(side)) return textOf(side, words);
  return Object.entries(side)
    .map(([name, value]) => words.line(words.field(name), textOf(value, words)))
    .join('\n');
}

function textOf(value: unknown, words: Words): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'object' ? JSON.stringify(named(value, words.field)) : String(value);
}

/** The same with the labels of its fields. */
function named(value: unknown, nameOf: (field: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, nameOf));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [nameOf(name), named(inner, nameOf)]),
  );
}
