import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import { likePattern } from '#server/lib/sql/like-pattern.ts';
import { cursorTime, type TimeCursor } from '#server/lib/sql/time-cursor.ts';

export interface AuditFilter {
  actor_user_id?: number | undefined;
  action?: string | undefined;
  entity?: string | undefined;
  entity_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

/** The filter of audit lines. */
function selectFound(db: Db, filter: AuditFilter, timeZone: string) {
  const { actor_user_id: actor, action, entity, entity_id: entityId, from, to } = filter;
  const pattern = likePattern(filter.search?.toLowerCase());
  return db
    .selectFrom('audit_log')
    .$if(actor !== undefined, (qb) => qb.where('actor_user_id', '=', actor ?? 0))
    .$if(action !== undefined, (qb) => qb.where('action', '=', action ?? ''))
    .$if(entity !== undefined, (qb) => qb.where('entity', '=', entity ?? ''))
    .$if(entityId !== undefined, (qb) => qb.where('entity_id', '=', entityId ?? ''))
    .$if(from !== undefined, (qb) => qb.where('at', '>=', startOfDay(from ?? '', timeZone)))
    .$if(to !== undefined, (qb) => qb.where('at', '<', startOfDay(to ?? '', timeZone, 1)))
    .$if(pattern !== null, (qb) => qb.where('search_text', 'like', pattern ?? ''));
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

/** Lines of the audit, newest first, after a given line. */
export function listAudit(
  db: Db,
  filter: AuditFilter,
  { before, limit, timeZone }: { before: TimeCursor | null; limit: number; timeZone: string },
) {
  return selectFound(db, filter, timeZone)
    .select([
      'audit_id',
      'at',
      'actor_user_id',
      'actor_name',
      'action',
      'entity',
      'entity_id',
      'before',
      'after',
      cursorTime(sql.ref('at')).as('cursor_at'),
    ])
    .$if(before !== null, (qb) =>
      qb.where(
        sql<boolean>`(at, audit_id) < (${before?.at}::timestamptz, ${Number(before?.id)}::bigint)`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(limit)
    .execute();
}

/** How many lines match; counting stops one beyond a limit. */
export async function countAudit(
  db: Db,
  filter: AuditFilter,
  { limit, timeZone }: { limit: number; timeZone: string },
): Promise<number> {
  const { count } = await db
    .selectFrom(
      selectFound(db, filter, timeZone)
        .select('audit_id')
        .limit(limit + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Lines of the audit in batches, newest first. */
export async function* streamAudit(
  db: Db,
  filter: AuditFilter,
  timeZone: string,
  batchSize = 1000,
): AsyncGenerator<AuditRow[]> {
  let before: TimeCursor | null = null;
  do {
    const rows: AuditRow[] = await listAudit(db, filter, { before, limit: batchSize, timeZone });
    yield rows;
    const last = rows.length < batchSize ? undefined : rows.at(-1);
    before = last === undefined ? null : { at: last.cursor_at, id: String(last.audit_id) };
  } while (before !== null);
}

/** The different values of an indexed column, each found by one step along the index. */
async function listDistinct(db: Db, column: 'entity' | 'action'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive found (value) as (
      select min(${name}) from audit_log
      union all
      select (select min(${name}) from audit_log where ${name} > found.value)
      from found where found.value is not null
    )
    select value from found where value is not null order by value
  `.execute(db);
  return rows.map((row) => row.value);
}

/** Everybody that the audit has a line of, by name. */
async function listActors(db: Db) {
  const { rows } = await sql<{ user_id: number; name: string }>`
    with recursive found (user_id) as (
      select min(actor_user_id) from audit_log
      union all
      select (select min(actor_user_id) from audit_log where actor_user_id > found.user_id)
      from found where found.user_id is not null
    )
    select users.user_id, users.name from found join users using (user_id)
    order by users.name_order, users.user_id
  `.execute(db);
  return rows;
}

/** The options of the audit's filters. */
export async function listAuditFilters(db: Db) {
  const [actors, entities, actions] = await Promise.all([
    listActors(db),
    listDistinct(db, 'entity'),
    listDistinct(db, 'action'),
  ]);
  return { actors, entities, actions };
}

/** The name that a person has now, under which a line of theirs is written. */
export async function getActorName(db: Db, userId: number): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Whether the audit has such a line about a subject after a moment. */
export async function hasLineSince(
  db: Db,
  line: { action: string; entity: string; entityId: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('audit_id')
    .where('entity', '=', line.entity)
    .where('entity_id', '=', line.entityId)
    .where('action', '=', line.action)
    .where('at', '>', line.since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The person with this email, whatever its case. */
export async function findUserIdOfEmail(db: Db, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .select('user_id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The person whose reset link had this token; null where no link had it. */
export async function findUserIdOfReset(db: Db, tokenHash: Buffer): Promise<number | null> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The role that a person has now; null for nobody. */
export async function findRole(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}
