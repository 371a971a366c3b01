import { describe, expect, test } from 'vitest';
import { dashboardCalls } from '#contract/dashboard-admin.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

import { StripeAcademy } from './stripe.testing.ts';

const shop = new StripeAcademy();
const { stripe, academy } = shop;

/** A paid order that its payer disputes, as Stripe reports it. */
async function disputedOrder(status = 'needs_response') {
  const order = await shop.paidOrder();
  const dispute = stripe.addDispute(order.page, { at: academy.now, status });
  const become = async (next: string, type = 'updated') => {
    dispute.status = next;
    await shop.sendEvent(`charge.dispute.${type}`, dispute);
  };
  await shop.sendEvent('charge.dispute.created', dispute);
  return { ...order, dispute, become };
}

const adminOrderOf = async (order_id: number) =>
  (await academy.call(orderAdminCalls.list, { query: { order_id } }, { as: shop.admin })).data
    .list[0];
const noticesAbout = async (learner: TestPerson) => {
  const { payment_id } = await shop.paymentOf(learner);
  const query = { limit: 100 };
  const { data } = await academy.call(notificationCalls.lists, { query }, { as: shop.admin });
  return data.list
    .filter(({ kind, link }) => /disput|questioned/.test(kind) && link.endsWith(`=${payment_id}`))
    .map(({ kind }) => kind);
};
const decide = async (learner: TestPerson, end_access: boolean, as = shop.admin) => {
  const params = { id: (await shop.paymentOf(learner)).payment_id };
  const input = { params, body: { end_access } };
  return academy.callWith(paymentCalls.decideAccess, input, { as, locale: 'en' });
};
const refund = (id: number, amount: number) =>
  academy.callWith(
    orderAdminCalls.refund,
    { params: { id }, body: { amount, reason: 'asked', end_access: false } },
    { as: shop.admin, locale: 'en' },
  );

describe('a dispute', () => {
  test('is recorded with its payment, takes its money out of revenue, and admins are told', async () => {
    const { learner, id } = await disputedOrder();
    expect(await shop.paymentOf(learner)).toMatchObject({
      disputed: 49.9,
      net: 0,
      disputes: [
        {
          amount: 49.9,
          reason: 'fraudulent',
          dispute_state: 'needs_response',
          due_at: '2026-03-09T04:00:00.000Z',
          withdrawn_on: '2026-03-02',
          returned_on: null,
        },
      ],
    });
    expect(await adminOrderOf(id)).toMatchObject({
      dispute_state: 'needs_response',
      disputed: 49.9,
    });
    expect(await noticesAbout(learner)).toEqual(['payment_disputed']);
    expect(await shop.isOpenFor(learner)).toBe(true);
  });

  test('that is won brings the money back, on a day of its own', async () => {
    const { learner, become } = await disputedOrder();
    await academy.nextDay(shop.admin, learner);
    await become('under_review');
    await become('won', 'closed');
    const payment = await shop.paymentOf(learner);
    expect(payment).toMatchObject({ disputed: 0, net: 49.9 });
    expect(payment.disputes).toMatchObject([
      { dispute_state: 'won', withdrawn_on: '2026-03-02', returned_on: '2026-03-03' },
    ]);
    expect((await noticesAbout(learner)).toSorted()).toEqual(['dispute_won', 'payment_disputed']);
    expect((await decide(learner, true)).status).toBe(409);
  });

  test('that is only an inquiry takes nothing', async () => {
    const { learner, become } = await disputedOrder('warning_needs_response');
    expect(await shop.paymentOf(learner)).toMatchObject({ disputed: 0, net: 49.9 });
    await become('warning_closed', 'closed');
    expect((await shop.paymentOf(learner)).disputes).toMatchObject([
      { dispute_state: 'closed', withdrawn_on: null },
    ]);
    expect(await noticesAbout(learner)).toEqual(['payment_questioned']);
  });

  test('that is told again, and late, is what Stripe has by then', async () => {
    const { learner, dispute, become } = await disputedOrder();
    await become('lost', 'closed');
    for (const nr of [1, 2]) {
      await shop.sendEvent(
        'charge.dispute.created',
        { ...dispute, status: 'needs_response' },
        `evt_l${nr}`,
      );
    }
    await shop.sendEvent(
      'charge.dispute.created',
      { ...dispute, status: 'needs_response' },
      'evt_l1',
    );
    expect((await shop.paymentOf(learner)).disputes).toMatchObject([{ dispute_state: 'lost' }]);
    expect((await noticesAbout(learner)).toSorted()).toEqual(['dispute_lost', 'payment_disputed']);
  });

  test('that is told before its payment is recorded with it', async () => {
    const { learner, page } = await shop.waitingOrder();
    await shop.sendEvent('charge.dispute.created', stripe.addDispute(page, { at: academy.now }));
    await shop.sendPageEvent(page, 'completed');
    await academy.runJobs();
    expect(await shop.paymentOf(learner)).toMatchObject({ disputed: 49.9 });
  });

  test('of another academy is passed over', async () => {
    const { learner, page } = await shop.paidOrder();
    const foreign = { ...page, payment_intent: 'pi_of_another_academy' };
    await shop.sendEvent('charge.dispute.created', stripe.addDispute(foreign, { at: academy.now }));
    expect((await shop.paymentOf(learner)).disputes).toEqual([]);
  });

  test('leaves nothing to refund', async () => {
    const { learner, id, become } = await disputedOrder();
    expect(await refund(id, 10)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('by a dispute'),
    });
    await become('won', 'closed');
    expect((await refund(id, 10)).status).toBe(200);
    expect(await shop.paymentOf(learner)).toMatchObject({ refunded: 10, net: 39.9 });
  });

  test('is found by its filter', async () => {
    const { learner } = await disputedOrder();
    const other = await shop.paidOrder();
    const query = { state: 'disputed', limit: 100 } as const;
    const { data } = await academy.call(paymentCalls.list, { query }, { as: shop.admin });
    const payers = data.list.map(({ user_id }) => user_id);
    expect(payers).toContain(learner.userId);
    expect(payers).not.toContain(other.learner.userId);
  });
});

describe('a lost dispute', () => {
  test('asks whether the access ends, once', async () => {
    const { learner, become } = await disputedOrder();
    expect(await decide(learner, true)).toMatchObject({
      status: 409,
      msg: 'There is no lost dispute to decide on',
    });
    await become('lost', 'closed');
    expect(await shop.isOpenFor(learner)).toBe(true);
    expect(await decide(learner, true)).toMatchObject({ status: 200, msg: 'Access ended' });
    expect(await shop.isOpenFor(learner)).toBe(false);
    expect((await shop.paymentOf(learner)).disputes).toMatchObject([{ access_decision: 'ended' }]);
    expect((await decide(learner, false)).status).toBe(409);
  });

  test('is something to do for admins of payments until it is decided, as an answer is', async () => {
    const waiting = async (as = shop.admin) =>
      (await academy.call(dashboardCalls.todo, {}, { as })).data.disputes.count;
    const support = await academy.addAdmin({ adminRole: 'support' });
    const before = await waiting();
    const { learner, become } = await disputedOrder();
    expect(await waiting()).toBe(before + 1);
    await become('under_review');
    expect(await waiting()).toBe(before);
    await become('lost', 'closed');
    expect(await waiting()).toBe(before + 1);
    expect(await waiting(support)).toBe(0);
    await decide(learner, false);
    expect(await waiting()).toBe(before);
  });

  test('may leave the access as it is', async () => {
    const { learner, become } = await disputedOrder();
    await become('lost', 'closed');
    expect((await decide(learner, false)).status).toBe(200);
    expect(await shop.isOpenFor(learner)).toBe(true);
    expect((await shop.paymentOf(learner)).disputes).toMatchObject([{ access_decision: 'kept' }]);
  });

  test('is for admins of payments to decide', async () => {
    const { learner, become } = await disputedOrder();
    await become('lost', 'closed');
    expect((await decide(learner, true, learner)).status).toBe(403);
    expect(await shop.isOpenFor(learner)).toBe(true);
  });
});

test('what was disputed leaves revenue sound, and a wrong day is found', async () => {
  const check = async () => {
    const { data } = await academy.call(paymentCalls.check, {}, { as: shop.admin });
    return data.invariants.filter(({ ok }) => !ok).map(({ name }) => name);
  };
  const { dispute } = await disputedOrder();
  expect(await check()).toEqual([]);
  const set = (withdrawn_on: string | null) =>
    academy.db
      .updateTable('stripe_disputes')
      .set({ withdrawn_on })
      .where('stripe_dispute', '=', dispute.id)
      .execute();
  await set(null);
  expect(await check()).toEqual(['disputes_match_payments', 'sums_match_currencies']);
  await set('2026-03-02');
});
