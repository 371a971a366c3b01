import { describe, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { adminAccessCalls } from '#contract/course-access.ts';
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

  test('of a course that was given meanwhile is recorded, and an admin is told', async () => {
    const { learner, order, page } = await shop.waitingOrder();
    const gift = { user_ids: [learner.userId], reason: 'a gift' };
    const given = { params: { id: shop.courseId }, body: gift };
    await academy.call(adminAccessCalls.grant, given, { as: shop.admin });
    expect(await shop.orderOf(order.order_id, learner)).toMatchObject({
      course_is_open: true,
      payment_url: null,
    });
    const pay = { body: { order_id: order.order_id } };
    const refused = await academy.call(checkoutCalls.pay, pay, { as: learner });
    expect(refused.error).toBe('INVALID_STATE');
    const before = (await shop.noticesOf(shop.admin, 'payment_unexpected')).length;
    await shop.sendPageEvent(page, 'completed');
    expect(await shop.orderOf(order.order_id, learner)).toMatchObject({
      status: 'paid',
      course_is_open: true,
    });
    expect(await shop.noticesOf(shop.admin, 'payment_unexpected')).toHaveLength(before + 1);
    await shop.sendPageEvent(page, 'completed', { id: 'evt_two', payment_intent: 'pi_two' });
    const [second] = (await shop.paymentsOf(learner)).slice(-1);
    expect(second).toMatchObject({ course_id: null, opens_course: false });
  });

  test('of a page that was opened before the order was changed pays it as it was', async () => {
    const { learner, order, page } = await shop.waitingOrder();
    const atStripe = await shop.buy(learner, { method: 'paynow' });
    expect(atStripe).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    await shop.sendPageEvent(page, 'async_payment_failed', { payment_status: 'unpaid' });
    const changed = (await shop.buy(learner, { method: 'paynow' })).data;
    expect(changed).toMatchObject({ order_id: order.order_id, method: 'paynow' });
    expect(changed.reference).not.toBe(order.reference);
    await shop.sendPageEvent(page, 'async_payment_succeeded', { id: 'evt_late' });
    expect(await shop.orderOf(order.order_id, learner)).toMatchObject({
      status: 'paid',
      method: 'stripe',
      reference: order.reference,
    });
    expect(await shop.paymentsOf(learner)).toHaveLength(1);
  });

  test.each([
    ['a currency that is not ours', { currency: 'jpy' }],
    ['no currency', { currency: null }],
    ['no amount', { amount_total: null }],
    ['an amount of nothing', { amount_total: 0 }],
    ['an amount that no payment has', { amount_total: 1e15 }],
    ['half a cent', { amount_total: 0.5 }],
  ])('with %s is taken, and an admin is told to look at Stripe', async (name, changes) => {
    const { learner, order, page } = await shop.waitingOrder();
    const before = (await shop.noticesOf(shop.admin, 'payment_unusable')).length;
    await shop.sendPageEvent(page, 'completed', { ...changes, id: `evt ${name}` });
    await shop.sendPageEvent(page, 'completed', { ...changes, id: `evt ${name} again` });
    expect((await shop.orderOf(order.order_id, learner)).status).toBe('pending');
    expect(await shop.paymentsOf(learner)).toEqual([]);
    const notices = await shop.noticesOf(shop.admin, 'payment_unusable');
    expect(notices).toHaveLength(before + 1);
    expect(notices[0]?.link).toBe(`/admin/orders?order_id=${order.order_id}`);
  });

  test.each([
    ['without an object', 'checkout.session.completed', null],
    ['of a page without an id', 'checkout.session.completed', { payment_status: 'paid' }],
    [
      'with metadata that are no texts',
      'checkout.session.completed',
      { metadata: { order_id: 7 } },
    ],
    ['of a refund without its payment', 'refund.created', { id: 're_1' }],
    ['of a kind that nobody knows', 'moon.landed', { id: 'moon_1' }],
  ])('an event %s is taken and changes nothing', async (_, type, object) => {
    const event = shop.stripe.sign({ type, object: object as object, at: academy.now });
    expect((await shop.send(event)).statusCode).toBe(200);
  });

  test('leaves revenue sound', async () => {
    const { data } = await academy.call(paymentCalls.check, {}, { as: shop.admin });
    expect(data.invariants.filter(({ ok }) => !ok)).toEqual([]);
  });
});
