import type { Db } from '#database/open.ts';
import { daysOfMonth } from '#domain/academy-day.ts';
import type { SignIn } from '#domain/sign-in-streak.ts';

/**
 * A learner's check-ins of the month of a day, and the newest one up to that day, which may be
 * older. Newest first.
 */
export async function listSignIns(db: Db, userId: number, day: string): Promise<SignIn[]> {
  const newest = db
    .selectFrom('sign_ins')
    .select(['day', 'streak'])
    .where('user_id', '=', userId)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(1);
  const month = daysOfMonth(day);
  return db
    .selectFrom(newest.as('newest'))
    .selectAll()
    .union(
      db
        .selectFrom('sign_ins')
        .select(['day', 'streak'])
        .where('user_id', '=', userId)
        .where('day', '>=', month[0] ?? day)
        .where('day', '<=', month.at(-1) ?? day),
    )
    .orderBy('day', 'desc')
    .execute();
}
