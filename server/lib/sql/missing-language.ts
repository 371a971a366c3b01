import { type RawBuilder, sql } from 'kysely';
import { type BilingualEntityName, bilingualEntity } from '#domain/bilingual-entities.ts';
import type { Locale } from '#domain/locale.ts';

/**
 * `missingLanguages` for queries: one definition for the lists of the admin area, the marks in
 * them, the dashboard and their indexes. A test compares those indexes with it.
 */

const columnOf = (name: string, alias: string | undefined) =>
  sql.ref(alias === undefined ? name : `${alias}.${name}`);

/**
 * Whether a row lacks a text in a language that it has in the other one.
 * @param alias of its table in the query
 */
export function lacksLanguageSql(
  entity: BilingualEntityName,
  language: Locale,
  alias?: string,
): RawBuilder<boolean> {
  const { fields, hasBody } = bilingualEntity(entity);
  if (hasBody) return sql<boolean>`${columnOf(`lacks_${language}`, alias)}`;
  const lacks = Object.keys(fields).map((name) => {
    const [en, zh] = [columnOf(name, alias), columnOf(`${name}_zh`, alias)];
    return language === 'zh'
      ? sql`(${zh} = '' and ${en} <> '')`
      : sql`(${en} = '' and ${zh} <> '')`;
  });
  return sql<boolean>`(${sql.join(lacks, sql` or `)})`;
}

/** Whether a row lacks a text in either language. */
export function lacksAnyLanguage(entity: BilingualEntityName): RawBuilder<boolean> {
  const { fields, hasBody } = bilingualEntity(entity);
  if (hasBody) return sql<boolean>`(lacks_en or lacks_zh)`;
  const lacks = Object.keys(fields).map(
    (name) => sql`(${sql.ref(name)} = '') <> (${sql.ref(`${name}_zh`)} = '')`,
  );
  return sql<boolean>`(${sql.join(lacks, sql` or `)})`;
}
