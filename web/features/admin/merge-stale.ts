/** What another person’s save means for a form that is still open. */
export interface Merge<Field extends string> {
  /** Only they changed these: the form takes theirs over. */
  takeOver: Field[];
  /** Both changed these, to different values: the person decides. */
  conflicts: Field[];
}

type Values<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/**
 * Compares a form with what was saved meanwhile, field by field.
 * @param base what the form was opened with
 * @param mine what stands in the form now
 * @param theirs what is saved now
 */
export function mergeStale<Field extends string>(
  fields: readonly Field[],
  base: Values<Field>,
  mine: Values<Field>,
  theirs: Values<Field>,
): Merge<Field> {
  const changedByThem = fields.filter(
    (field) => theirs[field] !== base[field] && theirs[field] !== mine[field],
  );
  return {
    takeOver: changedByThem.filter((field) => mine[field] === base[field]),
    conflicts: changedByThem.filter((field) => mine[field] !== base[field]),
  };
}
