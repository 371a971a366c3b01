/**
 * Writes `database/schema.sql` and `database/types.ts` from the migrations, applied
 * to an empty embedded database. With `--check` it writes nothing and fails where
 * the committed files differ, so that a review always sees the true shape.
 */
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../database/migrate.ts';
import { fromPglite } from '../database/open.ts';
import { writeOrCheck } from './generated-file.ts';

interface Column {
  table: string;
  is_view: boolean;
  name: string;
  type: string;
  not_null: boolean;
  default_value: string | null;
  identity: string;
  /** `s`: computed by the database from the other columns. */
  generated: string;
}

const pglite = await PGlite.create();
await migrate(fromPglite(pglite));

async function rows<T>(query: string): Promise<T[]> {
  return (await pglite.query<T>(query)).rows;
}

/** In the order of the migrations, which is that of the features. */
const tablesAsCreated = await rows<{ name: string; comment: string | null }>(`
  select relname as name, obj_description(oid, 'pg_class') as comment from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid`);
const columns = await rows<Column>(`
  select c.relname as table, c.relkind = 'v' as is_view, a.attname as name,
    format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
    pg_get_expr(d.adbin, d.adrelid) as default_value, a.attidentity as identity,
    a.attgenerated as generated
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'v')
  order by c.relname, a.attnum`);
const constraints = await rows<{ table: string; name: string; definition: string; type: string }>(`
  select conrelid::regclass::text as table, conname as name, contype as type,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
  order by 1, contype = 'c', conname`);
const indexes = await rows<{ table: string; definition: string }>(`
  select tablename as table, indexdef as definition from pg_indexes
  where schemaname = 'public'
    and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))
  order by 1, 2`);
const triggers = await rows<{ table: string; definition: string }>(`
  select tgrelid::regclass::text as table,
    coalesce('-- ' || obj_description(oid, 'pg_trigger') || E'\\n', '')
      || pg_get_triggerdef(oid) as definition
  from pg_trigger where not tgisinternal order by 1, 2`);
const functions = await rows<{ definition: string }>(`
  select pg_get_functiondef(oid) as definition from pg_proc
  where pronamespace = 'public'::regnamespace order by oid`);
const views = await rows<{ name: string; definition: string }>(`
  select viewname as name, definition from pg_views where schemaname = 'public' order by 1`);
await pglite.close();

const tables = [...new Set(columns.filter((c) => !c.is_view).map((c) => c.table))];
const viewNames = [...new Set(columns.filter((c) => c.is_view).map((c) => c.table))];

function schemaSql(): string {
  const parts = [
    '-- Generated from database/migrations by `npm run generate`. Do not edit.',
    ...tablesAsCreated.map(({ name: table, comment }) => {
      const lines = columns
        .filter((column) => column.table === table)
        .map((column) => {
          const identity = column.identity === 'a' ? ' generated always as identity' : '';
          const fallback =
            column.generated === 's'
              ? ` generated always as (${column.default_value}) stored`
              : column.default_value === null
                ? ''
                : ` default ${column.default_value}`;
          return `  ${column.name} ${column.type}${column.not_null ? ' not null' : ''}${identity}${fallback}`;
        });
      const rules = constraints
        .filter((constraint) => constraint.table === table)
        .map((constraint) => `  constraint ${constraint.name} ${constraint.definition}`);
      const extras = [...indexes, ...triggers]
        .filter((extra) => extra.table === table)
        .map((extra) => `${extra.definition};`);
      return [
        ...(comment === null ? [] : [`-- ${comment}`]),
        `create table ${table} (\n${[...lines, ...rules].join(',\n')}\n);`,
        ...extras,
      ].join('\n');
    }),
    ...views.map((view) => `create view ${view.name} as\n${view.definition}`),
    ...functions.map((fn) => `${fn.definition.trim()};`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The texts a column is limited to, read from `CHECK (column = ANY (ARRAY[…]))`. */
function allowedTexts(table: string, column: string): string[] | null {
  for (const { table: of, type, definition } of constraints) {
    if (of !== table || type !== 'c') continue;
    const match = new RegExp(`^CHECK \\(\\(${column} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`).exec(
      definition,
    );
    if (match?.[1]) return [...match[1].matchAll(/'([^']*)'::text/g)].map((m) => m[1] ?? '');
  }
  return null;
}

function typeOf(column: Column): string {
  const texts = allowedTexts(column.table, column.name);
  if (texts) return texts.map((text) => `'${text}'`).join(' | ');
  const type = column.type.replace(/\(.*\)/, '');
  switch (type) {
    case 'integer':
    case 'smallint':
    case 'double precision':
    case 'bigint':
    case 'numeric':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'text':
    case 'tsvector':
    case 'date':
      return 'string';
    case 'text[]':
      return 'string[]';
    case 'bytea':
      return 'Uint8Array';
    case 'timestamp with time zone':
      return 'Timestamp';
    case 'jsonb':
      return 'Json';
    default:
      throw new Error(
        `No TypeScript type is known for ${column.table}.${column.name}: ${column.type}`,
      );
  }
}

const pascal = (name: string) =>
  name.replace(/(^|_)(\w)/g, (_, __, character: string) => character.toUpperCase());

function typesTs(): string {
  const interfaces = [...tables, ...viewNames].map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .map((column) => {
        const base = `${typeOf(column)}${column.not_null ? '' : ' | null'}`;
        const generated = column.default_value !== null && !column.is_view;
        if (column.identity === 'a') return `  ${column.name}: GeneratedAlways<number>;`;
        if (column.generated === 's') return `  ${column.name}: GeneratedAlways<${base}>;`;
        return `  ${column.name}: ${generated ? `Generated<${base}>` : base};`;
      });
    return `export interface ${pascal(table)}Table {\n${lines.join('\n')}\n}`;
  });
  return `// Generated from database/migrations by \`npm run generate\`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Written as a Date or ISO text, read as a Date. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** The database fills it in where an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
/** Written as JSON text, read as what it holds; the reader checks it. */
type Json = ColumnType<unknown, string, string>;

${interfaces.join('\n\n')}

export interface DB {
${[...tables, ...viewNames].map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n')}
}
`;
}

const folder = path.join(import.meta.dirname, '..', 'database');
writeOrCheck(path.join(folder, 'schema.sql'), schemaSql());
writeOrCheck(path.join(folder, 'types.ts'), typesTs());
