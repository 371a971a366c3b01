import { sql } from 'kysely';
import type { Tx } from '#database/open.ts';
import { type AuditActor, recordAudit } from '#server/features/audit/index.ts';
import { deletedWithAccess, usedWithAccess, withdrawnWithAccess } from './access-tables.ts';
import { findLoginMeans, type LoginMeans } from './login-means.queries.ts';
import { providerNameOf } from './oidc/oidc.rules.ts';

interface EndedAccess {
  /** Who ends it, for the audit; null: the owner of the address, who is not logged in. */
  by: AuditActor | null;
  now: Date;
}

/** What the audit says of it; nothing where the person had none. */
function auditedMeans({ passkeys, identities, app }: LoginMeans) {
  if (passkeys.length === 0 && identities.length === 0 && app === undefined) return null;
  return {
    ...(passkeys.length > 0 && { passkey: passkeys.map(({ name }) => name).join(', ') }),
    ...(identities.length > 0 && {
      login_provider: identities.map(({ issuer }) => providerNameOf(issuer, null)).join(', '),
    }),
    ...(app !== undefined && { second_factor: true }),
  };
}

/**
 * Ends everything that opens an account but its password, which is the caller's to replace:
 * sessions, mailed links, passkeys, identities at a provider, the app with its recovery codes,
 * known devices and begun logins (`accessTables`). For accounts that may have been set up by
 * another person. The caller has locked the person.
 */
export async function endAllAccess(
  tx: Tx,
  userId: number,
  { by, now }: EndedAccess,
): Promise<void> {
  const before = auditedMeans(await findLoginMeans(tx, userId));
  for (const table of deletedWithAccess) {
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx);
  }
  for (const table of withdrawnWithAccess) {
    await sql`delete from ${sql.table(table)}
      where user_id = ${userId} and completed_at is null`.execute(tx);
  }
  for (const table of usedWithAccess) {
    await sql`update ${sql.table(table)} set used_at = ${now}
      where user_id = ${userId} and used_at is null`.execute(tx);
  }
  if (before === null) return;
  await recordAudit(tx, by, {
    action: 'user.remove_logins',
    entity: 'user',
    entityId: userId,
    before,
    now,
  });
}
