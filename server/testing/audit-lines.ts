import type { Db } from '#database/open.ts';

/** What the audit says about one record, the oldest line first. */
export function auditLinesOf(db: Db, entity: string, id: number | string) {
  return db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .orderBy('audit_id')
    .execute();
}
