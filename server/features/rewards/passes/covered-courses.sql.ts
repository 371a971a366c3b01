import { sql } from 'kysely';

/** Whether `rewards` covers any course, for a query. */
export const coversCourses = sql<boolean>`exists (
  select from reward_courses as covered where covered.reward_id = rewards.reward_id)`;

/** The courses that `rewards` names one by one, for a query. */
export const coveredCourseIds = sql<number[]>`array(
  select covered.course_id from reward_courses as covered
  where covered.reward_id = rewards.reward_id and covered.course_id is not null
  order by covered.course_id)`;

/** The levels that `rewards` covers, for a query: the easier ones first. */
export const coveredLevels = sql<('beginner' | 'intermediate' | 'advanced')[]>`array(
  select covered.level from reward_courses as covered
  where covered.reward_id = rewards.reward_id and covered.level is not null
  order by array_position(array['beginner', 'intermediate', 'advanced'], covered.level))`;

/** Whether the reward of an id covers the course `c`, for a query. */
export const isCoveredBy = (rewardId: number) => sql<boolean>`exists (
  select from reward_courses as covered
  where covered.reward_id = ${rewardId}
    and (covered.course_id = c.course_id or covered.level = c.difficulty_level))`;
