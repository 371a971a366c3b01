import type { AuditEntity } from '#contract/audit-fields.ts';
import type { Db } from '#database/open.ts';

/** Whether a user has created or changed a record. */
export async function hasWritten(
  db: Db,
  userId: number,
  record: { entity: AuditEntity; entityId: number },
): Promise<boolean> {
  const line = await db
    .selectFrom('audit_log')
    .select('audit_id')
    .where('entity', '=', record.entity)
    .where('entity_id', '=', String(record.entityId))
    .where('actor_user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}
