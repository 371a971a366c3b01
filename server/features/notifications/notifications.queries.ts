import type { Db } from '#database/open.ts';
import { type NoticeDelivery, USUAL_DELIVERY } from '#domain/notice-delivery.ts';
import { isOnByDefault, type NoticeChannel, type NoticeKind } from '#domain/notice-kinds.ts';
import { MAX_UNREAD_SHOWN } from '#domain/unread-shown.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';
import type { Page } from '#server/lib/sql/page.ts';

/** Which notices: read or not, and of a kind; undefined: either, and any. */
interface NoticeFilter {
  unread?: boolean | undefined;
  kind?: NoticeKind | undefined;
}

type NoticePage = NoticeFilter & Page;

const ofUser = (db: Db, userId: number, { unread, kind }: NoticeFilter) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('in_list', '=', true)
    .$if(unread !== undefined, (qb) => qb.where('read_at', unread ? 'is' : 'is not', null))
    .$if(kind !== undefined, (qb) => qb.where('kind', '=', kind ?? ''));

async function countNotices(db: Db, userId: number, filter: NoticeFilter): Promise<number> {
  const { count } = await ofUser(db, userId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const countUnread = (db: Db, userId: number) => countNotices(db, userId, { unread: true });

/** How many notices are unread, up to one more than is shown: nobody's thousands are counted. */
export async function countShownUnread(db: Db, userId: number): Promise<number> {
  const rows = await ofUser(db, userId, { unread: true })
    .select('notification_id')
    .limit(MAX_UNREAD_SHOWN + 1)
    .execute();
  return rows.length;
}

/** A notice as its row holds it. */
export interface NoticeRow {
  notification_id: number;
  kind: string;
  params: unknown;
  link: string;
  created_at: Date;
  read_at: Date | null;
}

/** One page of a person's notices, the newest first, and how many are unread. */
export async function listNotices(db: Db, userId: number, { page, limit, ...filter }: NoticePage) {
  const [list, count, unreadCount] = await Promise.all([
    ofUser(db, userId, filter)
      .select(['notification_id', 'kind', 'params', 'link', 'created_at', 'read_at'])
      .orderBy('created_at', 'desc')
      .orderBy('notification_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    countNotices(db, userId, filter),
    countUnread(db, userId),
  ]);
  return { list, count, unreadCount };
}

/** What notices name: each by its id. */
export interface NoticeNames {
  courses: ReadonlyMap<number, { en: string; zh: string }>;
  rewards: ReadonlyMap<number, { en: string; zh: string }>;
  people: ReadonlyMap<number, string>;
  /** What messages to groups are headed. */
  messages: ReadonlyMap<number, { en: string; zh: string }>;
}

/** The names of what some notices are about, as they are now. */
export async function findNoticeNames(
  db: Db,
  ids: { courses: number[]; rewards: number[]; people: number[]; messages: number[] },
): Promise<NoticeNames> {
  const [courses, rewards, people, messages] = await Promise.all([
    ids.courses.length === 0
      ? []
      : db
          .selectFrom('courses')
          .select(['course_id as id', 'title as en', 'title_zh as zh'])
          .where('course_id', 'in', ids.courses)
          .execute(),
    ids.rewards.length === 0
      ? []
      : db
          .selectFrom('rewards')
          .select(['reward_id as id', 'name as en', 'name_zh as zh'])
          .where('reward_id', 'in', ids.rewards)
          .execute(),
    ids.people.length === 0
      ? []
      : db
          .selectFrom('users')
          .select(['user_id', 'name'])
          .where('user_id', 'in', ids.people)
          .where('archived_at', 'is', null)
          .execute(),
    ids.messages.length === 0
      ? []
      : db
          .selectFrom('group_messages')
          .select(['message_id as id', 'subject as en', 'subject_zh as zh'])
          .where('message_id', 'in', ids.messages)
          .execute(),
  ]);
  return {
    courses: new Map(courses.map((row) => [row.id, row])),
    rewards: new Map(rewards.map((row) => [row.id, row])),
    people: new Map(people.map((row) => [row.user_id, row.name])),
    messages: new Map(messages.map((row) => [row.id, row])),
  };
}

/** What a person has chosen for kinds and channels. */
export function listNoticeChoices(db: Db, userId: number) {
  return db
    .selectFrom('notification_settings')
    .select(['kind', 'channel', 'is_on'])
    .where('user_id', '=', userId)
    .execute();
}

/** Whether notices of a kind reach somebody by a channel. */
export async function wantsNotice(
  db: Db,
  userId: number,
  kind: NoticeKind,
  channel: NoticeChannel,
): Promise<boolean> {
  const choice = (await listNoticeChoices(db, userId)).find(
    (one) => one.kind === kind && one.channel === channel,
  );
  return choice?.is_on ?? isOnByDefault(kind, channel);
}

/** Whether somebody gets emails of a kind. */
export const wantsEmail = (db: Db, userId: number, kind: NoticeKind) =>
  wantsNotice(db, userId, kind, 'email');

/** How the emails of somebody's notices arrive. */
export async function getNoticeDelivery(db: Db, userId: number): Promise<NoticeDelivery> {
  const row = await db
    .selectFrom('notice_deliveries')
    .select(['frequency', 'quiet_from', 'quiet_to'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return USUAL_DELIVERY;
  const { frequency, quiet_from: from, quiet_to: to } = row;
  return { frequency, quiet: from === null || to === null ? null : { from, to } };
}

/** Some notices of a person that are unread, the newest first. */
export function listUnreadNotices(db: Db, userId: number, ids: readonly number[]) {
  return db
    .selectFrom('notifications')
    .select(['notification_id', 'kind', 'params', 'link', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .where('notification_id', 'in', ids)
    .where('read_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('notification_id', 'desc')
    .execute();
}

/** Whom an email goes to; undefined where they are deactivated or removed. */
export function findEmailReader(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select([
      'user_id',
      'email',
      'name',
      'email_verified_at',
      'language_preference',
      'role',
      'admin_role',
    ])
    .where('user_id', '=', userId)
    .where(isNotDeactivated('users'))
    .executeTakeFirst();
}
