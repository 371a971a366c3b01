import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both sides of a change as JSON, without the fields that it left alone. */
export function changedFields(
  before: unknown,
  after: unknown,
): { before: string | null; after: string | null } {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  if (!isFields(before) || !isFields(after)) return { before: json(before), after: json(after) };
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (side: Fields) =>
    JSON.stringify(
      Object.fromEntries(names.filter((name) => name in side).map((name) => [name, side[name]])),
    );
  return { before: pick(before), after: pick(after) };
}
