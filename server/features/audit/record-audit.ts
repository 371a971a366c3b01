import type { AuditEntity, AuditVerb } from '#contract/audit-fields.ts';
import type { Db } from '#database/open.ts';

/** Who did it; without an account where it was done from the command line. */
export interface AuditActor {
  userId: number | null;
  name: string;
}

/**
 * Somebody with access to the machine. The name is in both languages, as the audit is read in both.
 */
export const COMMAND_LINE: AuditActor = { userId: null, name: '命令行 · Command line' };

interface AuditEntry {
  /** `redemption.approve`, `reward.update` … */
  action: `${AuditEntity}.${AuditVerb}` | `points.${AuditVerb}`;
  entity: AuditEntity;
  entityId: number | string;
  /** Its fields have names in `contract/audit-fields.ts`. */
  before?: unknown;
  after?: unknown;
  /** The time of the change; the database's own where it is not given. */
  now?: Date;
}

/**
 * Writes who changed what; in the same transaction as the change.
 * @param actor null: nobody who was logged in
 */
export async function recordAudit(
  db: Db,
  actor: AuditActor | null,
  entry: AuditEntry,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await db
    .insertInto('audit_log')
    .values({
      actor_user_id: actor?.userId ?? null,
      actor_name: actor?.name ?? '',
      action: entry.action,
      entity: entry.entity,
      entity_id: String(entry.entityId),
      before: json(entry.before),
      after: json(entry.after),
      ...(entry.now === undefined ? {} : { at: entry.now }),
    })
    .execute();
}
