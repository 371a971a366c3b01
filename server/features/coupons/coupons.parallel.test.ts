import { beforeAll, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
const FIFTY = Array.from({ length: 50 }, (_, index) => index);
let course_id = 0;
let admin: TestPerson;

beforeAll(async () => {
  await setPaymentSettings(academy.db);
  course_id = await addCourse(academy.db, { price_sgd: 50 });
  admin = await academy.addAdmin();
});

const add = (body: Record<string, unknown>) =>
  academy.callWith(couponAdminCalls.create, { body }, { as: admin });
const buy = (as: TestPerson, coupon_code: string) =>
  academy.call(
    checkoutCalls.create,
    { body: { course_id, currency: 'SGD', method: 'paynow', coupon_code } },
    { as },
  );
const usesOf = async (id: number) =>
  (await academy.call(couponAdminCalls.get, { params: { id } }, { as: admin })).data.used_count;

test('of fifty learners at once exactly one gets a coupon for one', async () => {
  const { coupon_id } = (await add({ code: 'ONLYONE', percent: 20, max_uses: 1 })).data;
  const learners = await Promise.all(FIFTY.map(() => academy.addLearner()));
  const answers = await Promise.all(learners.map((learner) => buy(learner, 'ONLYONE')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  expect(await usesOf(coupon_id)).toBe(1);
});

test('a learner who sends it fifty times at once has one order and uses it once', async () => {
  const { coupon_id } = (await add({ code: 'FIFTYTIMES', percent: 20 })).data;
  const learner = await academy.addLearner();
  const answers = await Promise.all(FIFTY.map(() => buy(learner, 'FIFTYTIMES')));
  expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1);
  expect(await usesOf(coupon_id)).toBe(1);
});

test('a coupon that pays for everything opens the course once', async () => {
  await add({ code: 'ALLFREE', percent: 100, max_per_user: null });
  const learner = await academy.addLearner();
  const answers = await Promise.all(FIFTY.map(() => buy(learner, 'ALLFREE')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'ALREADY_REDEEMED')).toHaveLength(49);
});

test('of two coupons that each pay for everything one is used, and the other is left', async () => {
  const first = (await add({ code: 'FREEONE', percent: 100 })).data.coupon_id;
  const second = (await add({ code: 'FREETWO', percent: 100 })).data.coupon_id;
  const learner = await academy.addLearner();
  const codes = FIFTY.map((index) => (index % 2 === 0 ? 'FREEONE' : 'FREETWO'));
  const answers = await Promise.all(codes.map((code) => buy(learner, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await usesOf(first)) + (await usesOf(second))).toBe(1);
});
