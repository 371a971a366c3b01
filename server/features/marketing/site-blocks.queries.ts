import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { bilingualColumns } from '#domain/bilingual-entities.ts';
import type { Locale } from '#domain/locale.ts';
import { AppError } from '#server/lib/app-error.ts';
import { likePattern } from '#server/lib/sql/like-pattern.ts';
import { lacksAnyLanguage, lacksLanguageSql } from '#server/lib/sql/missing-language.ts';
import type { Page } from '#server/lib/sql/page.ts';
import { idOf, type SiteBlock, type SiteBlockKind, sortColumns, tableOf } from './site-blocks.ts';

/**
 * Queries of site blocks for admins. One implementation for all kinds: names of tables and columns
 * come from `site-blocks.ts`, never from a request.
 */

/** Times in the contract's format, and whether an article's day has come. */
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

interface SiteBlockFilter extends Page {
  search?: string | undefined;
  missing?: Locale | 'any' | undefined;
  archived: boolean;
  sort: string;
}

function isWanted(kind: SiteBlockKind, { search, missing, archived }: SiteBlockFilter) {
  const conditions = [
    archived ? sql<boolean>`archived_at is not null` : sql<boolean>`archived_at is null`,
  ];
  const pattern = likePattern(search);
  if (pattern !== null) {
    const found = bilingualColumns(kind.entity).map(
      (name) => sql<boolean>`${sql.ref(name)} ilike ${pattern}`,
    );
    conditions.push(sql`(${sql.join(found, sql` or `)})`);
  }
  if (missing === 'any') conditions.push(lacksAnyLanguage(kind.entity));
  else if (missing !== undefined) conditions.push(lacksLanguageSql(kind.entity, missing));
  return sql.join(conditions, sql` and `);
}

const inOrder = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) =>
      column.startsWith('-') ? sql`${sql.ref(column.slice(1))} desc` : sql.ref(column),
    ),
  );

/**
 * The public columns of a kind, under the names that the public calls have for them.
 * @param today the academy's day
 * @param page null: all of them
 */
export async function listShownSiteBlocks(
  db: Db,
  kind: SiteBlockKind,
  today: string,
  page: Page | null,
) {
  const table = tableOf(kind);
  const shown = kind.isShown === undefined ? sql`true` : kind.isShown(today);
  const wanted = sql`archived_at is null and ${shown}`;
  const order = inOrder(kind.shownBy ?? sortColumns(kind, 'position'));
  const part = page && sql`limit ${page.limit} offset ${(page.page - 1) * page.limit}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Record<string, unknown>>`
      select *, ${sql.ref(idOf(kind))} as id from ${table} where ${wanted}
      order by ${order} ${part ?? sql``}
    `.execute(db),
    page &&
      sql<{ count: number }>`select count(*) as count from ${table} where ${wanted}`.execute(db),
  ]);
  const list = rows.map(({ description, description_zh, ...row }) => ({
    ...row,
    ...kind.derived?.(row),
    desc: description,
    desc_zh: description_zh,
  }));
  return { list, count: counted?.rows[0]?.count ?? list.length };
}

/** One page of a kind, and how many there are. */
export async function listSiteBlocks(
  db: Db,
  kind: SiteBlockKind,
  filter: SiteBlockFilter,
  today: string,
) {
  const table = tableOf(kind);
  const wanted = isWanted(kind, filter);
  const [{ rows }, counted] = await Promise.all([
    sql<Record<string, unknown>>`
      select * from ${table} where ${wanted} order by ${inOrder(sortColumns(kind, filter.sort))}
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
    select * from ${tableOf(kind)} where ${sql.ref(idOf(kind))} = ${siteBlockId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('NOT_FOUND');
  return present(kind, row, today);
}
