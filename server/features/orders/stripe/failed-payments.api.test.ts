import { describe, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import type { Locale } from '#domain/locale.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import type { FakeSession } from '#server/testing/fake-stripe.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

import { StripeAcademy } from './stripe.testing.ts';

const shop = new StripeAcademy();
const { stripe, academy } = shop;
const failuresOf = (as: TestPerson, locale: Locale = 'en') =>
  shop.noticesOf(as, 'payment_failed', locale);

const payAgain = async (order_id: number, as: TestPerson) =>
  shop.pageAt(
    (await academy.call(checkoutCalls.pay, { body: { order_id } }, { as })).data.payment_url,
  );
async function emailsTo({ email }: TestPerson) {
  await academy.runJobs();
  return academy.emails.filter(({ to }) => String(to).includes(email));
}

/** An event about a page; unless given, its bank has not paid yet. */
const sendEvent = (
  page: FakeSession,
  type: string,
  changes: { id?: string; payment_status?: string } = {},
) => shop.sendPageEvent(page, type, { payment_status: 'unpaid', ...changes });
const arrive = (page: FakeSession) =>
  sendEvent(page, 'async_payment_succeeded', { payment_status: 'paid' });

/** An order that was paid on its page, and whose bank takes days. */
async function settlingOrder(language: Locale = 'en') {
  const waiting = await shop.waitingOrder(language);
  await sendEvent(waiting.page, 'completed');
  return waiting;
}

describe('a bank payment that fails after days', () => {
  test('tells its learner, who has the time of a new order to pay again', async () => {
    const { learner, id, page } = await settlingOrder();
    await academy.nextDay(learner);
    await academy.nextDay(learner);
    await runMaintenance(academy.app.dependencies);
    await sendEvent(page, 'async_payment_failed');
    const again = await shop.orderOf(id, learner);
    expect(again).toMatchObject({ status: 'pending', is_settling: false, has_failed: true });
    expect(Date.parse(again.expires_at) - academy.now.getTime()).toBe(23 * 3_600_000);
    expect(await failuresOf(learner)).toMatchObject([
      {
        text: expect.stringContaining('No payment has arrived for'),
        link: `/orders/${id}`,
      },
    ]);
    const second = await payAgain(id, learner);
    expect(second.id).not.toBe(page.id);
    expect((await shop.orderOf(id, learner)).has_failed).toBe(false);
    await sendEvent(second, 'completed', { payment_status: 'paid' });
    expect((await shop.orderOf(id, learner)).status).toBe('paid');
  });

  test.each([
    ['en', 'Your payment did not arrive', 'The bank did not complete the payment', 'Pay again'],
    ['zh', '款项未到账', '银行未能完成这笔付款', '重新付款'],
  ] as const)('is told by an email in %s that leads to the order', async (language, ...said) => {
    const { learner, id, page } = await settlingOrder(language);
    await sendEvent(page, 'async_payment_failed');
    const [email] = await emailsTo(learner);
    for (const text of [...said, `/orders/${id}`]) expect(email?.text).toContain(text);
  });

  test('is told once, however often and by how many events Stripe tells of it', async () => {
    const { learner, id, page } = await settlingOrder();
    for (const event of ['evt_failed_1', 'evt_failed_1', 'evt_failed_2']) {
      await sendEvent(page, 'async_payment_failed', { id: event });
    }
    await payAgain(id, learner);
    await sendEvent(page, 'async_payment_failed', { id: 'evt_failed_3' });
    await sendEvent(page, 'expired');
    expect(await failuresOf(learner)).toHaveLength(1);
    expect(await emailsTo(learner)).toHaveLength(1);
    expect((await shop.orderOf(id, learner)).payment_url).not.toBeNull();
  });

  test('is told where Stripe tells of it before it tells that the page was completed', async () => {
    const { learner, id, page } = await shop.waitingOrder();
    await sendEvent(page, 'async_payment_failed');
    await sendEvent(page, 'completed');
    expect(await shop.orderOf(id, learner)).toMatchObject({ is_settling: false, has_failed: true });
    expect(await failuresOf(learner)).toHaveLength(1);
  });

  test('and succeeds after all pays the order, and closes the page that was opened since', async () => {
    const { learner, id, page } = await settlingOrder();
    await sendEvent(page, 'async_payment_failed');
    const second = await payAgain(id, learner);
    await arrive(page);
    expect(await shop.orderOf(id, learner)).toMatchObject({ status: 'paid', has_failed: false });
    expect(stripe.sessions.get(second.id)?.status).toBe('expired');
  });

  test('changes nothing where the money had arrived before', async () => {
    const { learner, id, page } = await settlingOrder();
    await arrive(page);
    await sendEvent(page, 'async_payment_failed');
    expect((await shop.orderOf(id, learner)).status).toBe('paid');
    expect(await failuresOf(learner)).toEqual([]);
  });

  test('sends no email where the order is paid before the email goes out', async () => {
    const { learner, page } = await settlingOrder();
    academy.holdJobs(true);
    await sendEvent(page, 'async_payment_failed');
    await arrive(page);
    academy.holdJobs(false);
    const subjects = (await emailsTo(learner)).map(({ subject }) => String(subject));
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toContain('is open');
  });

  test('asks nobody to pay again for a course that is open to them', async () => {
    const { learner, page } = await settlingOrder();
    const { data } = await shop.buy(learner, { method: 'paynow' });
    const params = { id: data.order_id };
    await academy.call(orderAdminCalls.confirm, { params, body: {} }, { as: shop.admin });
    await sendEvent(page, 'async_payment_failed');
    expect(await failuresOf(learner)).toEqual([]);
  });

  test('gives no time to an order that was cancelled', async () => {
    const { learner, id, page } = await settlingOrder();
    const body = { reason: 'by mistake' };
    await academy.call(orderAdminCalls.cancel, { params: { id }, body }, { as: shop.admin });
    await sendEvent(page, 'async_payment_failed');
    expect((await shop.orderOf(id, learner)).status).toBe('cancelled');
    expect(await failuresOf(learner)).toEqual([]);
  });
});

describe('a page that expires', () => {
  test('tells its learner that nothing was paid, and the order ends with it', async () => {
    const { learner, id, page } = await shop.waitingOrder();
    await academy.nextDay(learner);
    await sendEvent(page, 'expired');
    expect(await shop.orderOf(id, learner)).toMatchObject({ status: 'expired', has_failed: false });
    expect(await failuresOf(learner)).toMatchObject([{ link: `/orders/${id}` }]);
    expect((await emailsTo(learner))[0]?.text).toContain('open too long');
  });

  test('tells nobody whose payment is on its way, or who has cancelled', async () => {
    const settling = await settlingOrder();
    await sendEvent(settling.page, 'expired');
    const cancelled = await shop.waitingOrder();
    const body = { order_id: cancelled.id };
    await academy.call(checkoutCalls.cancel, { body }, { as: cancelled.learner });
    await sendEvent(cancelled.page, 'expired');
    expect(await failuresOf(settling.learner)).toEqual([]);
    expect(await failuresOf(cancelled.learner)).toEqual([]);
    expect((await shop.orderOf(settling.id, settling.learner)).is_settling).toBe(true);
  });
});

test('the end of an order is put off alone, and while it waits', async () => {
  const { learner, id } = await shop.waitingOrder();
  const setEnd = (expires_at: string) =>
    academy.db.updateTable('orders').set({ expires_at }).where('order_id', '=', id).execute();
  await expect(setEnd('2026-03-02T05:00:00Z')).rejects.toThrow(/put off/);
  const body = { order_id: id };
  await academy.call(checkoutCalls.cancel, { body }, { as: learner });
  await expect(setEnd('2026-03-05T04:00:00Z')).rejects.toThrow(/put off/);
});
