import { beforeAll, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { adminAccessCalls } from '#contract/course-access.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
const FIFTY = Array.from({ length: 50 }, (_, index) => index);
let course_id = 0;

beforeAll(async () => {
  await setPaymentSettings(academy.db);
  course_id = await addCourse(academy.db, { price_sgd: 49.9, price_myr: 159 });
});

const buy = (as: TestPerson, headers = {}) =>
  academy.call(
    checkoutCalls.create,
    { body: { course_id, currency: 'SGD', method: 'paynow' } },
    { as, headers },
  );
/** Orders the course in one of four ways. */
const buyBy = (as: TestPerson, nr: number) => {
  const ways = [
    { currency: 'SGD', method: 'paynow' },
    { currency: 'MYR', method: 'duitnow' },
    { currency: 'SGD', method: 'bank_transfer' },
    { currency: 'MYR', method: 'bank_transfer' },
  ] as const;
  const way = ways[nr % ways.length] ?? ways[0];
  return academy.call(checkoutCalls.create, { body: { course_id, ...way } }, { as });
};
const countOf = async (table: 'orders' | 'payments' | 'course_grants', userId: number) =>
  (await academy.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute())
    .length;

test('fifty confirmations at once by two admins open and charge once', async () => {
  const admins = [await academy.addAdmin(), await academy.addAdmin()];
  const learner = await academy.addLearner();
  const id = (await buy(learner)).data.order_id;
  const answers = await Promise.all(
    FIFTY.map((nr) =>
      academy.call(
        orderAdminCalls.confirm,
        { params: { id }, body: {} },
        { as: admins[nr % 2] ?? null },
      ),
    ),
  );
  // What one has confirmed, they may confirm again; the other is told that it is done.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
  expect(answers.filter(({ error }) => error === 'INVALID_STATE')).toHaveLength(25);
  expect(await countOf('payments', learner.userId)).toBe(1);
  expect(await countOf('course_grants', learner.userId)).toBe(1);
});

test('a purchase that is sent fifty times at once is one order, with a key and without', async () => {
  const [learner, other] = [await academy.addLearner(), await academy.addLearner()];
  const headers = { 'idempotency-key': 'fifty' };
  const orders = await Promise.all(FIFTY.map(() => buy(learner, headers)));
  expect(new Set(orders.map(({ data }) => data.order_id)).size).toBe(1);
  const keyless = await Promise.all(FIFTY.map(() => buy(other)));
  expect(new Set(keyless.map(({ data }) => data.order_id)).size).toBe(1);
  expect(await countOf('orders', learner.userId)).toBe(1);
  expect(await countOf('orders', other.userId)).toBe(1);
});

test('of cancelling and confirming at once one wins', async () => {
  const admin = await academy.addAdmin();
  const learner = await academy.addLearner();
  const order_id = (await buy(learner)).data.order_id;
  const [confirmed, cancelled] = await Promise.all([
    academy.call(orderAdminCalls.confirm, { params: { id: order_id }, body: {} }, { as: admin }),
    academy.call(checkoutCalls.cancel, { body: { order_id } }, { as: learner }),
  ]);
  expect([confirmed.status, cancelled.status].sort()).toEqual([200, 409]);
  const grants = await countOf('course_grants', learner.userId);
  expect(grants).toBe(confirmed.status === 200 ? 1 : 0);
});

test('fifty refunds of one order at once give back once, with a key and without', async () => {
  const admin = await academy.addAdmin();
  const paidOrder = async () => {
    const learner = await academy.addLearner();
    const { order_id: id } = (await buy(learner)).data;
    await academy.call(orderAdminCalls.confirm, { params: { id }, body: {} }, { as: admin });
    return { id, learner };
  };
  const refund = (id: number, headers = {}) =>
    academy.call(
      orderAdminCalls.refund,
      { params: { id }, body: { amount: 49.9, reason: 'cancelled', end_access: true } },
      { as: admin, headers },
    );
  const refundsOf = async ({ userId }: TestPerson) =>
    (
      await academy.db
        .selectFrom('payment_refunds as f')
        .innerJoin('payments as p', 'p.payment_id', 'f.payment_id')
        .select('f.amount')
        .where('p.user_id', '=', userId)
        .execute()
    ).map(({ amount }) => amount);

  const keyed = await paidOrder();
  const headers = { 'idempotency-key': 'back' };
  const same = await Promise.all(FIFTY.map(() => refund(keyed.id, headers)));
  expect(new Set(same.map(({ status, data }) => `${status} ${data.status}`))).toEqual(
    new Set(['200 refunded']),
  );
  expect(await refundsOf(keyed.learner)).toEqual([49.9]);

  const keyless = await paidOrder();
  const answers = await Promise.all(FIFTY.map(() => refund(keyless.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await refundsOf(keyless.learner)).toEqual([49.9]);
});

test('fifty purchases at once in four ways are one order', async () => {
  const learner = await academy.addLearner();
  const orders = await Promise.all(FIFTY.map((nr) => buyBy(learner, nr)));
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(orders.map(({ data }) => data.order_id)).size).toBe(1);
  expect(await countOf('orders', learner.userId)).toBe(1);
});

test('an order that is changed while it is confirmed is paid as the admin saw it', async () => {
  const admin = await academy.addAdmin();
  const learner = await academy.addLearner();
  const { order_id: id, reference } = (await buyBy(learner, 0)).data;
  const [confirmed] = await Promise.all([
    academy.call(orderAdminCalls.confirm, { params: { id }, body: { reference } }, { as: admin }),
    ...FIFTY.map((nr) => buyBy(learner, nr)),
  ]);
  expect(confirmed.data).toMatchObject({ status: 'paid', currency: 'SGD', amount: 49.9 });
  expect(await countOf('orders', learner.userId)).toBe(1);
  expect(await countOf('payments', learner.userId)).toBe(1);
});

test('a proof that is sent while the order is changed belongs to what the order asks for', async () => {
  const learner = await academy.addLearner();
  const { order_id } = (await buyBy(learner, 0)).data;
  const file = { name: 'receipt.png', content: sampleFiles.png };
  const [sent] = await Promise.all([
    academy.callWith(checkoutCalls.sendReceipt, { body: { order_id } }, { as: learner, file }),
    ...FIFTY.map((nr) => buyBy(learner, nr)),
  ]);
  expect(sent.status).toBe(200);
  const { data } = await academy.call(checkoutCalls.get, { query: { order_id } }, { as: learner });
  // From the proof on nothing changed it.
  expect(data.reference).toBe(sent.data.reference);
  expect(data.receipt_url).not.toBeNull();
});

test('a course that is given while its order is confirmed and changed is paid once at most', async () => {
  const admin = await academy.addAdmin();
  const learner = await academy.addLearner();
  const { order_id: id } = (await buyBy(learner, 0)).data;
  const body = { user_ids: [learner.userId], reason: 'a gift' };
  const [confirmed] = await Promise.all([
    academy.call(orderAdminCalls.confirm, { params: { id }, body: {} }, { as: admin }),
    academy.call(adminAccessCalls.grant, { params: { id: course_id }, body }, { as: admin }),
    ...FIFTY.map((nr) => buyBy(learner, nr)),
  ]);
  expect(await countOf('payments', learner.userId)).toBe(confirmed.status === 200 ? 1 : 0);
  expect(await countOf('orders', learner.userId)).toBe(1);
});
