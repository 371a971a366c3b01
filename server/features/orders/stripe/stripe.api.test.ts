import { describe, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { DAY_MS } from '#domain/units.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { type SentEvent, StripeAcademy } from './stripe.testing.ts';
import { purgeOldStripeEvents } from './stripe-checkouts.store.ts';

const shop = new StripeAcademy();
const { stripe, academy } = shop;
const pay = (order_id: number, as: TestPerson) =>
  academy.callWith(checkoutCalls.pay, { body: { order_id } }, { as, locale: 'en' });

describe('an order that is paid through Stripe', () => {
  test('is offered in every currency that the course is sold in', async () => {
    const learner = await academy.addLearner();
    const { data } = await academy.call(
      checkoutCalls.options,
      { query: { course_id: shop.courseId } },
      { as: learner },
    );
    expect(data.prices).toEqual([
      { currency: 'CNY', amount: 268, methods: ['bank_transfer', 'stripe'] },
      { currency: 'SGD', amount: 49.9, methods: ['paynow', 'bank_transfer', 'stripe'] },
    ]);
  });

  test('has a page with its price, its language and its end, which leads back to it', async () => {
    const learner = await academy.addLearner();
    const { status, data } = await shop.buy(learner, { locale: 'en' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'pending', method: 'stripe', qr: null });
    expect(data.expires_at).toBe('2026-03-03T03:00:00.000Z');
    const page = shop.pageAt(data.payment_url);
    expect(page).toMatchObject({
      amount_total: 4990,
      currency: 'sgd',
      locale: 'en',
      client_reference_id: String(data.order_id),
      metadata: { order_id: String(data.order_id), reference: data.reference },
      expires_at: Date.parse(data.expires_at) / 1000,
      success_url: `https://academy.example/orders/${data.order_id}?paid=1`,
      cancel_url: `https://academy.example/orders/${data.order_id}`,
    });
    expect(await shop.isOpenFor(learner)).toBe(false);
  });

  test('has one page, however often it is asked for', async () => {
    const learner = await academy.addLearner();
    const headers = { 'idempotency-key': 'once' };
    const first = (await shop.buy(learner, { headers })).data;
    const before = stripe.sessions.size;
    expect((await shop.buy(learner, { headers })).data.payment_url).toBe(first.payment_url);
    expect((await shop.buy(learner)).data.payment_url).toBe(first.payment_url);
    expect((await pay(first.order_id, learner)).data.payment_url).toBe(first.payment_url);
    expect(stripe.sessions.size).toBe(before);
  });

  test('is kept where Stripe does not answer, and can be paid when it does again', async () => {
    const learner = await academy.addLearner();
    stripe.behaviour = 'broken';
    const { status, data, msg } = await shop.buy(learner);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'pending', payment_url: null });
    expect(msg).toContain('订单已保存');
    expect(await pay(data.order_id, learner)).toMatchObject({
      status: 503,
      error: 'SERVICE_UNAVAILABLE',
      msg: expect.stringContaining('cannot be opened at the moment'),
    });
    stripe.behaviour = 'fine';
    const paid = await pay(data.order_id, learner);
    expect(paid.data).toMatchObject({ order_id: data.order_id, status: 'pending' });
    expect(shop.pageAt(paid.data.payment_url).amount_total).toBe(4990);
  });

  test('opens its course when Stripe says that it was paid, as an admin would have', async () => {
    const { learner, order, page } = await shop.waitingOrder();
    await shop.sendPageEvent(page, 'completed');
    const paid = await shop.orderOf(order.order_id, learner);
    expect(paid).toMatchObject({ status: 'paid', payment_url: null, is_settling: false });
    expect(await shop.isOpenFor(learner)).toBe(true);
    expect(await shop.paymentsOf(learner)).toMatchObject([
      {
        payment_id: paid.payment_id,
        amount: 49.9,
        currency: 'SGD',
        method: 'card',
        provider: 'stripe',
        recorded_by: null,
        paid_on: '2026-03-02',
        opens_course: true,
        receipt_number: expect.any(String),
      },
    ]);
    expect(await shop.noticesOf(learner, 'payment_received')).toHaveLength(1);
    expect(academy.emails.filter(({ to }) => String(to).includes(learner.email))).toHaveLength(1);
    const audit = await academy.db
      .selectFrom('audit_log')
      .select(['actor_name', 'action'])
      .where('entity', '=', 'order')
      .where('entity_id', '=', String(order.order_id))
      .execute();
    expect(audit).toEqual([{ actor_name: 'Stripe', action: 'order.confirm_payment' }]);
  });

  test('is of nobody else', async () => {
    const { order } = await shop.waitingOrder();
    expect((await pay(order.order_id, await academy.addLearner())).status).toBe(404);
  });

  test('is not cancelled, and does not expire, while the money is on the way', async () => {
    const { learner, order, page } = await shop.waitingOrder();
    await shop.sendPageEvent(page, 'completed', { payment_status: 'unpaid' });
    expect(await shop.orderOf(order.order_id, learner)).toMatchObject({
      status: 'pending',
      is_settling: true,
      payment_url: null,
    });
    const body = { order_id: order.order_id };
    for (const call of [checkoutCalls.cancel, checkoutCalls.pay]) {
      const refused = await academy.callWith(call, { body }, { as: learner, locale: 'en' });
      expect(refused).toMatchObject({ status: 409, msg: expect.stringContaining('your bank') });
    }
    await academy.nextDay(learner);
    await runMaintenance(academy.app.dependencies);
    expect((await shop.orderOf(order.order_id, learner)).status).toBe('pending');
    await shop.sendPageEvent(page, 'async_payment_succeeded');
    expect((await shop.orderOf(order.order_id, learner)).status).toBe('paid');
  });

  test('takes no proof of payment', async () => {
    const { learner, order } = await shop.waitingOrder();
    const file = { name: 'proof.png', content: 'x' };
    const body = { order_id: order.order_id };
    const sent = await academy.callWith(checkoutCalls.sendReceipt, { body }, { as: learner, file });
    expect(sent).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  });
});

describe('an event of Stripe', () => {
  test('that comes again is done once', async () => {
    const { learner, page } = await shop.waitingOrder();
    for (let nr = 0; nr < 3; nr++) {
      await shop.sendPageEvent(page, 'completed', { id: 'evt_again' });
    }
    expect(await shop.paymentsOf(learner)).toHaveLength(1);
  });

  test('of the same payment under another name is done once', async () => {
    const { learner, page } = await shop.waitingOrder();
    await shop.sendPageEvent(page, 'completed');
    await shop.sendPageEvent(page, 'async_payment_succeeded');
    await shop.sendPageEvent(page, 'expired');
    expect(await shop.paymentsOf(learner)).toHaveLength(1);
    expect(await shop.noticesOf(shop.admin, 'payment_unexpected')).toEqual([]);
  });

  test('about another academy, or about nothing that was ordered, is passed over', async () => {
    const { learner, order, page } = await shop.waitingOrder();
    const { metadata } = page;
    for (const other of [{ ...metadata, reference: 'PAOTHER123' }, { order_id: '999999' }, null]) {
      await shop.sendPageEvent(page, 'completed', { metadata: other });
    }
    const customer = { type: 'customer.created', object: { id: 'cus_1' }, at: academy.now };
    expect((await shop.send(stripe.sign(customer))).statusCode).toBe(200);
    expect((await shop.orderOf(order.order_id, learner)).status).toBe('pending');
  });

  test('that its order has expired before pays it after all', async () => {
    const { learner, order, page } = await shop.waitingOrder();
    await academy.nextDay(learner);
    expect((await shop.orderOf(order.order_id, learner)).status).toBe('expired');
    await shop.sendPageEvent(page, 'completed');
    expect((await shop.orderOf(order.order_id, learner)).status).toBe('paid');
    expect(await shop.isOpenFor(learner)).toBe(true);
  });

  test('that is late brings the money on the day that it was paid', async () => {
    const { learner, page } = await shop.waitingOrder();
    const object = { ...page, payment_status: 'paid' };
    const type = 'checkout.session.completed';
    const { text } = stripe.sign({ type, object, at: academy.now });
    academy.advanceMinutes(20 * 60);
    // Each delivery has a signature of its own time.
    const now = Math.floor(academy.now.getTime() / 1000);
    const { default: Stripe } = await import('stripe');
    const signature = new Stripe('sk_test_fakefakefake').webhooks.generateTestHeaderString({
      payload: text,
      secret: stripe.settings.webhookSecret,
      timestamp: now,
    });
    expect((await shop.send({ text, signature })).statusCode).toBe(200);
    const [payment] = await academy.db
      .selectFrom('payments')
      .select('paid_on')
      .where('user_id', '=', learner.userId)
      .execute();
    expect(payment?.paid_on).toBe('2026-03-02');
  });

  test.each<[what: string, sent: (good: { text: string; signature: string }) => SentEvent]>([
    ['without a signature', ({ text }) => ({ text })],
    ['with a signature that was made up', ({ text }) => ({ text, signature: 't=1,v1=abc' })],
    [
      'with the signature of another text',
      ({ text, signature }) => ({ text: `${text} `, signature }),
    ],
    ['that is empty', ({ signature }) => ({ text: '', signature })],
  ])('%s is refused and changes nothing', async (_, sent) => {
    const { learner, order, page } = await shop.waitingOrder();
    const object = { ...page, payment_status: 'paid' };
    const good = stripe.sign({ type: 'checkout.session.completed', object, at: academy.now });
    const { statusCode, body } = await shop.send(sent(good));
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).msg).toContain('not signed by Stripe');
    expect((await shop.orderOf(order.order_id, learner)).status).toBe('pending');
  });

  test('is refused with the secret of somebody else, and after five minutes', async () => {
    const { learner, order, page } = await shop.waitingOrder();
    const event = {
      type: 'checkout.session.completed',
      object: { ...page, payment_status: 'paid' },
    };
    const foreign = stripe.sign({ ...event, at: academy.now, secret: 'whsec_somebodyelse' });
    expect((await shop.send(foreign)).statusCode).toBe(400);
    const old = stripe.sign({ ...event, at: academy.now });
    academy.advanceMinutes(6);
    expect((await shop.send(old)).statusCode).toBe(400);
    expect((await shop.orderOf(order.order_id, learner)).status).toBe('pending');
  });

  test('is refused where it is too large, or no JSON', async () => {
    const { signature } = stripe.sign({ type: 'x', object: {}, at: academy.now });
    expect((await shop.send({ text: 'x'.repeat(300_000), signature })).statusCode).toBe(413);
    expect((await shop.send({ text: 'a=1', signature }, 'text/plain')).statusCode).toBe(415);
    const form = 'application/x-www-form-urlencoded';
    expect((await shop.send({ text: 'a=1', signature }, form)).statusCode).toBe(415);
  });
});

test('an event is forgotten when nobody can send it again', async () => {
  const { page } = await shop.waitingOrder();
  await shop.sendPageEvent(page, 'expired', { id: 'evt_of_long_ago' });
  const isKeptFor = async (days: number) => {
    await purgeOldStripeEvents(academy.db, new Date(academy.now.getTime() + days * DAY_MS));
    const rows = await academy.db.selectFrom('stripe_events').select('event_id').execute();
    return rows.some(({ event_id }) => event_id === 'evt_of_long_ago');
  };
  expect(await isKeptFor(89)).toBe(true);
  expect(await isKeptFor(91)).toBe(false);
});
