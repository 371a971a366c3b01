import { type Db, inTransaction } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { HOUR_MS } from '#domain/units.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { notifyEach } from '#server/features/notifications/index.ts';
import { listLearnersToNotify, listNewLessons } from './new-lessons.queries.ts';

/**
 * How long after it was added a lesson is announced: its author may still complete it, or add more.
 */
const SETTLED_AFTER_HOURS = 1;

/** A lesson that could not be announced within this time, as during an outage, is not announced. */
const NEW_FOR_HOURS = 48;

const LEARNERS_AT_ONCE = 500;

/**
 * Notifies learners of new lessons in the courses that they have begun and may open: once for each
 * course and academy day, however many lessons were added. Running it twice notifies nobody twice.
 */
export async function notifyNewLessons(db: Db, now: Date): Promise<void> {
  const timeZone = await getTimeZone(db);
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const added = { after: hoursAgo(NEW_FOR_HOURS), until: hoursAgo(SETTLED_AFTER_HOURS) };
  const lessons = await listNewLessons(db, added);
  const days = Map.groupBy(lessons, ({ course_id, created_at }) =>
    [course_id, academyDay(created_at, timeZone)].join(':'),
  );
  for (const [cause, [first, ...more]] of days) {
    if (first === undefined) continue;
    const { course_id, created_at: addedAt } = first;
    const params = { course_id, content_id: more.length === 0 ? first.content_id : null };
    let afterUserId = 0;
    for (let isMore = true; isMore; ) {
      const page = { afterUserId, limit: LEARNERS_AT_ONCE };
      const userIds = await inTransaction(db, async (tx) => {
        const found = await listLearnersToNotify(
          tx,
          { courseId: course_id, addedAt, cause, now },
          page,
        );
        const list = found.map((userId) => ({ userId, params, cause }));
        await notifyEach(tx, { kind: 'lesson_added', list, now });
        return found;
      });
      afterUserId = userIds.at(-1) ?? 0;
      isMore = userIds.length === LEARNERS_AT_ONCE;
    }
  }
}
