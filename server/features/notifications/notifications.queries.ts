import type { Db } from '#database/open.ts';

interface NoticePage {
  unread: boolean | undefined;
  page: number;
  limit: number;
}

/** Where a notice is read or not; undefined: either. */
const ofUser = (db: Db, userId: number, unread: boolean | undefined) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .$if(unread !== undefined, (qb) =>
      qb.where('read_at', unread === true ? 'is' : 'is not', null),
    );

async function countNotices(db: Db, userId: number, unread: boolean | undefined): Promise<number> {
  const { count } = await ofUser(db, userId, unread)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const countUnread = (db: Db, userId: number) => countNotices(db, userId, true);

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>['list'][number];

/** One page of a person's notices, the newest first, and how many are unread. */
export async function listNotices(db: Db, userId: number, { unread, page, limit }: NoticePage) {
  const [list, count, unreadCount] = await Promise.all([
    ofUser(db, userId, unread)
      .select(['notification_id', 'kind', 'params', 'link', 'created_at', 'read_at'])
      .orderBy('notification_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    countNotices(db, userId, unread),
    countUnread(db, userId),
  ]);
  return { list, count, unreadCount };
}

/** What notices name: each by its id. */
export interface NoticeNames {
  courses: ReadonlyMap<number, { en: string; zh: string }>;
  rewards: ReadonlyMap<number, { en: string; zh: string }>;
  people: ReadonlyMap<number, string>;
}

/** The names of what some notices are about, as they are now. */
export async function findNoticeNames(
  db: Db,
  ids: { courses: number[]; rewards: number[]; people: number[] },
): Promise<NoticeNames> {
  const [courses, rewards, people] = await Promise.all([
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
  ]);
  return {
    courses: new Map(courses.map((row) => [row.id, row])),
    rewards: new Map(rewards.map((row) => [row.id, row])),
    people: new Map(people.map((row) => [row.user_id, row.name])),
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
