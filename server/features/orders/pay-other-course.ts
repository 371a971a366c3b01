import type { z } from 'zod';
import type { AdminOrder, orderConfirmBody } from '#contract/orders-admin.ts';
import type { Tx } from '#database/open.ts';
import { recordPaymentWithin } from '#server/features/payments/index.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { getOrder, isOpenTo } from './orders.queries.ts';
import { setCancelled } from './orders.store.ts';
import { presentUsedFor } from './present-order.ts';
import { type Confirmation, notifyLearner, paymentOf } from './settle-order.ts';

type Choice = Pick<z.output<typeof orderConfirmBody>, 'paid_on' | 'note'> & { courseId: number };

/** The reason of the cancellation, in the learner's language. */
async function reasonFor(tx: Tx, order: AdminOrder, choice: Choice, now: Date): Promise<string> {
  const { user_language: locale } = await getOrder(tx, order.order_id, now);
  const { title, title_zh } = await tx
    .selectFrom('courses')
    .select(['title', 'title_zh'])
    .where('course_id', '=', choice.courseId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
  return presentUsedFor({ title, title_zh }, locale);
}

/**
 * The money of an order whose course is open already opens another one: its payment is recorded for
 * that course, and the order is cancelled. The order is locked and may be paid.
 * @throws AppError NOT_FOUND; INVALID_STATE where the other course is open to the learner, too
 */
export async function payOtherCourse(
  { dependencies, tx, actor }: Confirmation,
  order: AdminOrder,
  choice: Choice,
): Promise<void> {
  const now = dependencies.now();
  const { user_id: userId, order_id: orderId } = order;
  if (await isOpenTo(tx, { userId, courseId: choice.courseId }, now)) {
    throw fieldError('INVALID_STATE', 'other_course_id', 'messages.orders.otherIsOpen');
  }
  const body = await paymentOf({ dependencies, tx, actor }, order, choice);
  const payment = { ...body, course_id: choice.courseId };
  const origin = { provider: order.method, discount: null, hasOwnEmail: false };
  await recordPaymentWithin(dependencies, tx, actor, payment, origin);
  const reason = await reasonFor(tx, order, choice, now);
  await setCancelled(tx, orderId, { reason, decidedBy: actor.userId, now });
  await notifyLearner(tx, order, 'cancelled', now);
}
