import { sql } from 'kysely';
import type { AccountDeletion } from '#contract/privacy.ts';
import type { Db } from '#database/open.ts';
import { openStatuses } from '#domain/redemption-status.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';
import type { Blocker } from './deletion.rules.ts';

/** What has to be resolved before a person's account can be deleted, the weightiest first. */
export async function listBlockers(db: Db, userId: number, now: Date): Promise<Blocker[]> {
  const { rows } = await sql<Blocker>`
    select 'last_admin' as kind, count(*)::int as count from users
    where user_id = ${userId} and admin_role = 'owner' and not exists (
      select from users other
      where other.role = 'admin' and other.admin_role = 'owner' and other.user_id <> ${userId}
        and ${isNotDeactivated('other')})
    union all
    select 'taught_courses', count(*)::int
    from courses c join teachers t on t.teacher_id = c.teacher_id
    where t.user_id = ${userId} and c.archived_at is null
    union all
    select 'open_requests', count(*)::int from reward_redemptions
    where user_id = ${userId} and status = any (${sql.val([...openStatuses])}::text[])
    union all
    select 'open_orders', count(*)::int from orders
    where user_id = ${userId} and status = 'pending' and expires_at > ${now}
  `.execute(db);
  return rows.filter(({ count }) => count > 0);
}

export async function getDeletion(db: Db, userId: number, now: Date): Promise<AccountDeletion> {
  const { delete_at: deleteAt } = await db
    .selectFrom('users')
    .select('delete_at')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    delete_at: deleteAt?.toISOString() ?? null,
    blockers: await listBlockers(db, userId, now),
  };
}

/** Accounts whose time has come, the longest due first. */
export async function listDueDeletions(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('user_id')
    .where('delete_at', '<=', now)
    .where('archived_at', 'is', null)
    .orderBy('delete_at')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
