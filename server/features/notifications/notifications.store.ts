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
  /** What holds for those who have chosen nothing. */
  isOn: Readonly<Record<NoticeChannel, boolean>>;
  now: Date;
}

function recipientsSql(to: NoticeRecipients) {
  if (to === 'admins') return sql`u.role = 'admin'`;
  if ('userId' in to) return sql`u.user_id = ${to.userId}`;
  return sql`u.user_id = (select t.user_id from courses c join teachers t using (teacher_id)
    where c.course_id = ${to.teacherOf} and t.archived_at is null)`;
}

/**
 * Writes a notice for each recipient who wants it, by whichever channel; the same cause once.
 * @returns whom to send an email
 */
export async function insertNotices(tx: Tx, notice: NewNotice): Promise<number[]> {
  const { kind, to, exceptUserId, params, link, dedupeKey, isOn, now } = notice;
  const { rows } = await sql<{ user_id: number }>`
    with wanted as (
      select u.user_id, coalesce(l.is_on, ${isOn.in_app}) as in_list,
        coalesce(e.is_on, ${isOn.email}) as by_email
      from users u
      left join notification_settings l
        on l.user_id = u.user_id and l.kind = ${kind} and l.channel = 'in_app'
      left join notification_settings e
        on e.user_id = u.user_id and e.kind = ${kind} and e.channel = 'email'
      where ${recipientsSql(to)} and u.is_active and u.archived_at is null
        and u.user_id is distinct from ${exceptUserId}::integer
    ), written as (
      insert into notifications (user_id, kind, dedupe_key, params, link, created_at, in_list)
      select user_id, ${kind}, ${dedupeKey}, ${JSON.stringify(params)}::jsonb, ${link},
        ${now}::timestamptz, in_list
      from wanted where in_list or by_email
      order by user_id
      on conflict on constraint notifications_cause_key do nothing
      returning user_id
    )
    select user_id from written join wanted using (user_id) where by_email order by user_id
  `.execute(tx);
  return rows.map((row) => row.user_id);
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
