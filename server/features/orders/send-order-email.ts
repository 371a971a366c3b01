import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '#server/dependencies.ts';
import { getAcademyName } from '#server/features/academy/index.ts';
import { type OrderNews, orderEmail } from './order-email.ts';
import { getOrder } from './orders.queries.ts';

interface OrderEmail {
  orderId: number;
  news: OrderNews;
  /** The scheme and host of links in emails. */
  origin: string;
}

/**
 * Tells a learner what became of an order, in their language. To be called after the commit: an
 * email that cannot be sent is logged and undoes nothing, so this never throws.
 */
export async function sendOrderEmail(
  { database: { db }, mailer }: Dependencies,
  { orderId, news, origin }: OrderEmail,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const order = await getOrder(db, orderId);
    // A removed person gets no email.
    if (!order.user_is_active || order.user_archived_at !== null) return;
    const academy = await getAcademyName(db, order.user_language);
    await mailer.send(orderEmail(news, order, { academy, origin }));
  } catch (error) {
    log.error({ err: error, orderId }, 'an email about an order was not sent');
  }
}
