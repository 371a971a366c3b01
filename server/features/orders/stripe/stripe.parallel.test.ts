import { expect, test } from 'vitest';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { StripeAcademy } from './stripe.testing.ts';

const shop = new StripeAcademy();
const { stripe, academy } = shop;
const FIFTY = Array.from({ length: 50 }, (_, index) => index);

const countOf = async (table: 'orders' | 'payments' | 'course_grants', userId: number) =>
  (await academy.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute())
    .length;

/** An order, and what Stripe says when it is paid. */
async function waitingOrder() {
  const { learner, order, page } = await shop.waitingOrder();
  const object = { ...page, payment_status: 'paid' };
  const say = async (type: string, id?: string) => {
    const event = stripe.sign({ type, object, at: academy.now, ...(id && { id }) });
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': event.signature,
    };
    const url = '/api/webhooks/stripe';
    const sent = { method: 'POST', url, headers, payload: event.text } as const;
    return (await academy.app.inject(sent)).statusCode;
  };
  return { learner, order, page, say };
}

test('the same event fifty times at once opens and charges once', async () => {
  const { learner, say } = await waitingOrder();
  const type = 'checkout.session.completed';
  const statuses = await Promise.all(FIFTY.map(() => say(type, 'evt_fifty')));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await countOf('payments', learner.userId)).toBe(1);
  expect(await countOf('course_grants', learner.userId)).toBe(1);
});

test('fifty events about one payment at once open and charge once', async () => {
  const { learner, say } = await waitingOrder();
  const types = ['completed', 'async_payment_succeeded'] as const;
  const statuses = await Promise.all(
    FIFTY.map((nr) => say(`checkout.session.${types[nr % 2]}`, `evt_${learner.userId}_${nr}`)),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await countOf('payments', learner.userId)).toBe(1);
  expect(await countOf('course_grants', learner.userId)).toBe(1);
});

test('an admin who confirms while Stripe tells of it: the money is recorded once', async () => {
  const { learner, order, say } = await waitingOrder();
  const params = { id: order.order_id };
  const [eventStatus] = await Promise.all([
    say('checkout.session.completed'),
    academy.call(orderAdminCalls.confirm, { params, body: {} }, { as: shop.admin }),
  ]);
  expect(eventStatus).toBe(200);
  expect(await countOf('payments', learner.userId)).toBe(1);
});

test('buying fifty times at once is one order with one page', async () => {
  const learner = await academy.addLearner();
  const before = stripe.sessions.size;
  const orders = await Promise.all(FIFTY.map(() => shop.buy(learner)));
  expect(new Set(orders.map(({ data }) => data.payment_url)).size).toBe(1);
  expect(stripe.sessions.size).toBe(before + 1);
  expect(await countOf('orders', learner.userId)).toBe(1);
});

test('a refund at Stripe that is told of fifty times at once is recorded once', async () => {
  const { learner, page, say } = await waitingOrder();
  await say('checkout.session.completed');
  const refund = stripe.addRefund(page, 1000);
  const send = async (nr: number) => {
    const id = `evt_refund_${learner.userId}_${nr}`;
    const event = stripe.sign({ type: 'refund.updated', object: refund, at: academy.now, id });
    const headers = { 'content-type': 'application/json', 'stripe-signature': event.signature };
    const url = '/api/webhooks/stripe';
    return academy.app.inject({ method: 'POST', url, headers, payload: event.text });
  };
  await Promise.all(FIFTY.map(send));
  await Promise.all([1, 2, 3, 4].map(() => academy.runJobs()));
  const rows = await academy.db
    .selectFrom('payment_refunds as f')
    .innerJoin('payments as p', 'p.payment_id', 'f.payment_id')
    .select('f.amount')
    .where('p.user_id', '=', learner.userId)
    .execute();
  expect(rows).toEqual([{ amount: 10 }]);
});

test('a dispute that is told of fifty times at once is recorded once, and decided once', async () => {
  const { learner, page, say } = await waitingOrder();
  await say('checkout.session.completed');
  const dispute = stripe.addDispute(page, { at: academy.now, status: 'lost' });
  const send = (nr: number) => {
    const id = `evt_dispute_${learner.userId}_${nr}`;
    const at = academy.now;
    const event = stripe.sign({ type: 'charge.dispute.closed', object: dispute, at, id });
    const headers = { 'content-type': 'application/json', 'stripe-signature': event.signature };
    const url = '/api/webhooks/stripe';
    return academy.app.inject({ method: 'POST', url, headers, payload: event.text });
  };
  await Promise.all(FIFTY.map(send));
  await Promise.all([1, 2, 3, 4].map(() => academy.runJobs()));
  const disputes = () =>
    academy.db
      .selectFrom('stripe_disputes as d')
      .innerJoin('payments as p', 'p.payment_id', 'd.payment_id')
      .select(['p.payment_id', 'd.amount', 'd.access_decision'])
      .where('p.user_id', '=', learner.userId)
      .execute();
  const [row, ...others] = await disputes();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ amount: 49.9, access_decision: null });
  const input = { params: { id: row?.payment_id ?? 0 }, body: { end_access: true } };
  const answers = await Promise.all(
    FIFTY.map(() => academy.callWith(paymentCalls.decideAccess, input, { as: shop.admin })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await disputes()).toMatchObject([{ access_decision: 'ended' }]);
});
