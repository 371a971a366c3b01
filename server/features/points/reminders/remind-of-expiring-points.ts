import type { Db } from '#database/open.ts';
import { academyDay, academyHour, addDays, mondayOf } from '#domain/academy-day.ts';
import { isDaytime } from '#domain/notice-delivery.ts';
import { notifyEach } from '#server/features/notifications/index.ts';
import { type AcademyNow, forLearners } from './for-learners.ts';
import { listExpiringPoints } from './reminders.queries.ts';

/**
 * By day, reminds learners of points that expire in this week or the next one: once for each week,
 * so that whoever earned a little every day is not reminded every day. Running it twice reminds
 * nobody twice.
 */
export async function remindOfExpiringPoints(db: Db, { now, timeZone }: AcademyNow): Promise<void> {
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
