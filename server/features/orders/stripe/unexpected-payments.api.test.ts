import { describe, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { StripeAcademy } from './stripe.testing.ts';

const shop = new StripeAcademy();
const { academy } = shop;

describe('money that pays no order', () => {
  test('of a cancelled order opens its course, and an admin is told', async () => {
    const { learner, order, page } = await shop.waitingOrder();
    await academy.call(
      checkoutCalls.cancel,
      { body: { order_id: order.order_id } },
      { as: learner },
    );
    await shop.sendPageEvent(page, 'completed');
    expect((await shop.orderOf(order.order_id, learner)).status).toBe('cancelled');
    expect(await shop.isOpenFor(learner)).toBe(true);
    const [payment] = await shop.paymentsOf(learner);
    expect(payment).toMatchObject({ provider: 'stripe', amount: 49.9, opens_course: true });
    const [notice] = await shop.noticesOf(shop.admin, 'payment_unexpected');
    expect(notice).toMatchObject({ link: `/admin/payments?payment_id=${payment?.payment_id}` });
    expect(await shop.noticesOf(learner, 'payment_received')).toHaveLength(1);
  });

  test('of another amount is recorded and opens nothing', async () => {
    const { learner, order, page } = await shop.waitingOrder();
    await shop.sendPageEvent(page, 'completed', { amount_total: 100 });
    expect((await shop.orderOf(order.order_id, learner)).status).toBe('pending');
    expect(await shop.isOpenFor(learner)).toBe(false);
    expect(await shop.paymentsOf(learner)).toMatchObject([{ amount: 1, course_id: null }]);
    expect((await shop.noticesOf(shop.admin, 'payment_unexpected'))[0]?.text).toContain('1.00');
  });

  test('of another currency is recorded and opens nothing', async () => {
    const { learner, page } = await shop.waitingOrder();
    await shop.sendPageEvent(page, 'completed', { currency: 'myr' });
    expect(await shop.isOpenFor(learner)).toBe(false);
    expect(await shop.paymentsOf(learner)).toMatchObject([{ currency: 'MYR', amount: 49.9 }]);
  });

  test('that an admin has confirmed by hand is not recorded again', async () => {
    const { learner, order, page } = await shop.waitingOrder();
    await academy.call(
      orderAdminCalls.confirm,
      { params: { id: order.order_id }, body: {} },
      { as: shop.admin },
    );
    const before = (await shop.noticesOf(shop.admin, 'payment_unexpected')).length;
    await shop.sendPageEvent(page, 'completed');
    await shop.sendPageEvent(page, 'async_payment_succeeded');
    expect(await shop.paymentsOf(learner)).toHaveLength(1);
    expect(await shop.noticesOf(shop.admin, 'payment_unexpected')).toHaveLength(before);
  });

  test('a second time for one order is a second payment, which an admin is told of', async () => {
    const { learner, page } = await shop.waitingOrder();
    await shop.sendPageEvent(page, 'completed');
    const before = (await shop.noticesOf(shop.admin, 'payment_unexpected')).length;
    await shop.sendPageEvent(page, 'completed', { id: 'evt_second', payment_intent: 'pi_second' });
    expect(await shop.paymentsOf(learner)).toHaveLength(2);
    expect(await shop.noticesOf(shop.admin, 'payment_unexpected')).toHaveLength(before + 1);
  });

  test('leaves revenue sound', async () => {
    const { data } = await academy.call(paymentCalls.check, {}, { as: shop.admin });
    expect(data.invariants.filter(({ ok }) => !ok)).toEqual([]);
  });
});
