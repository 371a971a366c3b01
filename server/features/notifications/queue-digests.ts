import { type Db, inTransaction } from '#database/open.ts';
import { digestedBefore } from '#domain/notice-digests.ts';
import { queueJobs } from '#server/lib/queue/define-job.ts';
import { digestEmailJob } from './digest-email-job.ts';
import { takeDueDigests } from './notifications.store.ts';

const PEOPLE_AT_ONCE = 200;

/**
 * Queues the digests that are due, and what still waits for people who want none any more; with
 * maintenance. A notice is taken and its email queued in one transaction: interrupted or run twice, it
 * loses nothing and sends nothing twice.
 */
export async function queueDigests(db: Db, now: Date, timeZone: string): Promise<void> {
  const before = {
    at_once: now,
    daily: digestedBefore('daily', now, timeZone),
    weekly: digestedBefore('weekly', now, timeZone),
  };
  let afterUserId = 0;
  for (;;) {
    const page = { afterUserId, limit: PEOPLE_AT_ONCE };
    const nextAfter = await inTransaction(db, async (tx) => {
      const due = await takeDueDigests(tx, before, page);
      const list = due.digests.map(({ user_id: userId, notification_ids }) => {
        return { userId, payload: { notification_ids } };
      });
      await queueJobs(tx, digestEmailJob, list, now);
      return due.nextAfter;
    });
    if (nextAfter === null) return;
    afterUserId = nextAfter;
  }
}
