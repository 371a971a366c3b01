import { sql } from 'kysely';
import type { Tx } from '#database/open.ts';

/**
 * Blanks the names and contact details of a removed person in the audit, which otherwise
 * nobody can change. Their lines stay, under the name that removed people have.
 * @param known the name and email that they had until now
 * @throws the constraint `audit_log_append_only` while the person is not removed
 */
export async function erasePersonFromAudit(
  tx: Tx,
  userId: number,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const words = sql.val([name, email]);
  await sql`select erase_person_from_audit(${userId}, ${words}::text[])`.execute(tx);
}
