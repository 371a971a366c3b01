import { z } from 'zod';
import type { NoticeKind } from '#domain/notice-kinds.ts';
import { isDeactivated } from '#server/auth/deactivated-accounts.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import {
  awaitQuietEnd,
  unsubscriptionOf,
  wantsEmail,
} from '#server/features/notifications/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { isUnpaid } from './confirm-or-cancel-order.rules.ts';
import { type OrderNews, orderEmail, orderNews } from './order-email.ts';
import { getOrder } from './orders.queries.ts';

const saysUnpaid = (news: OrderNews) => news !== 'paid' && news !== 'cancelled';

/** The notice whose readers choose whether they get the email; null: it is always sent. */
function noticeOf(news: OrderNews): NoticeKind | null {
  if (news === 'paid') return 'payment_received';
  return saysUnpaid(news) ? 'payment_failed' : null;
}

/** The email to a learner about what became of their order, in their own language. */
export const orderEmailJob = defineJob({
  kind: 'order_email',
  payload: z.object({ order_id: z.int(), news: z.enum(orderNews) }),
  run: async (dependencies: Dependencies, { order_id: orderId, news }, { now }) => {
    const { database, mailer, settings } = dependencies;
    const { db } = database;
    const order = await getOrder(db, orderId, now);
    const { user_is_active: isActive, user_archived_at: archivedAt } = order;
    if (isDeactivated({ is_active: isActive, archived_at: archivedAt })) return;
    // What has been paid, or cancelled, meanwhile is not called unpaid.
    if (saysUnpaid(news) && !isUnpaid(order.status)) return;
    const kind = noticeOf(news);
    if (kind !== null) {
      if (!(await wantsEmail(db, order.user_id, kind))) return;
      await awaitQuietEnd(db, order.user_id, now);
    }
    const frame = await getEmailFrame(db, settings, order.user_language);
    if (kind !== null) {
      const subscription = { userId: order.user_id, kind };
      frame.unsubscription = await unsubscriptionOf(dependencies, subscription, now);
    }
    await mailer.send(orderEmail(news, order, frame));
  },
});
