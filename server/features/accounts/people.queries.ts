import { type SelectQueryBuilder, sql } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { Db } from '#database/open.ts';
import type { DB } from '#database/types.ts';
import { AppError } from '#server/lib/app-error.ts';
import { textPattern } from '#server/lib/sql/text-search.ts';

/** The filter of a list or file of people. */
export interface PeopleFilter {
  search?: string | undefined;
  role?: Role | undefined;
  active?: boolean | undefined;
  archived: boolean;
}

interface PeoplePage extends PeopleFilter {
  sort: 'newest' | 'last_seen' | 'name' | 'points';
  page: number;
  limit: number;
}

/** The people that match a filter. */
function selectPeople(db: Db, { search, role, active, archived }: PeopleFilter) {
  const pattern = textPattern(search);
  return db
    .selectFrom('users')
    .where('users.archived_at', archived ? 'is not' : 'is', null)
    .$if(role !== undefined, (qb) => qb.where('users.role', '=', role ?? 'student'))
    .$if(active !== undefined, (qb) => qb.where('users.is_active', '=', active ?? true))
    .$if(pattern !== null, (qb) => qb.where('users.search_text', 'like', pattern));
}

const personColumns = [
  'users.user_id',
  'users.email',
  'users.email_verified_at',
  'users.name',
  'users.avatar',
  'users.role',
  'users.language_preference',
  'users.is_active',
  'users.archived_at',
  'users.created_at',
  'users.last_seen_at',
  'users.version',
] as const;

function withFigures<O>(qb: SelectQueryBuilder<DB, 'users', O>) {
  return qb.select(personColumns).select([
    sql<boolean>`users.password_hash is not null`.as('has_password'),
    sql<number>`coalesce((
        select balance from point_accounts
        where kind = 'available' and user_id = users.user_id
      ), 0)`.as('available_points'),
  ]);
}

/** A person as an admin sees them. */
export type PersonRow = Awaited<ReturnType<typeof getPerson>>;

/** @throws AppError NOT_FOUND, also where they were removed */
export function getPerson(db: Db, userId: number) {
  return withFigures(db.selectFrom('users'))
    .where('users.user_id', '=', userId)
    .where('users.archived_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** One page of people; those who were never seen come last. */
export async function listPeople(db: Db, filter: PeoplePage) {
  const found = selectPeople(db, filter);
  const sorted = {
    newest: () => found.orderBy('users.created_at', 'desc').orderBy('users.user_id', 'desc'),
    last_seen: () =>
      found
        .orderBy('users.last_seen_at', (ob) => ob.desc().nullsLast())
        .orderBy('users.user_id', 'desc'),
    name: () => found.orderBy('users.name_order').orderBy('users.user_id'),
    points: () =>
      found
        .innerJoin('point_accounts as purse', (join) =>
          join.onRef('purse.user_id', '=', 'users.user_id').on('purse.kind', '=', 'available'),
        )
        .orderBy('purse.balance', 'desc')
        .orderBy('purse.user_id', 'desc') as typeof found,
  }[filter.sort]();
  // Counts and sums are read for the rows of the page alone, however many are before it.
  const [ids, { count }] = await Promise.all([
    sorted
      .select('users.user_id')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const order = ids.map((row) => row.user_id);
  const rows =
    order.length === 0
      ? []
      : await withFigures(db.selectFrom('users')).where('users.user_id', 'in', order).execute();
  const list = rows.toSorted((x, y) => order.indexOf(x.user_id) - order.indexOf(y.user_id));
  return { list, count };
}

const BATCH = 1000;

/** All people of a filter, the oldest account first, a thousand at a time. */
export async function* streamPeople(db: Db, filter: PeopleFilter): AsyncGenerator<PersonRow[]> {
  for (let after = 0; ; ) {
    const rows = await withFigures(selectPeople(db, filter))
      .where('users.user_id', '>', after)
      .orderBy('users.user_id')
      .limit(BATCH)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.user_id;
  }
}

/** Which of these emails, in lower case, belong to somebody, removed people left out. */
export async function findTakenEmails(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let from = 0; from < emails.length; from += BATCH) {
    const some = emails.slice(from, from + BATCH);
    const { rows } = await sql<{ email: string }>`
      select lower(email) as email from users where lower(email) = any(${sql.val(some)}::text[])
    `.execute(db);
    for (const { email } of rows) taken.add(email);
  }
  return taken;
}

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

/** The courses that a person redeemed or began, the latest first, with the progress in each. */
export async function listCoursesOfPerson(db: Db, userId: number) {
  const { rows } = await sql<CourseOfPerson>`
    with begun as (
      select k.course_id, max(p.updated_at) as last_at,
        count(*) filter (where p.completed_at is not null and k.archived_at is null) as done
      from content_progress p join contents k on k.content_id = p.content_id
      where p.user_id = ${userId}
      group by k.course_id
    )
    select c.course_id, c.title, c.title_zh, r.points_spent, d.completed_at,
      greatest(b.last_at, r.created_at) as last_at,
      coalesce(100 * b.done / nullif((
        select count(*) from contents k
        where k.course_id = c.course_id and k.archived_at is null
      ), 0), 0)::int as progress,
      (count(*) over ())::int as count
    from begun b
    full join (select * from course_redemptions where user_id = ${userId}) r
      on r.course_id = b.course_id
    join courses c on c.course_id = coalesce(b.course_id, r.course_id)
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

export async function isWelcomeEmailPending(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('welcome_emails')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

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
