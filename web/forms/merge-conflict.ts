import { isSameValue } from './same-value.ts';

/** What another person’s save means for a form that is still open. */
export interface Merge<Field extends string> {
  /** Only they changed these, or what they changed could be put together with mine. */
  merged: Field[];
  /** Both changed these, to different values: the person decides. */
  conflicts: Field[];
}

type Values<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** A value made of what both did to it, where a field is more than one thing. */
export interface Combined {
  /** Mine wherever both changed the same part. */
  mine: unknown;
  /** Theirs wherever both changed the same part. */
  remote: unknown;
  /** Whether there is such a part. */
  isConflict: boolean;
}

/** Puts together what both did to a field since `base`. */
export type Combine = (base: unknown, mine: unknown, remote: unknown) => Combined;

/**
 * Compares a form with what was saved meanwhile, field by field.
 * @param base what the form was opened with
 * @param mine what stands in the form now
 * @param remote what is saved now
 * @param combine how fields are put together that both have changed; the others are left to
 *   the person
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
