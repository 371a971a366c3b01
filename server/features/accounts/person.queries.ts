import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { isJobOpen } from '#server/lib/queue/queue.store.ts';

/** How many lines of each kind a person's page shows. */
const LATEST = 10;
const COURSES_SHOWN = 50;
const AUDIT_SHOWN = 20;

/** The teacher whose account it is. */
export function findTeacherOf(db: Db, userId: number) {
  return db
    .selectFrom('teachers')
    .select(['teacher_id', 'name', 'name_zh'])
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** The code that a person came with, and its owner. */
export function findInvitationOf(db: Db, userId: number) {
  return db
    .selectFrom('invitation_uses as used')
    .innerJoin('invitation_codes as code', 'code.invitation_code_id', 'used.invitation_code_id')
    .leftJoin('users as owner', 'owner.user_id', 'code.owner_user_id')
    .select([
      'code.invitation_code_id',
      'code.code',
      'used.used_at',
      'owner.user_id as owner_id',
      'owner.name as owner_name',
    ])
    .where('used.user_id', '=', userId)
    .executeTakeFirst();
}

/** The people who came with a person's own code. */
export async function listReferred(db: Db, userId: number) {
  const brought = db
    .selectFrom('invitation_codes as code')
    .innerJoin('invitation_uses as used', 'used.invitation_code_id', 'code.invitation_code_id')
    .innerJoin('users', 'users.user_id', 'used.user_id')
    .where('code.owner_user_id', '=', userId);
  const [list, { count }] = await Promise.all([
    brought
      .select(['users.user_id', 'users.name', 'used.used_at'])
      .orderBy('used.used_at', 'desc')
      .orderBy('users.user_id', 'desc')
      .limit(LATEST)
      .execute(),
    brought.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

interface CourseOfPerson {
  course_id: number;
  title: string;
  title_zh: string;
  progress: number;
  points_spent: number | null;
  completed_at: Date | null;
  last_at: Date;
  count: number;
}

/**
 * The courses that a person began or was given access to, the latest first, with the progress in
 * each.
 */
export async function listCoursesOfPerson(db: Db, userId: number, now: Date) {
  const { rows } = await sql<CourseOfPerson>`
    with begun as (
      select k.course_id, max(p.updated_at) as last_at,
        count(*) filter (where p.completed_at is not null and k.archived_at is null) as done
      from content_progress p join contents k on k.content_id = p.content_id
      where p.user_id = ${userId}
      group by k.course_id
    )
    select c.course_id, c.title, c.title_zh, r.points_spent, d.completed_at,
      greatest(b.last_at, g.granted_at) as last_at,
      coalesce(100 * b.done / nullif((
        select count(*) from contents k
        where k.course_id = c.course_id and k.archived_at is null
      ), 0), 0)::int as progress,
      (count(*) over ())::int as count
    from begun b
    full join (
      select course_id, max(granted_at) as granted_at from course_grants
      where user_id = ${userId} and revoked_at is null and (until is null or until > ${now})
      group by course_id
    ) g on g.course_id = b.course_id
    join courses c on c.course_id = coalesce(b.course_id, g.course_id)
    left join course_redemptions r on r.course_id = c.course_id and r.user_id = ${userId}
    left join course_completions d on d.course_id = c.course_id and d.user_id = ${userId}
    order by last_at desc, c.course_id desc
    limit ${COURSES_SHOWN}
  `.execute(db);
  return { list: rows, count: rows[0]?.count ?? 0 };
}

/** A person's latest requests for rewards. */
export async function listRedemptionsOfPerson(db: Db, userId: number) {
  const asked = db
    .selectFrom('reward_redemptions as r')
    .innerJoin('rewards', 'rewards.reward_id', 'r.reward_id')
    .where('r.user_id', '=', userId);
  const [list, { count }] = await Promise.all([
    asked
      .select([
        'r.redemption_id',
        'rewards.name as reward_name',
        'rewards.name_zh as reward_name_zh',
        'r.points_spent',
        'r.status',
        'r.created_at',
      ])
      .orderBy('r.redemption_id', 'desc')
      .limit(LATEST)
      .execute(),
    asked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

/** A person's latest reviews, hidden ones included. */
export async function listReviewsOfPerson(db: Db, userId: number) {
  const written = db
    .selectFrom('course_reviews as r')
    .innerJoin('courses as c', 'c.course_id', 'r.course_id')
    .where('r.user_id', '=', userId);
  const [list, { count }] = await Promise.all([
    written
      .select([
        'r.review_id',
        'r.course_id',
        'c.title',
        'c.title_zh',
        'r.rating',
        'r.comment',
        'r.is_hidden',
        'r.created_at',
      ])
      .orderBy('r.created_at', 'desc')
      .orderBy('r.review_id', 'desc')
      .limit(LATEST)
      .execute(),
    written.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

export function countSubmissionsOfPerson(db: Db, userId: number) {
  return db
    .selectFrom('assignment_submissions')
    .select((eb) => [
      eb.fn.countAll<number>().as('submission_count'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'submitted').as('ungraded_count'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The latest lines of the audit about an account. */
export function listAuditOfPerson(db: Db, userId: number) {
  return db
    .selectFrom('audit_log')
    .select(['audit_id', 'at', 'actor_name', 'action'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', String(userId))
    .orderBy('audit_id', 'desc')
    .limit(AUDIT_SHOWN)
    .execute();
}

export const isWelcomeEmailPending = (db: Db, userId: number): Promise<boolean> =>
  isJobOpen(db, 'welcome_email', userId);

/** How many of a person's requests for rewards are open. */
export async function countOpenRequests(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reward_redemptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'approved', 'shipped'])
    .executeTakeFirstOrThrow();
  return count;
}
