import { sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import type { NoticeChannel, NoticeKind } from '#domain/notice-kinds.ts';

/** Those who are told: one person, the teacher of a course, or every admin. */
export type NoticeRecipients = { userId: number } | { teacherOf: number } | 'admins';

interface NewNotice {
  kind: NoticeKind;
  to: NoticeRecipients;
  /** Who caused it, and is not told of it. */
  exceptUserId: number | null;
  params: object;
  link: string;
  dedupeKey: string;
  isOnByDefault: boolean;
  now: Date;
}

function recipientsSql(to: NoticeRecipients) {
  if (to === 'admins') return sql`u.role = 'admin'`;
  if ('userId' in to) return sql`u.user_id = ${to.userId}`;
  return sql`u.user_id = (select t.user_id from courses c join teachers t using (teacher_id)
    where c.course_id = ${to.teacherOf} and t.archived_at is null)`;
}

/** Writes a notice for each recipient who wants it; the same cause once. */
export async function insertNotices(tx: Tx, notice: NewNotice): Promise<void> {
  const { kind, to, exceptUserId, params, link, dedupeKey, isOnByDefault, now } = notice;
  await sql`
    insert into notifications (user_id, kind, dedupe_key, params, link, created_at)
    select u.user_id, ${kind}, ${dedupeKey}, ${JSON.stringify(params)}::jsonb, ${link}, ${now}
    from users u
    left join notification_settings s
      on s.user_id = u.user_id and s.kind = ${kind} and s.channel = 'in_app'
    where ${recipientsSql(to)} and u.is_active and u.archived_at is null
      and u.user_id is distinct from ${exceptUserId}::integer
      and coalesce(s.is_on, ${isOnByDefault})
    order by u.user_id
    on conflict on constraint notifications_cause_key do nothing
  `.execute(tx);
}

/** Marks notices of a person as read. @param ids null: all of them */
export async function markNoticesRead(
  db: Db,
  userId: number,
  ids: readonly number[] | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql`greatest(created_at, ${now})` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== null, (qb) => qb.where('notification_id', 'in', ids ?? []))
    .execute();
}

/** Stores what somebody chose for a kind and a channel. */
export async function upsertNoticeSetting(
  tx: Tx,
  choice: { userId: number; kind: NoticeKind; channel: NoticeChannel; isOn: boolean; now: Date },
): Promise<void> {
  const chosen = { is_on: choice.isOn, updated_at: choice.now };
  await tx
    .insertInto('notification_settings')
    .values({ user_id: choice.userId, kind: choice.kind, channel: choice.channel, ...chosen })
    .onConflict((oc) => oc.constraint('notification_settings_pkey').doUpdateSet(chosen))
    .execute();
}

/** Deletes notices that are older than a moment. */
export async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', before).execute();
}
