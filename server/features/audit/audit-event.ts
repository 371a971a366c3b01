import { sql } from 'kysely';
import type { AuditEntity, AuditVerb } from '#contract/audit-fields.ts';
import { type Db, inTransaction } from '#database/open.ts';
import { MINUTE_MS } from '#domain/units.ts';
import { getActorName, hasLineSince } from './audit.queries.ts';
import { recordAudit } from './record-audit.ts';

interface AuditedEvent {
  action: `${AuditEntity}.${AuditVerb}`;
  entity: AuditEntity;
  entityId: number | string;
  /** null: nobody who was logged in. */
  actorUserId: number | null;
  after?: unknown;
  now: Date;
}

/** Writes a security event to the audit, under the name that the person has now. */
export async function auditEvent(db: Db, event: AuditedEvent): Promise<void> {
  const { actorUserId: userId, ...entry } = event;
  const actor = userId === null ? null : { userId, name: await getActorName(db, userId) };
  await recordAudit(db, actor, entry);
}

/**
 * The same for events that anybody can cause: at most one line about the same subject within so
 * many minutes, across all processes.
 */
export function auditEventOncePer(minutes: number, db: Db, event: AuditedEvent): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { action, entity, entityId, now } = event;
    await sql`select pg_advisory_xact_lock(hashtext(${`${action} ${entityId}`}))`.execute(tx);
    const since = new Date(now.getTime() - minutes * MINUTE_MS);
    if (await hasLineSince(tx, { action, entity, entityId: String(entityId), since })) return;
    await auditEvent(tx, event);
  });
}
