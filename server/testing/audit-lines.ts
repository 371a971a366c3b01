import { isKnownAuditField } from '#contract/hidden-audit-fields.ts';
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

/** @throws where the audit holds a field that screens have no word for */
export async function expectAuditIsNamed(db: Db): Promise<void> {
  const rows = await db.selectFrom('audit_log').select(['before', 'after']).execute();
  const names = new Set(rows.flatMap(({ before, after }) => namesIn([before, after])));
  const unknown = [...names].filter((name) => !isKnownAuditField(name));
  if (unknown.length > 0) {
    throw new Error(`contract/audit-fields.ts has no word for: ${unknown.join(', ')}`);
  }
}

/** The names of all fields of a value, including nested ones. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}
