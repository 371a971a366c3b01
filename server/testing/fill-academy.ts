import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { repairCounters } from '#server/features/courses/index.ts';
import { storeDays } from '#server/features/daily-figures/index.ts';
import { toSearchDocument } from '#server/lib/search/search-document.ts';

/** How much an academy holds that is filled for measuring; what a learner has is the same. */
export interface AcademySize {
  learners: number;
  courses: number;
}

const CONTENTS_OF_COURSE = 5;
const COURSES_OF_TEACHER = 20;
const ENTRIES_OF_LEARNER = 20;
const LIKES_OF_LEARNER = 5;
const REWARDS = 60;

/** The token of a filled learner's session. */
export const tokenOfLearner = (userId: number) => `filled-learner-${userId}`;

/** The value of the cookie of a filled learner's session, which pages read. */
export const cookieOfLearner = (userId: number) => `filled-cookie-${userId}`;

/** Tables that are filled by the million; their indexes are made when the rows are there. */
const LARGE_TABLES = [
  'users',
  'sessions',
  'course_likes',
  'teacher_likes',
  'course_reads',
  'course_redemptions',
  'course_grants',
  'invitation_codes',
  'invitation_uses',
  'assignment_submissions',
  'quiz_attempts',
  'course_reviews',
  'content_progress',
  'content_openings',
  'course_completions',
  'enrollments',
  'course_learners',
  'point_accounts',
  'point_entries',
  'point_lots',
  'point_lot_moves',
  'reward_redemptions',
  'redemption_events',
  'sign_ins',
  'active_days',
  'seen_days',
];

/** A moment in the last two years, pseudo-random and the same in each run. */
const longAgo = (number: string) =>
  sql.raw(`now() - ((${number})::bigint * 7919 % 1051200) * interval '1 minute'`);

/** A few courses are popular, most are not. @param number differs for each mark of a learner */
const popularCourse = (number: string, { courses }: AcademySize) =>
  sql.raw(
    `(1 + floor(${courses} * power(((${number})::bigint * 104729 % 100003) / 100003.0, 3)))::integer`,
  );

function catalogueOf(size: AcademySize): RawBuilder<unknown>[] {
  const courses = sql.lit(size.courses);
  const teachers = sql.lit(Math.ceil(size.courses / COURSES_OF_TEACHER));
  const words = (title: string[]) =>
    sql.lit(toSearchDocument({ title, body: ['投资 learner patience'] }));
  return [
    sql`insert into teachers (name, name_zh, name_order, search_document)
      select 'Teacher ' || i, '老师' || i, name_order('老师') || i, ${words(['Teacher', '林老师'])}::tsvector
      from generate_series(1, ${teachers}) i`,
    sql`insert into courses (title, title_zh, short_description, short_description_zh, teacher_id,
        status, difficulty_level, points_required, points_reward, is_featured, published_at,
        created_at, updated_at, search_document)
      select 'Investing ' || i, '投资课程' || i, 'What it is about', '课程介绍', 1 + i % ${teachers},
        'active', (array['beginner','intermediate','advanced'])[1 + i % 3],
        case when i % 4 = 0 then 50 else 0 end, 100, i <= 6, now() - interval '3 years',
        now() - i * interval '7 minutes', now() - i * interval '2 minutes',
        ${words(['Investing', '投资课程'])}::tsvector
          || case when i % 50 = 0 then to_tsvector('simple', 'dividends') else '' end
      from generate_series(1, ${courses}) i`,
    sql`insert into contents (course_id, position, type, title, title_zh, duration, content_data,
        created_at, search_document)
      select c, position, 'text', 'Lesson ' || position, '课时' || position, 5,
        '{"html":"<p>Read me.</p>","html_zh":"<p>请读。</p>"}', now() - interval '3 years',
        ${words(['Lesson', '课时'])}::tsvector
      from generate_series(1, ${courses}) c, generate_series(1, ${CONTENTS_OF_COURSE}) position
      order by c, position`,
    sql`insert into reward_categories (kind, name, name_zh) values ('merchandise', 'Things', '物品')`,
    sql`insert into rewards (reward_category_id, name, name_zh, points_required, available_stock,
        status, created_at)
      select (select min(reward_category_id) from reward_categories), 'Reward ' || i, '奖品' || i,
        10 * i, 1000000, 'active', now() - i * interval '1 day'
      from generate_series(1, ${REWARDS}) i`,
  ];
}

/** Learner i has the accounts 3 + 2i and 4 + 2i; 1 to 4 are the academy's own. */
function ledgerOf({ learners }: AcademySize): RawBuilder<unknown>[] {
  const n = sql.lit(learners);
  const entries = sql.lit(ENTRIES_OF_LEARNER);
  return [
    sql`insert into point_accounts (account_id, kind, user_id, balance, last_point_id, updated_at)
      overriding system value
      select 3 + 2 * i, 'available', i, 10 * (${entries} - 1) - 30, ${entries} * i, now()
      from generate_series(1, ${n}) i
      union all
      select 4 + 2 * i, 'held', i, 0, null, now() from generate_series(1, ${n}) i`,
    // Nineteen earnings of ten points, then a course for thirty.
    sql`insert into point_entries (point_id, kind, user_id, amount, from_account_id, to_account_id,
        idempotency_key, subject_kind, subject_id, available_after, created_at)
      select ${entries} * (i - 1) + k,
        case when k = ${entries} then 'course_redemption' else (array['daily_sign_in',
          'content_completion','course_like','course_read','course_review'])[1 + k % 5] end,
        i, case when k = ${entries} then 30 else 10 end,
        case when k = ${entries} then 3 + 2 * i else 1 end,
        case when k = ${entries} then 2 else 3 + 2 * i end,
        'filled:' || i || ':' || k,
        case when k = ${entries} then 'course' end, case when k = ${entries} then 1 end,
        case when k = ${entries} then 10 * k - 40 else 10 * k end,
        now() - (${entries} + 2 - k) * interval '30 days' - (i % 40000) * interval '1 minute'
      from generate_series(1, ${n}) i, generate_series(1, ${entries}) k`,
    sql`insert into point_lots (user_id, point_id, amount, remaining, last_point_id)
      select i, ${entries} * (i - 1) + k, 10, case when k <= 3 then 0 else 10 end,
        ${entries} * (i - 1) + case when k <= 3 then ${entries} else k end
      from generate_series(1, ${n}) i, generate_series(1, ${entries} - 1) k`,
    sql`insert into point_lot_moves (point_id, lot_id, amount)
      select ${entries} * (l.user_id), l.lot_id, -10 from point_lots l where l.remaining = 0`,
    sql`select setval('point_numbers', ${entries} * ${n})`,
  ];
}

function learnersOf(size: AcademySize): RawBuilder<unknown>[] {
  const n = sql.lit(size.learners);
  const courseOf = (mark: string) => popularCourse(mark, size);
  return [
    sql`insert into users (user_id, email, email_verified_at, password_hash, name, name_order,
        created_at, last_seen_at)
      overriding system value
      select i, 'learner' || i || '@example.com', now(), '-', '林 ' || i, 'lin ' || i,
        ${longAgo('i')}, now() - (i % 90) * interval '1 day'
      from generate_series(1, ${n}) i`,
    sql`select setval(pg_get_serial_sequence('users', 'user_id'), ${n})`,
    sql`insert into sessions (user_id, token_hash, cookie_key, cookie_hash, last_used_at,
        expires_at)
      select i, sha256(convert_to('filled-learner-' || i, 'UTF8')),
        sha256(convert_to('key-' || i, 'UTF8')),
        sha256(convert_to('filled-cookie-' || i, 'UTF8')), now(), now() + interval '12 hours'
      from generate_series(1, ${n}) i`,
    sql`insert into course_likes (user_id, course_id, created_at)
      select i, ${courseOf(`i * ${LIKES_OF_LEARNER} + k`)}, ${longAgo('i + k')}
      from generate_series(1, ${n}) i, generate_series(1, ${sql.lit(LIKES_OF_LEARNER)}) k
      on conflict do nothing`,
    sql`insert into course_reviews (user_id, course_id, rating, comment, created_at, updated_at)
      select i, ${courseOf(`i * ${LIKES_OF_LEARNER} + 1`)}, 1 + i % 5, '讲得清楚，很有帮助',
        ${longAgo('i')}, ${longAgo('i')}
      from generate_series(1, ${n}) i where i % 4 = 0`,
    // Two courses that each learner began; of the first everything is done.
    sql`insert into enrollments (user_id, course_id, enrolled_at)
      select i, ${courseOf(`i * ${LIKES_OF_LEARNER} + k`)}, ${longAgo('i')}
      from generate_series(1, ${n}) i, generate_series(1, 2) k on conflict do nothing`,
    sql`insert into course_learners (course_id, user_id, completed_contents, begun_at, last_activity_at)
      select course_id, user_id, 3, enrolled_at, enrolled_at from enrollments`,
    sql`insert into course_completions (user_id, course_id, completed_at)
      select user_id, course_id, enrolled_at from enrollments where user_id % 3 = 0`,
    sql`insert into content_progress (user_id, content_id, progress, started_at, updated_at,
        completed_at)
      select user_id, (course_id - 1) * ${sql.lit(CONTENTS_OF_COURSE)} + position, 100, enrolled_at,
        enrolled_at, enrolled_at
      from enrollments, generate_series(1, 3) position`,
    sql`insert into content_openings (user_id, content_id, opened_at)
      select user_id, content_id, started_at from content_progress`,
    sql`insert into course_reads (user_id, course_id, created_at)
      select user_id, course_id, enrolled_at from enrollments`,
    sql`insert into course_redemptions (user_id, course_id, points_spent, created_at)
      select user_id, course_id, 50, enrolled_at from enrollments where course_id % 4 = 0`,
    sql`insert into course_grants (user_id, course_id, source, granted_at)
      select user_id, course_id, 'points', created_at from course_redemptions`,
    sql`insert into teacher_likes (user_id, teacher_id, created_at)
      select i, 1 + i % (select max(teacher_id) from teachers), ${longAgo('i')}
      from generate_series(1, ${n}) i`,
    sql`insert into invitation_codes (code, owner_user_id, created_at)
      select 'OWN' || i, i, ${longAgo('i')} from generate_series(1, ${n}) i`,
    sql`insert into invitation_uses (user_id, invitation_code_id, used_at)
      select user_id, 1 + user_id / 2, created_at from users where user_id % 3 = 0`,
    sql`insert into assignment_submissions (user_id, content_id, course_id, status, submitted_at)
      select user_id, course_id * ${sql.lit(CONTENTS_OF_COURSE)}, course_id, 'submitted', enrolled_at
      from enrollments where user_id % 4 = 0`,
    sql`insert into quiz_attempts (user_id, content_id, attempt, answers, score, correct_answers,
        total_questions, passed, submitted_at)
      select user_id, course_id * ${sql.lit(CONTENTS_OF_COURSE)}, 1, '{}', 100, 2, 2, true, enrolled_at
      from enrollments where user_id % 4 = 1`,
    sql`insert into reward_redemptions (user_id, reward_id, points_spent, hold_point_id, took_stock,
        requires_shipping, recipient_name, recipient_phone, shipping_address, status, created_at)
      select i, 1 + i % ${sql.lit(REWARDS)}, 30, ${sql.lit(ENTRIES_OF_LEARNER)} * i, true, true,
        '林 ' || i, '012' || i, 'Jalan ' || i,
        (array['pending','approved','shipped','completed','rejected'])[1 + (i / 5) % 5], ${longAgo('i')}
      from generate_series(1, ${n}) i where i % 5 = 0`,
    sql`insert into redemption_events (redemption_id, status, at)
      select redemption_id, 'pending', created_at from reward_redemptions`,
    sql`insert into sign_ins (user_id, day, streak)
      select i, current_date - k - i % 300, 5 - k
      from generate_series(1, ${n}) i, generate_series(1, 4) k`,
    sql`insert into active_days (user_id, day) select user_id, day from sign_ins`,
    sql`insert into seen_days (user_id, day)
      select i, current_date - (i * 13 + k * 5) % 90
      from generate_series(1, ${n}) i, generate_series(1, 3) k on conflict do nothing`,
  ];
}

/**
 * Fills an empty academy on PostgreSQL with rows as after years of use. Triggers and counters are
 * off meanwhile; the stored counters are corrected at the end.
 */
export async function fillAcademy(db: Db, size: AcademySize): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid::regclass::text = any(${LARGE_TABLES}) and not i.indisunique`.execute(
      connection,
    );
    for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(connection);
    for (const statement of [...catalogueOf(size), ...learnersOf(size), ...ledgerOf(size)]) {
      await statement.execute(connection);
    }
    for (const { definition } of indexes) await sql.raw(definition).execute(connection);
    await sql`reset session_replication_role`.execute(connection);
    await sql`insert into course_ranks (course_id, created_at) select course_id, created_at from courses`.execute(
      connection,
    );
    await repairCounters(connection);
    await storeDays(connection, { timeZone: await getTimeZone(connection), now: new Date() });
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
