import { expect, test } from 'vitest';
import { paymentCalls } from '#contract/payments-admin.ts';
import { OrdersAcademy } from './orders.testing.ts';

const sales = new OrdersAcademy();
const { academy } = sales;

test('an order whose payment is voided is refunded', async () => {
  const learner = await academy.addLearner();
  const { order_id } = (await sales.buy(learner)).data;
  const { payment_id: id } = (await sales.confirm(order_id)).data;
  const body = { reason: 'it was never there', end_access: true };
  await academy.callWith(paymentCalls.void, { params: { id }, body }, { as: sales.admin });
  expect((await sales.get(order_id, learner)).data.status).toBe('refunded');
  expect(await sales.isOpenFor(learner)).toBe(false);
  expect((await sales.buy(learner)).status).toBe(200);
});

test('an order follows the refunds of its payment, in part and then in full', async () => {
  const learner = await academy.addLearner();
  const { order_id } = (await sales.buy(learner)).data;
  const { payment_id: id } = (await sales.confirm(order_id)).data;
  const refund = (amount: number, end_access: boolean) => {
    const body = { amount, reason: 'not as described', end_access };
    return academy.callWith(paymentCalls.refund, { params: { id }, body }, { as: sales.admin });
  };
  expect((await refund(9.9, false)).status).toBe(200);
  expect((await sales.get(order_id, learner)).data.status).toBe('partly_refunded');
  expect(await sales.isOpenFor(learner)).toBe(true);
  expect((await refund(40, true)).status).toBe(200);
  expect((await sales.get(order_id, learner)).data.status).toBe('refunded');
  expect(await sales.isOpenFor(learner)).toBe(false);
});

test('a payment that is not that of its order is refused by the database', async () => {
  const learner = await academy.addLearner();
  const { order_id } = (await sales.buy(learner)).data;
  const { data } = await academy.call(
    paymentCalls.record,
    {
      body: {
        amount: 1,
        currency: 'SGD',
        paid_on: '2026-03-01',
        method: 'paynow',
        user_id: learner.userId,
        course_id: sales.courseId,
      },
    },
    { as: sales.admin },
  );
  const paid = { status: 'paid', paid_at: academy.now, payment_id: data.payment_id } as const;
  const update = academy.db.updateTable('orders').set(paid).where('order_id', '=', order_id);
  await expect(update.execute()).rejects.toThrow(/not that of order/);
  const remove = academy.db.deleteFrom('orders').where('order_id', '=', order_id);
  await expect(remove.execute()).rejects.toThrow(/append-only/);
});
