import type { Db } from '#database/open.ts';
import { academyDay, academyHour, addDays } from '#domain/academy-day.ts';
import { isStreakAtRisk, isTimeToRemind } from '#domain/sign-in-streak.ts';
import { notifyEach } from '#server/features/notifications/index.ts';
import { type AcademyNow, forLearners } from './for-learners.ts';
import { listStreaks } from './reminders.queries.ts';

/** In the evening, reminds learners whose streak ends today unless they check in: once a day. */
export async function remindOfStreaks(db: Db, { now, timeZone }: AcademyNow): Promise<void> {
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
