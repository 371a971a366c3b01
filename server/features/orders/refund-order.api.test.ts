import { beforeAll, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { courseCalls } from '#contract/courses.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let course_id = 0;

beforeAll(async () => {
  admin = await academy.addAdmin();
  await setPaymentSettings(academy.db);
  course_id = await addCourse(academy.db, { price_sgd: 49.9 });
});

const buy = async (as: TestPerson) =>
  (
    await academy.call(
      checkoutCalls.create,
      { body: { course_id, currency: 'SGD', method: 'paynow' } },
      { as },
    )
  ).data.order_id;
const confirm = (id: number) =>
  academy.call(orderAdminCalls.confirm, { params: { id }, body: {} }, { as: admin });
const refund = (id: number, body: Record<string, unknown>, key?: string, as = admin) =>
  academy.callWith(
    orderAdminCalls.refund,
    { params: { id }, body: { reason: 'cancelled', ...body } },
    { as, locale: 'en', ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
const isOpenFor = async (as: TestPerson) =>
  (await academy.call(courseCalls.get, { query: { course_id } }, { as })).data.basic_info
    .is_redeemed_by_user;

test('an order is refunded in parts, and its access ends where that is asked for', async () => {
  const learner = await academy.addLearner();
  const id = await buy(learner);
  await confirm(id);
  const part = await refund(id, { amount: 20 });
  expect([part.msg, part.data.status]).toEqual(['Refund recorded', 'partly_refunded']);
  expect(part.data).toMatchObject({ refunded: 20, opens_course: true });
  expect(await isOpenFor(learner)).toBe(true);
  expect(await refund(id, { amount: 30 })).toMatchObject({
    status: 400,
    fields: { amount: 'At most S$29.90 can be refunded' },
  });
  expect((await refund(id, { amount: 29.9, end_access: true })).data).toMatchObject({
    status: 'refunded',
    refunded: 49.9,
    opens_course: false,
  });
  expect(await isOpenFor(learner)).toBe(false);
  expect((await refund(id, { amount: 1 })).error).toBe('INVALID_STATE');
});

test('the list says what was refunded, and whether the course is open by the payment', async () => {
  const id = await buy(await academy.addLearner());
  const listed = async () => {
    const query = { order_id: id };
    const { data } = await academy.call(orderAdminCalls.list, { query }, { as: admin });
    return data.list[0];
  };
  expect(await listed()).toMatchObject({ refunded: 0, opens_course: false, payment_id: null });
  await confirm(id);
  expect(await listed()).toMatchObject({ refunded: 0, opens_course: true });
  await refund(id, { amount: 9.9 });
  expect(await listed()).toMatchObject({ refunded: 9.9, opens_course: true });
});

test('twice with one key gives back once', async () => {
  const id = await buy(await academy.addLearner());
  await confirm(id);
  const answers = [
    await refund(id, { amount: 9 }, 'once'),
    await refund(id, { amount: 9 }, 'once'),
  ];
  expect(answers.map(({ data }) => data.status)).toEqual(['partly_refunded', 'partly_refunded']);
  expect((await refund(id, { amount: 40.9 })).data.status).toBe('refunded');
});

test('what is not paid, not there or not an admin’s to decide is refused', async () => {
  const learner = await academy.addLearner();
  const id = await buy(learner);
  expect(await refund(id, { amount: 1 })).toMatchObject({
    error: 'INVALID_STATE',
    msg: 'Nothing was paid for this order',
  });
  expect((await refund(2e9, { amount: 1 })).error).toBe('NOT_FOUND');
  expect((await refund(id, { amount: 1 }, undefined, learner)).error).toBe('FORBIDDEN');
});
