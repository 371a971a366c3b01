import { sql } from 'kysely';
import type { Tx } from '#database/open.ts';
import { bilingualEntities } from '#domain/bilingual-entities.ts';
import { idOf, isArranged, isDated, type SiteBlockKind, tableOf } from './site-blocks.ts';

/** The writes of site blocks. Columns are the fields of the contract, which has checked them. */

/** Locks a site block until the transaction ends. @returns whether there is one in that state */
export async function lockSiteBlock(
  tx: Tx,
  kind: SiteBlockKind,
  siteBlockId: number,
  state: 'live' | 'archived',
): Promise<boolean> {
  const isInState =
    state === 'live' ? sql<boolean>`archived_at is null` : sql<boolean>`archived_at is not null`;
  const { rows } = await sql`
    select from ${tableOf(kind)}
    where ${sql.ref(idOf(kind))} = ${siteBlockId} and ${isInState} for update
  `.execute(tx);
  return rows.length === 1;
}

/** Adds a site block, at the end where the order is manual. @returns its id */
export async function insertSiteBlock(
  tx: Tx,
  kind: SiteBlockKind,
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<number> {
  const values: Record<string, unknown> = { ...fields, updated_at: now };
  if (isDated(kind)) values.created_at = now;
  if (isArranged(kind)) {
    values.position = sql`(select coalesce(max(position), 0) + 1 from ${tableOf(kind)})`;
  }
  const { rows } = await sql<{ id: number }>`
    insert into ${tableOf(kind)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(values))})
    returning ${sql.ref(idOf(kind))} as id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`no ${kind.entity} was added`);
  return row.id;
}

/** @param fields what is undefined in it stays as it is */
export async function updateSiteBlock(
  tx: Tx,
  kind: SiteBlockKind,
  siteBlockId: number,
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const sets = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`
    update ${tableOf(kind)}
    set ${sql.join([...sets, sql`updated_at = ${now}`, sql`version = version + 1`])}
    where ${sql.ref(idOf(kind))} = ${siteBlockId}
  `.execute(tx);
}

/** The position of a site block, and its names in both languages. */
export interface OrderedSiteBlock {
  id: number;
  name: string;
  name_zh: string;
}

/** The site blocks of a kind in their order, locked until the transaction ends. */
export async function lockOrder(tx: Tx, kind: SiteBlockKind): Promise<OrderedSiteBlock[]> {
  const [name = 'title'] = bilingualEntities[kind.entity].required;
  // Locked in one order, so that two who reorder at once do not deadlock.
  await sql`select pg_advisory_xact_lock(hashtext(${`order of ${bilingualEntities[kind.entity].table}`}))`.execute(
    tx,
  );
  const { rows } = await sql<OrderedSiteBlock>`
    select ${sql.ref(idOf(kind))} as id, ${sql.ref(name)} as name, ${sql.ref(`${name}_zh`)} as name_zh
    from ${tableOf(kind)}
    where archived_at is null order by position, ${sql.ref(idOf(kind))} for update
  `.execute(tx);
  return rows;
}

/** Writes an order; unchanged positions are not written. */
export async function updateOrder(
  tx: Tx,
  kind: SiteBlockKind,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const id = sql.ref(idOf(kind));
  await sql`
    update ${tableOf(kind)} block
    set position = arranged.position, updated_at = ${now}, version = version + 1
    from (
      select id, ordinality::integer as position
      from unnest(${sql.val(`{${ids.join(',')}}`)}::integer[]) with ordinality as t (id, ordinality)
    ) arranged
    where block.${id} = arranged.id and block.position <> arranged.position
  `.execute(tx);
}
