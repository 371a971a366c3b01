import type { Bilingual } from '#demo/texts/index.ts';
import {
  type BilingualColumnOf,
  type BilingualEntityName,
  type BilingualField,
  type BilingualFieldOf,
  bilingualEntities,
} from '#domain/bilingual-entities.ts';
import { cleanHtml } from '#server/lib/html/clean-html.ts';

/** The columns of bilingual fields for demo texts, HTML cleaned. */
export function columnsOf<Name extends string>(
  fields: Readonly<Record<Name, BilingualField>>,
  texts: Readonly<Record<Name, Bilingual>>,
): Record<Name | `${Name}_zh`, string> {
  const columns = (Object.keys(fields) as Name[]).flatMap((name) => {
    const store = fields[name].kind === 'html' ? cleanHtml : String;
    return [
      [name, store(texts[name].en)],
      [`${name}_zh`, store(texts[name].zh)],
    ];
  });
  return Object.fromEntries(columns) as Record<Name | `${Name}_zh`, string>;
}

/**
 * The same by the descriptor of an entity: a field that it gains has to be written in the demo,
 * or this does not compile.
 */
export function demoColumns<E extends BilingualEntityName>(
  entity: E,
  texts: Readonly<Record<BilingualFieldOf<E>, Bilingual>>,
): Record<BilingualColumnOf<E>, string> {
  const fields: Readonly<Record<string, BilingualField>> = bilingualEntities[entity].fields;
  return columnsOf(fields as Readonly<Record<BilingualFieldOf<E>, BilingualField>>, texts);
}
