import { beforeAll, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let owner: TestPerson;
let finance: TestPerson;
let courseId: number;
beforeAll(async () => {
  owner = await academy.addAdmin();
  finance = await academy.addAdmin({ adminRole: 'finance' });
  await setPaymentSettings(academy.db);
  courseId = await addCourse(academy.db, { price_usd: 40 });
});

const create = async (code: string, as: TestPerson, fields: Record<string, unknown> = {}) => {
  const body = { code, percent: 100, ...fields };
  const { status, msg } = await academy.callWith(couponAdminCalls.create, { body }, { as });
  expect(status, msg).toBe(200);
};
const use = (coupon_code: string, as: TestPerson) => {
  const body = { course_id: courseId, currency: 'USD', method: 'bank_transfer', coupon_code };
  return academy.callWith(checkoutCalls.create, { body }, { as, locale: 'en' });
};

test('a coupon of the caller’s own making does not reduce their order, nor does another’s', async () => {
  await create('MYOWN', finance);
  await create('SLIGHTLY', owner, { percent: 5 });
  for (const code of ['MYOWN', 'SLIGHTLY']) {
    expect(await use(code, finance)).toMatchObject({
      status: 403,
      error: 'FORBIDDEN',
      msg: 'You cannot decide about a coupon for yourself. Please ask another admin',
    });
    const query = { course_id: courseId, currency: 'USD', coupon_code: code };
    const asked = await academy.callWith(checkoutCalls.coupon, { query }, { as: finance });
    expect(asked.status).toBe(403);
  }
  const orders = await academy.db
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', finance.userId)
    .execute();
  expect(orders).toEqual([]);
});

test('a coupon stays closed to its maker who is no admin any more, and open to others', async () => {
  const maker = await academy.addAdmin({ adminRole: 'finance' });
  await create('FORLATER', maker);
  await academy.db
    .updateTable('users')
    .set({ role: 'student', admin_role: null })
    .where('user_id', '=', maker.userId)
    .execute();
  expect((await use('FORLATER', maker)).status).toBe(403);
  const learner = await academy.addLearner();
  expect((await use('FORLATER', learner)).data).toMatchObject({ status: 'paid', amount: 0 });
});

test('a coupon that a reward has brought reduces the order of its admin', async () => {
  await academy.db
    .insertInto('coupons')
    .values({
      code: 'BYREWARD',
      percent: 10,
      owner_user_id: finance.userId,
      created_at: academy.now,
    })
    .execute();
  expect((await use('BYREWARD', finance)).data).toMatchObject({ amount: 36 });
});
