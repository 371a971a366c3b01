import { type Field, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

type Fields = UseFormReturn['control']['_fields'];

/** The element of a field; of radio buttons the first one. */
function elementOf(fields: Fields, name: string): Node | null {
  const { _f: field } = (get(fields, name) ?? {}) as Partial<Field>;
  const element: unknown = field?.refs?.[0] ?? field?.ref;
  const isElement = typeof (element as Node | undefined)?.compareDocumentPosition === 'function';
  return isElement ? (element as Node) : null;
}

/**
 * The first of some fields in the document. The order of their registration differs from it: a
 * component registers its field after the fields around it. Fields without an element come last.
 */
export function firstField<Input extends FieldValues>(
  fields: Fields,
  names: readonly Path<Input>[],
): Path<Input> | undefined {
  const found = names.map((name) => ({ name, element: elementOf(fields, name) }));
  const [first] = found.sort((one, other) => {
    if (one.element === null || other.element === null) {
      return Number(one.element === null) - Number(other.element === null);
    }
    const isBefore = one.element.compareDocumentPosition(other.element) & FOLLOWING;
    return isBefore ? -1 : 1;
  });
  return first?.name;
}

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which no server has. */
const FOLLOWING = 4;
