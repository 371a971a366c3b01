import { sql } from 'kysely';
import type { Db } from '../open.ts';

/**
 * The shape of a database, one line for each table, column, constraint, index, trigger,
 * function, view and sequence, with its comment. Columns have no order in it: nothing that reads
 * or writes them depends on it.
 */
export async function readCatalog(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with tables as (
      select oid, relname, relkind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')
    )
    select concat_ws(' | ', 'relation', relname, relkind, obj_description(oid, 'pg_class'),
      case relkind when 'v' then pg_get_viewdef(oid) end) as line from tables
    union all
    select concat_ws(' | ', 'column', relname, attname, format_type(atttypid, atttypmod),
      'not null: ' || attnotnull, 'identity: ' || attidentity::text,
      'generated: ' || attgenerated::text,
      'default: ' || pg_get_expr(adbin, adrelid),
      'collation: ' || (select collname from pg_collation where oid = attcollation),
      col_description(tables.oid, attnum))
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind = 'r'
    union all
    select concat_ws(' | ', 'constraint', conrelid::regclass, conname, contype,
      pg_get_constraintdef(oid), obj_description(oid, 'pg_constraint'))
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' | ', 'index', indexname, indexdef) from pg_indexes
    where schemaname = 'public'
    union all
    select concat_ws(' | ', 'trigger', pg_get_triggerdef(oid), tgenabled,
      obj_description(oid, 'pg_trigger'))
    from pg_trigger where not tgisinternal
    union all
    select concat_ws(' | ', 'function', pg_get_functiondef(oid), obj_description(oid, 'pg_proc'))
    from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select concat_ws(' | ', 'sequence', sequencename, data_type, start_value, increment_by)
    from pg_sequences where schemaname = 'public'
    order by line`.execute(db);
  return rows.map((row) => row.line);
}
