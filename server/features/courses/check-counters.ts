import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '#database/open.ts';

/** A stored counter that differs from a fresh count. */
export interface CounterDrift {
  counter:
    | 'course likes'
    | 'course ratings'
    | 'sum of course ratings'
    | 'teacher likes'
    | 'requests of the reward';
  /** Of the course, the teacher or the reward. */
  id: number;
  stored: number;
  counted: number;
}

const countedCourses = sql`
  select course_id, user_id % 8 as slot, sum(likes)::integer as likes_count,
    sum(ratings)::integer as ratings_count, sum(total)::integer as ratings_sum
  from (
    select course_id, user_id, 1 as likes, 0 as ratings, 0 as total from course_likes
    union all
    select course_id, user_id, 0, 1, rating from course_reviews where not is_hidden
  ) marks
  group by course_id, user_id % 8`;

const countedTeachers = sql`
  select teacher_id, user_id % 8 as slot, count(*)::integer as likes_count
  from teacher_likes group by teacher_id, user_id % 8`;

const countedRewards = sql`
  select rewards.reward_id, (
    select count(*)::integer from reward_redemptions r
    where r.reward_id = rewards.reward_id and r.status not in ('rejected', 'cancelled')
  ) as redemption_count
  from rewards`;

/** Counts everything again and compares; changes nothing. */
export async function findCounterDrift(db: Db): Promise<CounterDrift[]> {
  const { rows } = await sql<CounterDrift>`
    with courses_apart as (
      select coalesce(s.course_id, c.course_id) as id,
        coalesce(s.likes_count, 0) as likes, coalesce(c.likes_count, 0) as likes_counted,
        coalesce(s.ratings_count, 0) as ratings, coalesce(c.ratings_count, 0) as ratings_counted,
        coalesce(s.ratings_sum, 0) as total, coalesce(c.ratings_sum, 0) as total_counted
      from course_counters s full join (${countedCourses}) c
        on c.course_id = s.course_id and c.slot = s.slot
    ), teachers_apart as (
      select coalesce(s.teacher_id, c.teacher_id) as id,
        coalesce(s.likes_count, 0) as likes, coalesce(c.likes_count, 0) as likes_counted
      from teacher_counters s full join (${countedTeachers}) c
        on c.teacher_id = s.teacher_id and c.slot = s.slot
    )
    select 'course likes' as counter, id, likes as stored, likes_counted as counted
      from courses_apart where likes <> likes_counted
    union all
    select 'course ratings', id, ratings, ratings_counted
      from courses_apart where ratings <> ratings_counted
    union all
    select 'sum of course ratings', id, total, total_counted
      from courses_apart where total <> total_counted
    union all
    select 'teacher likes', id, likes, likes_counted
      from teachers_apart where likes <> likes_counted
    union all
    select 'requests of the reward', s.reward_id, s.redemption_count, c.redemption_count
      from rewards s join (${countedRewards}) c using (reward_id)
      where s.redemption_count <> c.redemption_count
    order by counter, id
  `.execute(db);
  return rows;
}

/** Stores the fresh counts. Likes and reviews wait meanwhile, so that none is missed. */
export function repairCounters(db: Db): Promise<void> {
  return inTransaction(db, async (tx: Tx) => {
    await sql`lock table course_likes, course_reviews, teacher_likes, reward_redemptions
      in share mode`.execute(tx);
    await sql`delete from course_counters`.execute(tx);
    await sql`delete from teacher_counters`.execute(tx);
    await sql`
      insert into course_counters (course_id, slot, likes_count, ratings_count, ratings_sum)
      ${countedCourses}`.execute(tx);
    await sql`insert into teacher_counters (teacher_id, slot, likes_count) ${countedTeachers}`.execute(
      tx,
    );
    await sql`
      update rewards s set redemption_count = c.redemption_count
      from (${countedRewards}) c
      where c.reward_id = s.reward_id and s.redemption_count <> c.redemption_count`.execute(tx);
    await correctRanks(tx);
  });
}

/**
 * Corrects the ranks that lag behind the counters: of two likes at once, the second skips the
 * locked row of the rank.
 */
export async function correctRanks(db: Db): Promise<void> {
  await sql`
    update course_ranks ranks set
      likes_count = figures.likes_count,
      ratings_count = figures.ratings_count,
      rating = figures.rating
    from (
      select c.course_id, coalesce(sum(k.likes_count), 0) as likes_count,
        coalesce(sum(k.ratings_count), 0) as ratings_count,
        sum(k.ratings_sum)::numeric / nullif(sum(k.ratings_count), 0) as rating
      from courses c left join course_counters k on k.course_id = c.course_id
      group by c.course_id
    ) figures
    where figures.course_id = ranks.course_id
      and (figures.likes_count, figures.ratings_count, figures.rating)
        is distinct from (ranks.likes_count, ranks.ratings_count, ranks.rating)`.execute(db);
}
