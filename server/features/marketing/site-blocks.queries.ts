import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import { likePattern } from '#server/lib/sql/like-pattern.ts';
import type { SiteBlock, SiteBlockKind } from './site-blocks.ts';

/**
 * Reads of site blocks for admins. One code for all kinds: names of tables and columns come
 * from `site-blocks.ts`, never from a request.
 */

/** Times as the contract writes them, and whether an article’s day has come. */
function present(kind: SiteBlockKind, row: Record<string, unknown>, today: string): SiteBlock {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  const { published_on: day } = row;
  return kind.schema.parse({
    ...Object.fromEntries(fields),
    is_published: typeof day === 'string' && day <= today,
  });
}

const bothOf = (names: readonly string[]) => names.flatMap((name) => [name, `${name}_zh`]);

/** A text that the other language has and this one lacks. */
function lacks(kind: SiteBlockKind, language: 'zh' | 'en'): RawBuilder<boolean> {
  return sql.join(
    kind.pairs.map((name) => {
      const en = sql.ref(name);
      const zh = sql.ref(`${name}_zh`);
      return language === 'zh'
        ? sql<boolean>`(${zh} = '' and ${en} <> '')`
        : sql<boolean>`(${en} = '' and ${zh} <> '')`;
    }),
    sql` or `,
  );
}

interface SiteBlockFilter {
  search?: string | undefined;
  missing?: 'zh' | 'en' | 'any' | undefined;
  archived: boolean;
  sort: string;
  page: number;
  limit: number;
}

function isWanted(kind: SiteBlockKind, { search, missing, archived }: SiteBlockFilter) {
  const conditions = [
    archived ? sql<boolean>`archived_at is not null` : sql<boolean>`archived_at is null`,
  ];
  const pattern = likePattern(search);
  if (pattern !== null) {
    const found = bothOf(kind.pairs).map((name) => sql<boolean>`${sql.ref(name)} ilike ${pattern}`);
    conditions.push(sql`(${sql.join(found, sql` or `)})`);
  }
  if (missing === 'zh' || missing === 'any') {
    const lack =
      missing === 'any' ? sql`${lacks(kind, 'zh')} or ${lacks(kind, 'en')}` : lacks(kind, 'zh');
    conditions.push(sql`(${lack})`);
  }
  if (missing === 'en') conditions.push(sql`(${lacks(kind, 'en')})`);
  return sql.join(conditions, sql` and `);
}

function orderOf(kind: SiteBlockKind, sort: string) {
  const columns = kind.sorts[sort as keyof SiteBlockKind['sorts']] ?? [kind.id];
  return sql.join(
    columns.map((column) =>
      column.startsWith('-') ? sql`${sql.ref(column.slice(1))} desc` : sql.ref(column),
    ),
  );
}

/** One page of a kind, and how many there are. */
export async function listSiteBlocks(
  db: Db,
  kind: SiteBlockKind,
  filter: SiteBlockFilter,
  today: string,
) {
  const table = sql.table(kind.table);
  const wanted = isWanted(kind, filter);
  const [{ rows }, counted] = await Promise.all([
    sql<Record<string, unknown>>`
      select * from ${table} where ${wanted} order by ${orderOf(kind, filter.sort)}
      limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}
    `.execute(db),
    sql<{ count: number }>`select count(*) as count from ${table} where ${wanted}`.execute(db),
  ]);
  return { list: rows.map((row) => present(kind, row, today)), count: counted.rows[0]?.count ?? 0 };
}

/**
 * A site block, archived or not.
 * @throws AppError NOT_FOUND
 */
export async function getSiteBlock(
  db: Db,
  kind: SiteBlockKind,
  siteBlockId: number,
  today: string,
): Promise<SiteBlock> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(kind.table)} where ${sql.ref(kind.id)} = ${siteBlockId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND');
  return present(kind, row, today);
}
