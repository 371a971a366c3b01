import { isSameValue } from './same-value.ts';

/** How another person’s save affects a form that is still open. */
export interface Merge<Field extends string> {
  /** Changed remotely only, or merged with my change. */
  merged: Field[];
  /** Changed by both, to different values: the person decides. */
  conflicts: Field[];
}

type Values<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** A value merged from both changes, for structured fields. */
export interface Combined {
  /** Merged; my value wherever both changed the same part. */
  mine: unknown;
  /** Merged; the remote value wherever both changed the same part. */
  remote: unknown;
  /** Whether both changed the same part. */
  isConflict: boolean;
}

/** Merges both changes of a field since `base`. */
export type Combine = (base: unknown, mine: unknown, remote: unknown) => Combined;

/**
 * Compares a form with a newer saved version, field by field.
 * @param base the values that the form was opened with
 * @param mine the form's current values
 * @param remote the saved values
 * @param combine how fields that both have changed are merged; the others are left to the person
 */
export function mergeConflict<Field extends string>(
  fields: readonly Field[],
  base: Values<Field>,
  mine: Values<Field>,
  remote: Values<Field>,
  combine: Partial<Record<Field, Combine>> = {},
): Merge<Field> & { combined: Partial<Record<Field, Combined>> } {
  const changedByThem = fields.filter(
    (field) => !isSameValue(remote[field], base[field]) && !isSameValue(remote[field], mine[field]),
  );
  const untouched = changedByThem.filter((field) => isSameValue(mine[field], base[field]));
  const combined: Partial<Record<Field, Combined>> = {};
  for (const field of changedByThem) {
    const together = untouched.includes(field) ? undefined : combine[field];
    if (together) combined[field] = together(base[field], mine[field], remote[field]);
  }
  const isDecided = (field: Field) =>
    untouched.includes(field) || combined[field]?.isConflict === false;
  return {
    merged: changedByThem.filter(isDecided),
    conflicts: changedByThem.filter((field) => !isDecided(field)),
    combined,
  };
}
