import { z } from 'zod';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/academy/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { orderEmail, orderNews } from './order-email.ts';
import { getOrder } from './orders.queries.ts';

/** The email to a learner about what became of their order, in their own language. */
export const orderEmailJob = defineJob({
  kind: 'order_email',
  payload: z.object({ order_id: z.int(), news: z.enum(orderNews) }),
  run: async (
    { database: { db }, mailer, settings }: Dependencies,
    { order_id: orderId, news },
  ) => {
    const order = await getOrder(db, orderId);
    // A removed person gets no email.
    if (!order.user_is_active || order.user_archived_at !== null) return;
    const frame = await getEmailFrame(db, settings, order.user_language);
    await mailer.send(orderEmail(news, order, frame));
  },
});
