import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { academyDay, academyHour, addDays, mondayOf } from '#domain/academy-day.ts';
import { isDaytime } from '#domain/notice-delivery.ts';
import { isStreakAtRisk, isTimeToRemind } from '#domain/sign-in-streak.ts';
import { notifyEach } from '#server/features/notifications/index.ts';
import { type LearnerPage, listExpiringPoints, listStreaks } from './reminders.queries.ts';

const LEARNERS_AT_ONCE = 500;

interface Clock {
  now: Date;
  /** The academy's. */
  timeZone: string;
}

/** Runs work for all learners, a batch at a time, each batch in a transaction of its own. */
async function forLearners(
  db: Db,
  remind: (tx: Tx, page: LearnerPage) => Promise<readonly { user_id: number }[]>,
): Promise<void> {
  const limit = LEARNERS_AT_ONCE;
  let afterUserId = 0;
  for (;;) {
    const page = { afterUserId, limit };
    const reminded = await inTransaction(db, (tx) => remind(tx, page));
    afterUserId = reminded.at(-1)?.user_id ?? 0;
    if (reminded.length < limit) return;
  }
}

/**
 * By day, reminds learners of points that expire in this week or the next one: once for each week,
 * so that whoever earned a little every day is not reminded every day. Running it twice reminds
 * nobody twice.
 */
export async function remindOfExpiringPoints(db: Db, { now, timeZone }: Clock): Promise<void> {
  if (!isDaytime(academyHour(now, timeZone))) return;
  const beforeDay = addDays(mondayOf(academyDay(now, timeZone)), 14);
  await forLearners(db, async (tx, page) => {
    const expiring = await listExpiringPoints(tx, { now, beforeDay, timeZone }, page);
    const list = expiring.map(({ user_id: userId, week: cause, points, day }) => {
      return { userId, cause, params: { points, day } };
    });
    await notifyEach(tx, { kind: 'points_expiring', list, now });
    return expiring;
  });
}

/** In the evening, reminds learners whose streak ends today unless they check in: once a day. */
export async function remindOfStreaks(db: Db, { now, timeZone }: Clock): Promise<void> {
  if (!isTimeToRemind(academyHour(now, timeZone))) return;
  const today = academyDay(now, timeZone);
  const days = { lastDay: addDays(today, -1), today };
  await forLearners(db, async (tx, page) => {
    const streaks = await listStreaks(tx, days, page);
    const list = streaks
      .filter((last) => isStreakAtRisk(last, today))
      .map(({ user_id: userId, streak }) => ({ userId, cause: today, params: { streak } }));
    await notifyEach(tx, { kind: 'streak_at_risk', list, now });
    return streaks;
  });
}
