import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

/** The figures of the profile page. */
export async function getProfileStatistics(db: Db, userId: number) {
  const { rows } = await sql<{
    courses_completed: number;
    courses_redeemed: number;
    days_active: number;
  }>`
    select
      (select count(*) from course_completions where user_id = ${userId})::int as courses_completed,
      (select count(*) from course_redemptions where user_id = ${userId})::int as courses_redeemed,
      (select count(*) from active_days where user_id = ${userId})::int as days_active
  `.execute(db);
  return rows[0] ?? { courses_completed: 0, courses_redeemed: 0, days_active: 0 };
}
