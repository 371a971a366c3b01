import { describe, expect, test } from 'vitest';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { adminAccessCalls } from '#contract/course-access.ts';
import { marketingCalls } from '#contract/marketing.ts';
import { hasPaymentQrChecksum } from '#domain/payment-qr.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { OrdersAcademy } from './orders.testing.ts';

const sales = new OrdersAcademy();
const { academy } = sales;

describe('buying a course', () => {
  test('gives an order with what is to be paid, and its payment code', async () => {
    const learner = await academy.addLearner();
    const { status, data } = await sales.buy(learner);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'pending',
      amount: 49.9,
      currency: 'SGD',
      method: 'paynow',
      expires_at: '2026-03-05T04:00:00.000Z',
      first_content_id: sales.lessonId,
      receipt_url: null,
    });
    expect(data.order_number).toBe(`PA${100_000 + data.order_id}`);
    expect(data.reference).toMatch(/^PA[A-Z0-9]{8}$/);
    expect(data.qr).toContain(data.reference);
    expect(hasPaymentQrChecksum(data.qr ?? '')).toBe(true);
    expect((await sales.get(data.order_id, learner)).data).toEqual(data);
    expect(await sales.isOpenFor(learner)).toBe(false);
  });

  test('by DuitNow has a code in ringgit; by bank transfer none, but the account', async () => {
    const learner = await academy.addLearner();
    const { data } = await sales.buy(learner, { currency: 'MYR', method: 'duitnow' });
    expect(data).toMatchObject({ amount: 159, qr: expect.stringContaining('5303458') });
    const transfer = await sales.buy(learner, { currency: 'USD', method: 'bank_transfer' });
    expect(transfer.data).toMatchObject({
      amount: 39,
      qr: null,
      bank_details: 'Example Bank, 123-456789-0',
    });
  });

  test('twice in the same way is one order, until it is cancelled', async () => {
    const learner = await academy.addLearner();
    const first = (await sales.buy(learner)).data;
    expect((await sales.buy(learner)).data).toEqual(first);
    await sales.cancel(first.order_id, learner);
    expect((await sales.buy(learner)).data.order_id).not.toBe(first.order_id);
  });

  test('honours an Idempotency-Key', async () => {
    const learner = await academy.addLearner();
    const first = (await sales.buy(learner, {}, 'a-key')).data;
    await sales.cancel(first.order_id, learner);
    expect((await sales.buy(learner, {}, 'a-key')).data.order_id).toBe(first.order_id);
    expect((await sales.buy(learner, { method: 'bank_transfer' }, 'a-key')).error).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
  });

  test.each([
    ['an unknown course', { course_id: 2e9 }, 404, 'NOT_FOUND'],
    ['a currency that it is not sold in', { currency: 'CNY' }, 400, 'VALIDATION_FAILED'],
    ['a currency that there is not', { currency: 'EUR' }, 400, 'VALIDATION_FAILED'],
    ['ringgit by PayNow', { currency: 'MYR' }, 400, 'VALIDATION_FAILED'],
    ['a way that is not set up', { method: 'stripe' }, 400, 'VALIDATION_FAILED'],
    ['a way that there is not', { method: 'cash' }, 400, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_, body, status, error) => {
    expect(await sales.buy(await academy.addLearner(), body)).toMatchObject({ status, error });
  });

  test('is refused where the course is open, with a clear answer', async () => {
    const learner = await academy.addLearner();
    const grant = { user_ids: [learner.userId], reason: 'a scholarship' };
    await academy.call(
      adminAccessCalls.grant,
      { params: { id: sales.courseId }, body: grant },
      { as: sales.admin },
    );
    expect(await sales.buy(learner)).toMatchObject({
      error: 'ALREADY_REDEEMED',
      msg: '这门课程已对您开放，无需再次购买',
    });
    const { data } = await academy.call(
      checkoutCalls.options,
      { query: { course_id: sales.courseId } },
      { as: learner },
    );
    expect(data).toMatchObject({ is_open: true, prices: [] });
    expect((await sales.buy(sales.admin)).error).toBe('ALREADY_REDEEMED');
  });

  test('is refused where the course is off the lists, or for points alone', async () => {
    const learner = await academy.addLearner();
    const inactive = await addCourse(academy.db, { price_sgd: 5, status: 'inactive' });
    const points = await addCourse(academy.db, { points_required: 100 });
    const draft = await addCourse(academy.db, {
      price_sgd: 5,
      status: 'draft',
      published_at: null,
    });
    expect((await sales.buy(learner, { course_id: inactive })).status).toBe(404);
    expect((await sales.buy(learner, { course_id: draft })).status).toBe(404);
    expect(await sales.buy(learner, { course_id: points })).toMatchObject({
      error: 'UNAVAILABLE',
      msg: '这门课程暂不出售',
    });
  });

  test('offers each price with the ways that can pay it', async () => {
    const { data } = await academy.call(
      checkoutCalls.options,
      { query: { course_id: sales.courseId } },
      { as: await academy.addLearner() },
    );
    expect(data.prices).toEqual([
      { currency: 'USD', amount: 39, methods: ['bank_transfer'] },
      { currency: 'SGD', amount: 49.9, methods: ['paynow', 'bank_transfer'] },
      { currency: 'MYR', amount: 159, methods: ['duitnow', 'bank_transfer'] },
    ]);
  });

  test('is a person’s own: others neither see nor cancel it', async () => {
    const [learner, other] = [await academy.addLearner(), await academy.addLearner()];
    const { order_id } = (await sales.buy(learner)).data;
    expect((await sales.get(order_id, other)).error).toBe('NOT_FOUND');
    expect((await sales.cancel(order_id, other)).error).toBe('NOT_FOUND');
    const own = async (as: TestPerson) =>
      (await academy.call(checkoutCalls.lists, {}, { as })).data.list.map((one) => one.order_id);
    expect(await own(learner)).toEqual([order_id]);
    expect(await own(other)).toEqual([]);
    expect((await academy.callWith(checkoutCalls.create, { body: {} })).status).toBe(401);
  });
});

describe('the ways of paying', () => {
  const change = (body: Record<string, unknown>) =>
    academy.callWith(siteSettingsAdminCalls.update, { body }, { as: sales.admin });

  test('are switched on and off by an admin', async () => {
    const off = await change({ payment_methods: ['bank_transfer', 'duitnow'] });
    expect(off.data.payment_methods).toEqual(['duitnow', 'bank_transfer']);
    expect((await sales.buy(await academy.addLearner())).fields).toHaveProperty('method');
    await change({ payment_methods: ['paynow', 'duitnow', 'bank_transfer'] });
    expect((await sales.buy(await academy.addLearner())).status).toBe(200);
  });

  test.each([
    ['a proxy that no bank knows', { paynow_proxy: '12345' }, 'paynow_proxy'],
    ['a payee in characters', { payee_name: '远景学院' }, 'payee_name'],
    ['an acquirer of seven digits', { duitnow_acquirer: '8900531' }, 'duitnow_acquirer'],
    ['a merchant with a dash', { duitnow_merchant: 'A-1' }, 'duitnow_merchant'],
    ['a way that there is not', { payment_methods: ['cash'] }, 'payment_methods.0'],
    ['a long account', { bank_details: 'x'.repeat(601) }, 'bank_details'],
  ])('refuse %s', async (_, body, field) => {
    const { status, fields } = await change(body);
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });

  test('are not among the settings that guests read', async () => {
    const { data } = await academy.call(marketingCalls.siteSettings, {});
    expect(data).not.toHaveProperty('bank_details');
    expect(data).not.toHaveProperty('paynow_proxy');
  });
});
