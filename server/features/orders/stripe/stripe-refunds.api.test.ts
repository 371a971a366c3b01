import { describe, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import type { FakeSession } from '#server/testing/fake-stripe.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

import { StripeAcademy } from './stripe.testing.ts';

const shop = new StripeAcademy();
const { stripe, academy } = shop;

const refund = (id: number, amount: number, end_access = false) =>
  academy.callWith(
    orderAdminCalls.refund,
    { params: { id }, body: { amount, reason: 'changed their mind', end_access } },
    { as: shop.admin, locale: 'en' },
  );
const failuresOf = async ({ userId }: TestPerson) => {
  const query = { limit: 100 };
  const { data } = await academy.call(notificationCalls.lists, { query }, { as: shop.admin });
  const { payment_id } = await shop.paymentOf({ userId } as TestPerson);
  return data.list.filter(
    ({ kind, link }) => kind === 'refund_failed' && link.endsWith(`=${payment_id}`),
  );
};
const refundsAt = ({ payment_intent }: FakeSession) =>
  [...stripe.refunds.values()].filter((one) => one.payment_intent === payment_intent);

describe('an admin’s refund of what was paid through Stripe', () => {
  test('goes back through Stripe, in part and then the rest', async () => {
    const { learner, id, page } = await shop.paidOrder();
    expect(await refund(id, 10)).toMatchObject({
      status: 200,
      data: { status: 'partly_refunded' },
    });
    expect(refundsAt(page)).toMatchObject([{ amount: 1000, status: 'succeeded' }]);
    expect(await shop.isOpenFor(learner)).toBe(true);
    expect((await refund(id, 39.9, true)).data.status).toBe('refunded');
    expect(refundsAt(page)).toMatchObject([{ amount: 1000 }, { amount: 3990 }]);
    expect(await shop.isOpenFor(learner)).toBe(false);
    const payment = await shop.paymentOf(learner);
    expect(payment).toMatchObject({ refunds_by_stripe: true, refunded: 49.9 });
    expect(payment.refunds).toMatchObject([
      { amount: 10, stripe_state: 'succeeded' },
      { amount: 39.9, stripe_state: 'succeeded' },
    ]);
  });

  test('waits while Stripe is away, and is made once when it is back', async () => {
    const { learner, id, page } = await shop.paidOrder();
    stripe.behaviour = 'broken';
    expect((await refund(id, 10)).status).toBe(200);
    expect((await shop.paymentOf(learner)).refunds).toMatchObject([{ stripe_state: 'requested' }]);
    expect(refundsAt(page)).toEqual([]);
    stripe.behaviour = 'fine';
    academy.advanceMinutes(5);
    await academy.runJobs();
    expect(refundsAt(page)).toHaveLength(1);
    expect((await shop.paymentOf(learner)).refunds).toMatchObject([{ stripe_state: 'succeeded' }]);
  });

  test('is not made again by a server that stopped before it had noted it', async () => {
    const { learner, id, page } = await shop.paidOrder();
    academy.holdJobs(true);
    await refund(id, 10);
    const [entry] = (await shop.paymentOf(learner)).refunds;
    stripe.addRefund(page, 1000, String(entry?.refund_id));
    await academy.runJobs();
    expect(refundsAt(page)).toHaveLength(1);
    expect((await shop.paymentOf(learner)).refunds).toMatchObject([{ stripe_state: 'succeeded' }]);
  });

  test('stays one when Stripe tells of it, before and after it was noted', async () => {
    const { learner, id, page } = await shop.paidOrder();
    academy.holdJobs(true);
    await refund(id, 10);
    const [entry] = (await shop.paymentOf(learner)).refunds;
    const made = stripe.addRefund(page, 1000, String(entry?.refund_id));
    await shop.sendEvent('refund.created', made);
    await shop.sendEvent('charge.refunded', {
      payment_intent: page.payment_intent,
      amount_refunded: 1000,
    });
    await academy.runJobs();
    await shop.sendEvent('refund.updated', made);
    await academy.runJobs();
    expect(await shop.paymentOf(learner)).toMatchObject({ refunded: 10 });
    expect((await shop.paymentOf(learner)).refunds).toHaveLength(1);
    expect(refundsAt(page)).toHaveLength(1);
  });

  test('that Stripe refuses, or fails to pay out, is told to admins once', async () => {
    const { learner, id, page } = await shop.paidOrder();
    stripe.addRefund(page, 4000);
    await refund(id, 20);
    await academy.runJobs();
    expect((await shop.paymentOf(learner)).refunds).toMatchObject([{ stripe_state: 'failed' }]);
    expect(await failuresOf(learner)).toHaveLength(1);

    const other = await shop.paidOrder();
    stripe.refundStatus = 'pending';
    await refund(other.id, 20);
    expect((await shop.paymentOf(other.learner)).refunds).toMatchObject([
      { stripe_state: 'pending' },
    ]);
    const [late] = refundsAt(other.page);
    if (late) late.status = 'failed';
    for (const type of ['refund.failed', 'refund.updated']) await shop.sendEvent(type, late ?? {});
    await academy.runJobs();
    expect((await shop.paymentOf(other.learner)).refunds).toMatchObject([
      { stripe_state: 'failed' },
    ]);
    expect(await failuresOf(other.learner)).toHaveLength(1);
  });

  test('of more than is left is refused before Stripe is asked', async () => {
    const { id, page } = await shop.paidOrder();
    expect(await refund(id, 50)).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    expect(refundsAt(page)).toEqual([]);
  });

  test('is the only way: the payment cannot be voided', async () => {
    const { learner } = await shop.paidOrder();
    const { payment_id: id } = await shop.paymentOf(learner);
    const voided = await academy.callWith(
      paymentCalls.void,
      { params: { id }, body: { reason: 'a slip' } },
      { as: shop.admin, locale: 'en' },
    );
    expect(voided).toMatchObject({ status: 409, msg: expect.stringContaining('refund it') });
  });
});

describe('a refund that somebody makes at Stripe', () => {
  test('in part is recorded once, and the course stays open', async () => {
    const { learner, id, page } = await shop.paidOrder();
    const made = stripe.addRefund(page, 1000);
    await shop.sendEvent('refund.created', made);
    await shop.sendEvent('charge.refunded', {
      payment_intent: page.payment_intent,
      amount_refunded: 1000,
    });
    await shop.sendEvent('refund.updated', made);
    await academy.runJobs();
    const payment = await shop.paymentOf(learner);
    expect(payment.refunds).toMatchObject([
      { amount: 10, refunded_by: null, stripe_state: 'succeeded', reason: `Stripe · ${made.id}` },
    ]);
    expect(await shop.isOpenFor(learner)).toBe(true);
    const { data } = await academy.call(
      checkoutCalls.get,
      { query: { order_id: id } },
      { as: learner },
    );
    expect(data.status).toBe('partly_refunded');
  });

  test('of all of it ends the access', async () => {
    const { learner, page } = await shop.paidOrder();
    await shop.sendEvent('refund.created', stripe.addRefund(page, 4990));
    await academy.runJobs();
    expect(await shop.paymentOf(learner)).toMatchObject({ refunded: 49.9, opens_course: false });
    expect(await shop.isOpenFor(learner)).toBe(false);
  });

  test('and told of before the payment is recorded with it', async () => {
    const { learner, page } = await shop.waitingOrder();
    await shop.sendEvent('refund.created', stripe.addRefund(page, 1000));
    await academy.runJobs();
    await shop.sendPageEvent(page, 'completed');
    await academy.runJobs();
    expect(await shop.paymentOf(learner)).toMatchObject({ amount: 49.9, refunded: 10 });
  });

  test('after ours was refused is that one', async () => {
    const { learner, id, page } = await shop.paidOrder();
    const big = stripe.addRefund(page, 4000);
    await refund(id, 20);
    stripe.refunds.delete(big.id);
    await shop.sendEvent('refund.created', stripe.addRefund(page, 2000));
    await academy.runJobs();
    const { refunds } = await shop.paymentOf(learner);
    expect(refunds).toMatchObject([{ amount: 20, stripe_state: 'succeeded' }]);
  });

  test('of a payment that is none of ours is passed over', async () => {
    await shop.sendEvent('refund.created', {
      id: 're_other',
      payment_intent: 'pi_other',
      status: 'succeeded',
    });
    await shop.sendEvent('refund.created', {
      id: 're_none',
      payment_intent: null,
      status: 'succeeded',
    });
    expect(await academy.runJobs()).toBe(0);
  });
});

test('the page of a cancelled order is closed, so that nobody pays it', async () => {
  const { learner, id, page } = await shop.waitingOrder();
  await academy.call(checkoutCalls.cancel, { body: { order_id: id } }, { as: learner });
  expect(stripe.sessions.get(page.id)?.status).toBe('expired');
  const other = await shop.waitingOrder();
  const params = { id: other.id };
  const body = { reason: 'a slip' };
  await academy.call(orderAdminCalls.cancel, { params, body }, { as: shop.admin });
  expect(stripe.sessions.get(other.page.id)?.status).toBe('expired');
});

test('revenue and its file know what Stripe received', async () => {
  const { data } = await academy.call(paymentCalls.check, {}, { as: shop.admin });
  expect(data.invariants.filter(({ ok }) => !ok)).toEqual([]);
  const { learner } = await shop.paidOrder();
  const { payment_id } = await shop.paymentOf(learner);
  const headers = { authorization: `Bearer ${shop.admin.token}`, 'accept-language': 'en' };
  const url = `/api/admin/payments.csv?provider=stripe&payment_id=${payment_id}`;
  const { body } = await academy.app.inject({ url, headers });
  expect(body).toContain('49.9');
  expect(body).toContain('Stripe');
});
