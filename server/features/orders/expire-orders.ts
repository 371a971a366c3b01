import { type Db, inTransaction } from '#database/open.ts';
import { notify, ownEmail } from '#server/features/notifications/index.ts';
import { orderEmailJob } from './order-email-job.ts';
import { setExpired } from './orders.store.ts';

/**
 * Expires orders whose time is over. Where a proof of payment was not checked in time, its learner
 * and the staff are notified; the order stays among those to check.
 * @param which those of one learner and course alone, or those with one coupon; absent: all
 */
export function expireOrders(
  db: Db,
  now: Date,
  which: Parameters<typeof setExpired>[2] = {},
): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const unchecked of await setExpired(tx, now, which)) {
      const { order_id, user_id: userId, course_id } = unchecked;
      const about = { cause: order_id, now };
      await notify(tx, {
        kind: 'receipt_overdue',
        to: 'admins',
        params: { order_id, course_id, person_id: userId },
        ...about,
      });
      await notify(tx, {
        kind: 'payment_failed',
        to: { userId },
        params: { order_id, course_id },
        email: ownEmail(orderEmailJob, { order_id, news: 'unchecked' }),
        ...about,
      });
    }
  });
}
