import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  bilingualColumns,
  bilingualEntity,
  bilingualEntityNames,
} from '#domain/bilingual-entities.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

import { lacksAnyLanguage, lacksLanguageSql } from './missing-language.ts';

const academy = openTestAcademy();

const indexName = /^(\w+?)_(one_sided|missing_en|missing_zh)_idx$/;

/** The indexes that hold the rows which lack a text, and their conditions as the database has them. */
async function listIndexes() {
  const { rows } = await sql<{ name: string; table: string; condition: string }>`
    select i.relname as name, t.relname as table, pg_get_expr(x.indpred, x.indrelid) as condition
    from pg_index x
    join pg_class i on i.oid = x.indexrelid
    join pg_class t on t.oid = x.indrelid
    where i.relname ~ '_(one_sided|missing_en|missing_zh)_idx$'
    order by i.relname`.execute(academy.db);
  return rows;
}

/** A condition as the database writes it down. */
async function asStored(table: string, condition: RawBuilder<boolean>): Promise<string> {
  const asked = `probe_${table}`;
  return academy.db.transaction().execute(async (tx) => {
    await sql`create index ${sql.ref(asked)} on ${sql.table(table)} (version)
      where archived_at is null and ${condition}`.execute(tx);
    const { rows } = await sql<{ condition: string }>`
      select pg_get_expr(indpred, indrelid) as condition from pg_index
      where indexrelid = ${asked}::regclass`.execute(tx);
    await sql`drop index ${sql.ref(asked)}`.execute(tx);
    return rows[0]?.condition ?? '';
  });
}

test('the indexes on what is missing name every field of the descriptor', async () => {
  const indexes = await listIndexes();
  expect(indexes.map(({ name }) => name)).toEqual([
    'contents_one_sided_idx',
    'courses_missing_en_idx',
    'courses_missing_zh_idx',
    'courses_one_sided_idx',
    'rewards_one_sided_idx',
  ]);
  for (const { name, table, condition } of indexes) {
    const entity = bilingualEntityNames.find((one) => bilingualEntity(one).table === table);
    const kind = indexName.exec(name)?.[2];
    if (entity === undefined) throw new Error(`${name} stands on no bilingual entity`);
    const lacks =
      kind === 'one_sided'
        ? lacksAnyLanguage(entity)
        : lacksLanguageSql(entity, kind === 'missing_en' ? 'en' : 'zh');
    expect(condition, name).toBe(await asStored(table, lacks));
  }
});

test.each(bilingualEntityNames)(
  'a %s has both columns of each field, never null',
  async (entity) => {
    const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${bilingualEntity(entity).table} and is_nullable = 'NO'`.execute(academy.db);
    const columns = rows.map(({ name }) => name);
    expect(bilingualColumns(entity).filter((name) => !columns.includes(name))).toEqual([]);
  },
);

test.each(bilingualEntityNames)(
  'every text of a %s with a twin stands in its descriptor',
  async (entity) => {
    const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${bilingualEntity(entity).table} and data_type = 'text'
      and column_name like '%\_zh' and is_nullable = 'NO'`.execute(academy.db);
    const described: readonly string[] = bilingualColumns(entity, 'zh');
    expect(rows.map(({ name }) => name).toSorted()).toEqual(described.toSorted());
  },
);
