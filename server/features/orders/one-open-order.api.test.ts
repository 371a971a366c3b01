import { beforeAll, describe, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { adminAccessCalls } from '#contract/course-access.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { OrdersAcademy } from './orders.testing.ts';

const sales = new OrdersAcademy();
const { academy } = sales;
const duitNow = { currency: 'MYR', method: 'duitnow' };
let otherCourse = 0;

beforeAll(async () => {
  otherCourse = await addCourse(academy.db, { price_sgd: 49.9 });
});

const listed = async (query: Record<string, string | number>) =>
  (await academy.callWith(orderAdminCalls.list, { query }, { as: sales.admin })).data.list;
const adminOrder = async (order_id: number) => (await listed({ order_id }))[0];
const give = ({ userId }: TestPerson) =>
  academy.call(
    adminAccessCalls.grant,
    { params: { id: sales.courseId }, body: { user_ids: [userId], reason: 'a gift' } },
    { as: sales.admin },
  );
const sendProof = (order_id: number, as: TestPerson) =>
  academy.callWith(
    checkoutCalls.sendReceipt,
    { body: { order_id } },
    { as, file: { name: 'receipt.png', content: sampleFiles.png } },
  );

describe('another currency or payment method', () => {
  test('changes the open order: the same number, a new code', async () => {
    const learner = await academy.addLearner();
    const first = (await sales.buy(learner)).data;
    const { status, data } = await sales.buy(learner, duitNow);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      order_id: first.order_id,
      order_number: first.order_number,
      amount: 159,
      currency: 'MYR',
      method: 'duitnow',
    });
    expect(data.reference).not.toBe(first.reference);
    expect(data.qr).toContain(data.reference);
    const back = (await sales.buy(learner)).data;
    expect(back).toMatchObject({ order_id: first.order_id, reference: first.reference });
  });

  test('leaves the order findable by its earlier reference, and its money confirmable', async () => {
    const learner = await academy.addLearner();
    const first = (await sales.buy(learner)).data;
    const changed = (await sales.buy(learner, duitNow)).data;
    const [found] = await listed({ search: first.reference.toLowerCase() });
    expect(found).toMatchObject({
      order_id: first.order_id,
      reference: changed.reference,
      earlier_terms: [
        { reference: first.reference, method: 'paynow', currency: 'SGD', amount: 49.9 },
      ],
    });
    const unknown = await sales.confirm(first.order_id, { reference: 'PAXXXXXXXX' });
    expect(unknown).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    const paid = await sales.confirm(first.order_id, { reference: first.reference });
    expect(paid.data).toMatchObject({ status: 'paid', currency: 'SGD', amount: 49.9 });
    expect(await sales.paymentsOf(learner)).toMatchObject([{ amount: 49.9, currency: 'SGD' }]);
  });

  test('is refused while a proof is under review; once cancelled, it is ordered again', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    await sendProof(order_id, learner);
    const refused = await sales.buy(learner, duitNow);
    expect(refused).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
      data: { order_id, method: 'paynow' },
      msg: expect.stringContaining('先取消该订单'),
    });
    expect((await sales.buy(learner)).data.order_id).toBe(order_id);
    await sales.cancel(order_id, learner);
    expect((await sales.buy(learner, duitNow)).data.order_id).not.toBe(order_id);
  });

  test('keeps the coupon of the order where it is for that currency', async () => {
    const addCoupon = (body: Record<string, unknown>) =>
      academy.callWith(couponAdminCalls.create, { body }, { as: sales.admin });
    await addCoupon({ code: 'TENTH', percent: 10, max_uses: 1 });
    await addCoupon({ code: 'FIVESGD', amount: 5, currency: 'SGD' });
    const learner = await academy.addLearner();
    await sales.buy(learner, { coupon_code: 'TENTH' });
    const changed = await sales.buy(learner, { ...duitNow, coupon_code: 'TENTH' });
    expect(changed.data).toMatchObject({ amount: 143.1, list_price: 159, coupon_code: 'TENTH' });
    const other = await academy.addLearner();
    await sales.buy(other, { coupon_code: 'FIVESGD' });
    expect(await sales.buy(other, duitNow)).toMatchObject({ status: 409, data: { amount: 44.9 } });
    const byBank = await sales.buy(other, { method: 'bank_transfer' });
    expect(byBank.data).toMatchObject({ amount: 44.9, method: 'bank_transfer' });
  });

  test('is refused by the database without a new reference, and after the payment', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    const update = (change: Record<string, unknown>) =>
      academy.db.updateTable('orders').set(change).where('order_id', '=', order_id).execute();
    await expect(update({ amount: 1 })).rejects.toThrow(/changes with its reference/);
    await sales.confirm(order_id);
    await expect(update({ amount: 1, reference: 'PAAAAAAAAA' })).rejects.toThrow(/its reference/);
  });
});

describe('an order whose course is open already', () => {
  test('asks for no payment and says so', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    await give(learner);
    expect((await sales.get(order_id, learner)).data).toMatchObject({
      status: 'pending',
      course_is_open: true,
      qr: null,
    });
    expect(await adminOrder(order_id)).toMatchObject({ course_is_open: true });
  });

  test('is not confirmed by a plain press; recorded by choice, it can be refunded', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    await give(learner);
    const refused = await sales.confirm(order_id);
    expect(refused).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['accept_open']);
    expect(await sales.paymentsOf(learner)).toEqual([]);
    const paid = await sales.confirm(order_id, { accept_open: true });
    expect(paid.data).toMatchObject({ status: 'paid', course_is_open: true });
    const refund = { amount: 49.9, reason: 'open already', end_access: true };
    const refunded = await academy.call(
      orderAdminCalls.refund,
      { params: { id: order_id }, body: refund },
      { as: sales.admin },
    );
    expect(refunded.data.status).toBe('refunded');
    expect(await sales.isOpenFor(learner)).toBe(true);
  });

  test('can be used for another course, once', async () => {
    const learner = await academy.addLearner({ language: 'en' });
    const { order_id } = (await sales.buy(learner)).data;
    const early = await sales.confirm(order_id, { other_course_id: otherCourse });
    expect(early).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    await give(learner);
    const same = await sales.confirm(order_id, { other_course_id: sales.courseId });
    expect(same).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    const { status, data } = await sales.confirm(order_id, { other_course_id: otherCourse });
    expect([status, data.status]).toEqual([200, 'cancelled']);
    expect(data.cancel_reason).toContain('The course was open to you already');
    const again = await sales.confirm(order_id, { other_course_id: otherCourse });
    expect(again.error).toBe('INVALID_STATE');
    const query = { user_id: learner.userId };
    const payments = await academy.call(paymentCalls.list, { query }, { as: sales.admin });
    expect(payments.data.list).toMatchObject([{ course_id: otherCourse, opens_course: true }]);
  });

  test('leaves revenue sound', async () => {
    const { data } = await academy.call(paymentCalls.check, {}, { as: sales.admin });
    expect(data.invariants.filter(({ ok }) => !ok)).toEqual([]);
  });
});
