import { beforeAll, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let course_id = 0;

beforeAll(async () => {
  admin = await academy.addAdmin();
  course_id = await addCourse(academy.db, { price_usd: 39, price_cny: 280 });
});

const record = (learner: TestPerson) =>
  academy.callWith(
    paymentCalls.record,
    {
      body: {
        amount: 39,
        currency: 'USD',
        paid_on: '2026-03-01',
        method: 'paynow',
        user_id: learner.userId,
        course_id,
      },
    },
    { as: admin },
  );
const voided = (id: number, end_access?: boolean) =>
  academy.callWith(
    paymentCalls.void,
    {
      params: { id },
      body: { reason: 'returned', ...(end_access !== undefined && { end_access }) },
    },
    { as: admin },
  );
const page = async (as: TestPerson) =>
  (await academy.call(courseCalls.get, { query: { course_id } }, { as })).data;

test('a payment for a course opens it to its payer', async () => {
  const learner = await academy.addLearner();
  expect((await page(learner)).basic_info.is_redeemed_by_user).toBe(false);
  expect((await record(learner)).data.opens_course).toBe(true);
  const { access, basic_info } = await page(learner);
  expect(basic_info.is_redeemed_by_user).toBe(true);
  expect(access).toMatchObject({ source: 'payment', granted_by: null, until: null });
});

test('a course for money alone is never redeemed for 0 points', async () => {
  const learner = await academy.addLearner({ points: 100 });
  const body = { course_id };
  expect((await academy.call(courseCalls.redeem, { body }, { as: learner })).error).toBe(
    'UNAVAILABLE',
  );
});

test('voiding it ends the access only where that is asked for', async () => {
  const [kept, ended] = [await academy.addLearner(), await academy.addLearner()];
  const first = (await record(kept)).data;
  const second = (await record(ended)).data;
  expect((await voided(first.payment_id)).data.opens_course).toBe(true);
  expect((await voided(second.payment_id, true)).data.opens_course).toBe(false);
  expect((await page(kept)).basic_info.is_redeemed_by_user).toBe(true);
  expect((await page(ended)).basic_info.is_redeemed_by_user).toBe(false);
  expect((await page(ended)).access_ended).toMatchObject({ source: 'payment', reason: 'returned' });
});

test('access that another payment opened stays when one is voided', async () => {
  const learner = await academy.addLearner();
  const { data } = await record(learner);
  await record(learner);
  await voided(data.payment_id, true);
  expect((await page(learner)).basic_info.is_redeemed_by_user).toBe(true);
});

test('a payment of somebody who was removed is refused, and opens nothing', async () => {
  const learner = await academy.addLearner();
  await academy.db
    .updateTable('users')
    .set({ archived_at: academy.now })
    .where('user_id', '=', learner.userId)
    .execute();
  expect(await record(learner)).toMatchObject({ status: 404, error: 'NOT_FOUND' });
});
