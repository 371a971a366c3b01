import { isDeepStrictEqual } from 'node:util';
import { untoldAuditFields } from '#contract/audit-words.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both sides of a change without the fields that it left alone, or that nobody changes. */
export function changedFields(
  before: unknown,
  after: unknown,
): { before: unknown; after: unknown } {
  const [old, now] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const names = Object.keys({ ...old, ...now }).filter(
    (name) => !untoldAuditFields.has(name) && !isDeepStrictEqual(old[name], now[name]),
  );
  const pick = (side: unknown) =>
    isFields(side)
      ? Object.fromEntries(names.filter((name) => name in side).map((name) => [name, side[name]]))
      : side;
  return { before: pick(before), after: pick(after) };
}

/** A side of a change as lines of `name: value`; what has parts of its own stands as JSON. */
export function writeSide(side: unknown, nameOf: (field: string) => string): string | null {
  if (side === null || side === undefined) return null;
  if (!isFields(side)) return textOf(side, nameOf);
  return Object.entries(side)
    .map(([name, value]) => `${nameOf(name)}: ${textOf(value, nameOf)}`)
    .join('\n');
}

function textOf(value: unknown, nameOf: (field: string) => string): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(named(value, nameOf)) : String(value);
}

/** The same with the names of its fields in words. */
function named(value: unknown, nameOf: (field: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, nameOf));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [nameOf(name), named(inner, nameOf)]),
  );
}
