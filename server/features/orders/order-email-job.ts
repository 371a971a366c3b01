import { z } from 'zod';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { awaitQuietEnd, unsubscriptionOf } from '#server/features/notifications/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { orderEmail, orderNews } from './order-email.ts';
import { getOrder } from './orders.queries.ts';

/** The email to a learner about what became of their order, in their own language. */
export const orderEmailJob = defineJob({
  kind: 'order_email',
  payload: z.object({ order_id: z.int(), news: z.enum(orderNews) }),
  run: async (dependencies: Dependencies, { order_id: orderId, news }, { now }) => {
    const { database, mailer, settings } = dependencies;
    const { db } = database;
    const order = await getOrder(db, orderId);
    // A removed person gets no email.
    if (!order.user_is_active || order.user_archived_at !== null) return;
    if (news === 'paid') await awaitQuietEnd(db, order.user_id, now);
    const frame = await getEmailFrame(db, settings, order.user_language);
    const subscription = { userId: order.user_id, kind: 'payment_received' } as const;
    if (news === 'paid') {
      frame.unsubscription = await unsubscriptionOf(dependencies, subscription, now);
    }
    await mailer.send(orderEmail(news, order, frame));
  },
});
