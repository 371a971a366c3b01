import './in-pages.ts';
import { z } from 'zod';
import {
  type BilingualColumnOf,
  type BilingualEntityName,
  type BilingualField,
  bilingualEntities,
} from '#domain/bilingual-entities.ts';
import { plainLine } from './fields.ts';

/**
 * Texts that exist in both languages, as calls carry them. Which ones an entity has, and how
 * long they may be, is said in `domain/bilingual-entities.ts`.
 */

type Fields<Name extends string> = Readonly<Record<Name, BilingualField>>;
type Shape<Name extends string, Text extends z.ZodType> = {
  [K in Name | `${Name}_zh`]: Text;
};
type EntityShape<E extends BilingualEntityName, Text extends z.ZodType> = {
  [K in BilingualColumnOf<E>]: Text;
};

function shape<Name extends string, Text extends z.ZodType>(
  fields: Fields<Name>,
  textOf: (field: BilingualField) => Text,
): Shape<Name, Text> {
  const pairs = Object.entries<BilingualField>(fields).flatMap(([name, field]) => {
    const text = textOf(field);
    return [
      [name, text],
      [`${name}_zh`, text],
    ];
  });
  return Object.fromEntries(pairs) as Shape<Name, Text>;
}

const written = ({ max, kind }: BilingualField): z.ZodString =>
  kind === 'line' ? plainLine(max) : z.string().trim().max(max);

/** Texts go out as they are stored, whatever their length. */
export const shownPairs = <Name extends string>(fields: Fields<Name>) =>
  shape(fields, () => z.string());

/** Texts as they may be written. */
export const writtenPairs = <Name extends string>(fields: Fields<Name>) => shape(fields, written);

/** The same where what is not sent is blank. */
export const blankPairs = <Name extends string>(fields: Fields<Name>) =>
  shape(fields, (field) => written(field).default(''));

/** Refuses a text that is there in no language, at its Chinese field. */
export function requirePairs(names: readonly string[], message: string) {
  return (texts: Readonly<Record<string, unknown>>, context: z.RefinementCtx) => {
    for (const name of names) {
      if (texts[name] !== '' || texts[`${name}_zh`] !== '') continue;
      context.addIssue({ code: 'custom', message, path: [`${name}_zh`] });
    }
  };
}

const fieldsOf = (entity: BilingualEntityName): Fields<string> => bilingualEntities[entity].fields;

/** `shownPairs` of an entity. */
export const shownTexts = <E extends BilingualEntityName>(entity: E) =>
  shownPairs(fieldsOf(entity)) as EntityShape<E, z.ZodString>;

/** `writtenPairs` of an entity. */
export const writtenTexts = <E extends BilingualEntityName>(entity: E) =>
  writtenPairs(fieldsOf(entity)) as EntityShape<E, z.ZodString>;

/** `blankPairs` of an entity. */
export const blankTexts = <E extends BilingualEntityName>(entity: E) =>
  blankPairs(fieldsOf(entity)) as EntityShape<E, z.ZodDefault<z.ZodString>>;

/** `requirePairs` of an entity. */
export const requireTexts = (entity: BilingualEntityName, message = '@one_language') =>
  requirePairs(bilingualEntities[entity].required, message);
