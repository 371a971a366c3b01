import { sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import { type NoticeDelivery, USUAL_DELIVERY } from '#domain/notice-delivery.ts';
import type { EmailFrequency } from '#domain/notice-digests.ts';
import { type NoticeChannel, type NoticeKind, noticeKinds } from '#domain/notice-kinds.ts';
import { rolesWith } from '#domain/permissions.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';

/**
 * The recipients of a notice: one person, the teacher of a course, those who received a message, or
 * the admins who have the permission of the kind.
 */
export type NoticeRecipients =
  | { userId: number }
  | { teacherOf: number }
  | { ofGroupMessage: number }
  | 'admins';

/** What one notice says, where it leads, and its cause. */
interface NoticeContent {
  params: object;
  link: string;
  dedupeKey: string;
}

interface NewNotices {
  kind: NoticeKind;
  /** One content for some recipients, or one for each person. */
  content:
    | (NoticeContent & { to: NoticeRecipients })
    | readonly (NoticeContent & { userId: number })[];
  /** Who caused it: they get no notice of it. */
  exceptUserId: number | null;
  /** Whether it is part of the digest of those who get emails in one. */
  inDigest: boolean;
  /** The channels for those who have chosen nothing. */
  isOn: Readonly<Record<NoticeChannel, boolean>>;
  now: Date;
}

function recipientsSql(kind: NoticeKind, to: NoticeRecipients) {
  if (to === 'admins') {
    const { permission } = noticeKinds[kind];
    const roles = permission === null ? [] : rolesWith(permission);
    // Beside the roles the condition is that of the index of staff.
    return sql`u.role = 'admin' and u.archived_at is null
      and u.admin_role = any(${sql.val(roles)}::text[])`;
  }
  if ('userId' in to) return sql`u.user_id = ${to.userId}`;
  if ('ofGroupMessage' in to) {
    return sql`u.user_id in (select r.user_id from group_message_recipients r
      where r.message_id = ${to.ofGroupMessage})`;
  }
  return sql`u.user_id = (select t.user_id from courses c join teachers t using (teacher_id)
    where c.course_id = ${to.teacherOf} and t.archived_at is null)`;
}

function newNoticesSql({ kind, content }: Pick<NewNotices, 'kind' | 'content'>) {
  if (!('to' in content)) {
    return sql`select * from json_to_recordset(${JSON.stringify(content)}::json)
      as content ("userId" int, params jsonb, link text, "dedupeKey" text)`;
  }
  const { to, params, link, dedupeKey } = content;
  return sql`select u.user_id, ${JSON.stringify(params)}::jsonb, ${link}::text, ${dedupeKey}::text
    from users u where ${recipientsSql(kind, to)}`;
}

/** Whom to send a notice at once, what it says, and how. */
interface NoticeToSend {
  userId: number;
  notificationId: number;
  params: object;
  byEmail: boolean;
  byPush: boolean;
}

/**
 * Writes a notice for each recipient who wants it, by whichever channel; the same cause once.
 * @returns those to whom it is sent at once, by email, by push, or both
 */
export async function insertNotices(tx: Tx, notices: NewNotices): Promise<NoticeToSend[]> {
  const { kind, exceptUserId, inDigest, isOn, now } = notices;
  const { rows } = await sql<NoticeToSend>`
    with content (user_id, params, link, dedupe_key) as (${newNoticesSql(notices)}),
    wanted as (
      select content.*, coalesce(l.is_on, ${isOn.in_app}) as in_list,
        coalesce(e.is_on, ${isOn.email}) as by_email,
        coalesce(p.is_on, ${isOn.push}) and exists (
          select from push_subscriptions s where s.user_id = u.user_id) as by_push,
        coalesce(d.frequency, ${USUAL_DELIVERY.frequency}) <> 'at_once' as is_collected
      from content
      join users u using (user_id)
      left join notice_deliveries d on d.user_id = u.user_id
      left join notification_settings l
        on l.user_id = u.user_id and l.kind = ${kind} and l.channel = 'in_app'
      left join notification_settings e
        on e.user_id = u.user_id and e.kind = ${kind} and e.channel = 'email'
      left join notification_settings p
        on p.user_id = u.user_id and p.kind = ${kind} and p.channel = 'push'
      where ${isNotDeactivated('u')}
        and u.user_id is distinct from ${exceptUserId}::integer
    ), written as (
      insert into notifications
        (user_id, kind, dedupe_key, params, link, created_at, in_list, awaits_digest)
      select user_id, ${kind}, dedupe_key, params, link, ${now}::timestamptz, in_list,
        by_email and is_collected and ${inDigest}
      from wanted where in_list or by_email or by_push
      order by user_id
      on conflict on constraint notifications_cause_key do nothing
      returning notification_id, user_id, dedupe_key
    )
    select user_id as "userId", notification_id as "notificationId", params,
      by_email and not is_collected as "byEmail", by_push as "byPush"
    from written join wanted using (user_id, dedupe_key)
    where by_email and not is_collected or by_push order by user_id
  `.execute(tx);
  return rows;
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

/** Stores how the emails of somebody's notices arrive. */
export async function upsertNoticeDelivery(
  tx: Tx,
  userId: number,
  { frequency, quiet }: NoticeDelivery,
  now: Date,
): Promise<void> {
  const chosen = {
    frequency,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    updated_at: now,
  };
  await tx
    .insertInto('notice_deliveries')
    .values({ user_id: userId, ...chosen })
    .onConflict((oc) => oc.constraint('notice_deliveries_pkey').doUpdateSet(chosen))
    .execute();
}

/** What goes into somebody's digest, the newest first. */
interface Digest {
  user_id: number;
  notification_ids: number[];
}

/**
 * Takes the notices for the digests that are due, some people at a time: they await none any more, and
 * the caller queues the emails in the same transaction. Of two processes one takes them.
 * @param before for each frequency, the time of its last digest
 * @returns those digests, and where the next people begin; null: there are none
 */
export async function takeDueDigests(
  tx: Tx,
  before: Readonly<Record<EmailFrequency, Date>>,
  { afterUserId, limit }: { afterUserId: number; limit: number },
): Promise<{ digests: Digest[]; nextAfter: number | null }> {
  const { rows: due } = await sql<{ user_id: number }>`
    with chosen as (
      select user_id, digested_before, case frequency when 'daily' then ${before.daily}::timestamptz
        when 'weekly' then ${before.weekly}::timestamptz
        else ${before.at_once}::timestamptz end as before
      from notice_deliveries where user_id > ${afterUserId}
    ), due as (
      select * from chosen c
      where (digested_before is null or digested_before < before)
        and exists (select from notifications n where n.user_id = c.user_id
          and n.awaits_digest and n.created_at < c.before)
      order by user_id limit ${limit}
    )
    update notice_deliveries d set digested_before = due.before from due
    where d.user_id = due.user_id
      and (d.digested_before is null or d.digested_before < due.before)
    returning d.user_id
  `.execute(tx);
  if (due.length === 0) return { digests: [], nextAfter: null };
  const userIds = due.map(({ user_id: userId }) => userId);
  const { rows: digests } = await sql<Digest>`
    with taken as (
      update notifications n set awaits_digest = false
      from notice_deliveries d
      where d.user_id = n.user_id and n.user_id in (${sql.join(userIds)})
        and n.awaits_digest and n.created_at < d.digested_before
      returning n.user_id, n.notification_id
    )
    select user_id, json_agg(notification_id order by notification_id desc) as notification_ids
    from taken group by user_id order by user_id
  `.execute(tx);
  return { digests, nextAfter: Math.max(...userIds) };
}

/** Deletes notices that are older than a moment. */
export async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', before).execute();
}
