import { sql } from 'kysely';
import { learningKinds } from '#contract/points.ts';
import {
  type AccountRate,
  EARNING_RATES_LIMIT,
  MIN_RATED_POINTS,
  type TeacherRate,
} from '#contract/points-economy-admin.ts';
import type { Db } from '#database/open.ts';
import { lessonPace } from '#domain/lesson-completion.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';

/** Payments for learning since a day that were not corrected. */
const selectPaid = (since: string, timeZone: string) => sql`
  select entry.user_id, entry.kind, entry.subject_kind, entry.subject_id, entry.amount
  from point_entries entry
  where entry.kind in (${sql.join(learningKinds)}) and entry.created_at >= ${startOfDay(since, timeZone)}
    and not exists (
      select from point_entries back where back.reverses_point_id = entry.point_id)`;

/**
 * The learners who earned fastest since a day: points of learning for each hour of the time that
 * their paid completions took. That time counts as it does for pay: from the opening of a lesson or
 * the completion before it on the same day, and no longer than the lesson is. Those whose completions
 * took none (quizzes alone) come first.
 */
export async function listAccountRates(
  db: Db,
  since: string,
  timeZone: string,
): Promise<AccountRate[]> {
  const from = startOfDay(since, timeZone);
  const day = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone})::date`;
  const { rows } = await sql<AccountRate>`
    with earned as materialized (
      select user_id, sum(amount) as points from (${selectPaid(since, timeZone)}) paid
      group by user_id having sum(amount) >= ${MIN_RATED_POINTS}::integer
    ), counted as (
      select p.user_id, extract(epoch from p.time_counted_at - greatest(o.opened_at,
          lag(p.time_counted_at) over (
            partition by p.user_id, ${day('p.time_counted_at')} order by p.time_counted_at)
        )) as seconds,
        coalesce(nullif(k.measured_seconds, 0), nullif(k.duration, 0) * 60,
          ${lessonPace.unstatedSeconds}::integer) as length
      from earned
      join content_progress p on p.user_id = earned.user_id and p.time_counted_at >= ${from}
      join contents k on k.content_id = p.content_id
      left join content_openings o on o.user_id = p.user_id and o.content_id = p.content_id
    ), spent as (
      select user_id, round(sum(greatest(0, least(seconds, length))))::integer as seconds
      from counted group by user_id
    )
    select users.user_id, users.name, earned.points, coalesce(spent.seconds, 0) as seconds,
      round(earned.points * 3600.0 / nullif(spent.seconds, 0))::integer as points_per_hour
    from earned
    join users on users.user_id = earned.user_id and users.archived_at is null
    left join spent on spent.user_id = earned.user_id
    order by earned.points::numeric / nullif(spent.seconds, 0) desc nulls first, earned.points desc,
      users.user_id
    limit ${EARNING_RATES_LIMIT}
  `.execute(db);
  return rows;
}

/** The teachers whose courses paid most for each learner whom their lessons paid since a day. */
export async function listTeacherRates(
  db: Db,
  since: string,
  timeZone: string,
): Promise<TeacherRate[]> {
  const { rows } = await sql<TeacherRate>`
    with paid as (${selectPaid(since, timeZone)}), taught as (
      select c.teacher_id, paid.user_id, paid.amount
      from paid
      left join contents k on paid.subject_kind = 'content' and k.content_id = paid.subject_id
      join courses c on c.course_id = coalesce(k.course_id, paid.subject_id)
      where paid.kind in ('content_completion', 'quiz_pass', 'course_completion')
    ), sums as (
      select teacher_id, sum(amount) as points, count(distinct user_id) as accounts
      from taught where teacher_id is not null group by teacher_id
      having sum(amount) >= ${MIN_RATED_POINTS}::integer
    )
    select t.teacher_id, t.name, t.name_zh, sums.points, sums.accounts,
      round(sums.points::numeric / sums.accounts)::integer as points_per_account
    from sums join teachers t on t.teacher_id = sums.teacher_id
    order by sums.points::numeric / sums.accounts desc, sums.points desc, t.teacher_id
    limit ${EARNING_RATES_LIMIT}
  `.execute(db);
  return rows;
}
