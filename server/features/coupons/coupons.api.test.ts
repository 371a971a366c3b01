import { beforeAll, describe, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { courseCalls } from '#contract/courses.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let course_id = 0;
let other_id = 0;

beforeAll(async () => {
  academy.setClock('2026-03-02T04:00:00Z');
  admin = await academy.addAdmin();
  await setPaymentSettings(academy.db);
  course_id = await addCourse(academy.db, { price_usd: 39, price_sgd: 50 });
  other_id = await addCourse(academy.db, { price_sgd: 20 });
});

const add = (body: Record<string, unknown>, as = admin) =>
  academy.callWith(couponAdminCalls.create, { body }, { as });
const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(couponAdminCalls.update, { params: { id }, body }, { as: admin });
const couponOf = async (id: number) =>
  (await academy.call(couponAdminCalls.get, { params: { id } }, { as: admin })).data;
const buy = (
  as: TestPerson,
  coupon_code: string,
  body: Record<string, unknown> = {},
  lang = 'en',
) =>
  academy.callWith(
    checkoutCalls.create,
    { body: { course_id, currency: 'SGD', method: 'paynow', coupon_code, ...body } },
    { as, headers: { 'accept-language': lang } },
  );
const ordersOf = async ({ userId }: TestPerson) =>
  (await academy.db.selectFrom('orders').select('order_id').where('user_id', '=', userId).execute())
    .length;

describe('the coupons of the academy', () => {
  test('takes an amount with the sign of its own currency alone', async () => {
    const made = await add({ amount: 'S$5', currency: 'SGD' });
    expect([made.status, made.data.amount]).toEqual([200, 5]);
    const fields = { amount: '请输入以 SGD 为单位的金额' };
    expect(await add({ amount: 'US$5', currency: 'SGD' })).toMatchObject({ status: 400, fields });
    const other = { amount: 'US$6', currency: 'SGD' };
    expect(await change(made.data.coupon_id, other)).toMatchObject({ status: 400, fields });
  });

  test('are added, found, changed, archived and restored', async () => {
    const added = await add({ code: ' spring-20 ', percent: 20, note: 'Spring', max_uses: 9 });
    expect(added.data).toMatchObject({ code: 'SPRING-20', percent: 20, state: 'active' });
    const { coupon_id: id, version } = added.data;
    const search = { query: { search: 'spring' } };
    const listed = await academy.call(couponAdminCalls.list, search, { as: admin });
    expect(listed.data).toMatchObject({ count: 1, list: [{ coupon_id: id }] });
    const changed = await change(id, { course_ids: [course_id], version });
    expect(changed.data).toMatchObject({ course_ids: [course_id], percent: 20, max_uses: 9 });
    expect((await change(id, { note: 'x', version })).error).toBe('STALE_VERSION');
    await academy.call(couponAdminCalls.delete, { params: { id } }, { as: admin });
    const learner = await academy.addLearner();
    expect((await buy(learner, 'SPRING-20')).status).toBe(400);
    const restored = await academy.call(
      couponAdminCalls.restore,
      { params: { id } },
      { as: admin },
    );
    expect(restored.data.state).toBe('active');
  });

  test('are limited by an admin of finance to courses that are not archived', async () => {
    const finance = await academy.addAdmin({ adminRole: 'finance' });
    const { data } = await academy.call(couponAdminCalls.courses, {}, { as: finance });
    const chosen = data.list.find((course) => course.course_id === course_id);
    expect(chosen).toEqual({ course_id, title: expect.any(String), title_zh: expect.any(String) });
    const body = { percent: 5, course_ids: [course_id] };
    const made = await academy.call(couponAdminCalls.create, { body }, { as: finance });
    expect(made.data.course_ids).toEqual([course_id]);
  });

  test('get a code where none is given, and none twice', async () => {
    expect((await add({ percent: 5 })).data.code).toMatch(/^[A-Z0-9]{10}$/);
    await add({ code: 'TWICE', percent: 5 });
    expect((await add({ code: 'twice', percent: 5 })).error).toBe('ALREADY_EXISTS');
  });

  test.each([
    [{}, 'percent'],
    [{ percent: 10, amount: 5, currency: 'SGD' }, 'percent'],
    [{ amount: 5 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ percent: 10, ends_at: '2026-03-01T00:00:00Z' }, 'ends_at'],
    [
      { percent: 10, starts_at: '2026-04-02T00:00:00Z', ends_at: '2026-04-01T00:00:00Z' },
      'ends_at',
    ],
    [{ percent: 10, course_ids: [999_999] }, 'course_ids'],
    [{ percent: 10, code: 'a b!' }, 'code'],
  ])('%o is refused at its field', async (body, field) => {
    const refused = await add(body);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(Object.keys(refused.fields ?? {})).toContain(field);
  });

  test('are not for learners to see', async () => {
    expect((await add({ percent: 5 }, await academy.addLearner())).error).toBe('FORBIDDEN');
  });
});

describe('buying with a coupon', () => {
  test('costs less, says so before and after, and gives the coupon back when cancelled', async () => {
    const { coupon_id } = (await add({ code: 'TENOFF', amount: 10, currency: 'SGD', max_uses: 1 }))
      .data;
    const learner = await academy.addLearner();
    const quote = await academy.call(
      checkoutCalls.coupon,
      { query: { course_id, currency: 'SGD', coupon_code: 'tenoff' } },
      { as: learner },
    );
    expect(quote.data).toEqual({ coupon_code: 'TENOFF', list_price: 50, amount: 40 });
    expect((await couponOf(coupon_id)).used_count).toBe(0);
    const { data: order } = await buy(learner, 'tenoff');
    expect(order).toMatchObject({ list_price: 50, amount: 40, coupon_code: 'TENOFF' });
    // An admin finds the order through its coupon, and no other order.
    const query = { coupon_id };
    const used = await academy.call(orderAdminCalls.list, { query }, { as: admin });
    expect(used.data.list.map((one) => one.order_id)).toEqual([order.order_id]);
    // The same purchase again is the same order.
    expect((await buy(learner, 'tenoff')).data.order_id).toBe(order.order_id);
    expect((await couponOf(coupon_id)).state).toBe('used_up');
    const { order_id } = order;
    await academy.call(checkoutCalls.cancel, { body: { order_id } }, { as: learner });
    expect(await couponOf(coupon_id)).toMatchObject({ used_count: 0, state: 'active' });
  });

  test('is given back by an order that expires, in time for the next', async () => {
    const { coupon_id } = (await add({ code: 'ONELEFT', percent: 10, max_uses: 1 })).data;
    const [first, second] = [await academy.addLearner(), await academy.addLearner()];
    const { order_id: id } = (await buy(first, 'ONELEFT')).data;
    expect((await buy(second, 'ONELEFT')).status).toBe(400);
    academy.setClock('2026-03-06T04:00:00Z');
    // The sessions of before have ended by then.
    const [third, later] = [await academy.addLearner(), await academy.addAdmin()];
    expect((await buy(third, 'ONELEFT')).data.amount).toBe(45);
    // The money of the first order arrives after all: its price is unchanged, and the coupon stays
    // used by the next order.
    const late = await academy.callWith(
      orderAdminCalls.confirm,
      { params: { id }, body: { accept_expired: true } },
      { as: later },
    );
    expect(late.data).toMatchObject({ status: 'paid', amount: 45, coupon_code: 'ONELEFT' });
    academy.setClock('2026-03-02T04:00:00Z');
    expect((await couponOf(coupon_id)).used_count).toBe(1);
  });

  test('pays the reduced price, and the receipt remembers both', async () => {
    await add({ code: 'FIFTH', percent: 20 });
    const { order_id: id } = (await buy(await academy.addLearner(), 'FIFTH')).data;
    const call = { params: { id }, body: {} };
    const paid = await academy.call(orderAdminCalls.confirm, call, { as: admin });
    const { printed } = await academy.db
      .selectFrom('payment_receipts')
      .select('printed')
      .where('payment_id', '=', paid.data.payment_id ?? 0)
      .executeTakeFirstOrThrow();
    expect(printed).toMatchObject({
      amount: 40,
      discount: { list_price: 50, coupon_code: 'FIFTH' },
    });
  });

  test('opens the course at once where nothing is left to pay', async () => {
    await add({ code: 'FREE', percent: 100 });
    const learner = await academy.addLearner();
    const { data: order } = await buy(learner, 'FREE');
    expect(order).toMatchObject({ status: 'paid', amount: 0, payment_id: null });
    const course = await academy.call(courseCalls.get, { query: { course_id } }, { as: learner });
    expect(course.data.basic_info.is_redeemed_by_user).toBe(true);
    expect((await buy(learner, 'FREE')).error).toBe('ALREADY_REDEEMED');
  });

  test('is refused beside an open order without it', async () => {
    await add({ code: 'LATER', percent: 20 });
    const learner = await academy.addLearner();
    await buy(learner, '');
    const refused = await buy(learner, 'LATER');
    expect([refused.status, refused.msg]).toEqual([
      409,
      'You have an open order for this course without this coupon. Please cancel it, then order again',
    ]);
    expect(await ordersOf(learner)).toBe(1);
  });

  test('is refused in the words of the caller where the coupon is not for them', async () => {
    const somebody = await academy.addLearner();
    await add({ code: 'ENDING', percent: 10, ends_at: '2026-03-02T05:00:00Z' });
    await add({ code: 'COMING', percent: 10, starts_at: '2026-03-03T00:00:00Z' });
    await add({ code: 'OTHERS', percent: 10, course_ids: [other_id] });
    await add({ code: 'DOLLARS', amount: 5, currency: 'USD' });
    const { coupon_id } = (await add({ code: 'THEIRS', percent: 10 })).data;
    await academy.db
      .updateTable('coupons')
      .set({ owner_user_id: somebody.userId })
      .where('coupon_id', '=', coupon_id)
      .execute();
    const learner = await academy.addLearner();
    const sentences = [];
    for (const code of ['NOSUCH', 'COMING', 'OTHERS', 'DOLLARS', 'THEIRS']) {
      sentences.push((await buy(learner, code)).msg, (await buy(learner, code, {}, 'zh')).msg);
    }
    academy.setClock('2026-03-02T06:00:00Z');
    sentences.push((await buy(learner, 'ENDING')).msg);
    academy.setClock('2026-03-02T04:00:00Z');
    expect(sentences).toEqual([
      'There is no such coupon. Please check the code',
      '没有这张优惠券，请检查优惠码',
      'This coupon is not valid yet',
      '这张优惠券尚未生效',
      'This coupon is for other courses',
      '这张优惠券不适用于这门课程',
      'This coupon is for another currency',
      '这张优惠券不适用于该币种',
      'This coupon belongs to somebody else',
      '这张优惠券属于其他学员',
      'This coupon has expired',
    ]);
    expect(await ordersOf(learner)).toBe(0);
  });

  test('is refused a second time where each may use it once', async () => {
    await add({ code: 'EACHONCE', percent: 10 });
    const learner = await academy.addLearner();
    await buy(learner, 'EACHONCE');
    const again = await buy(learner, 'EACHONCE', { course_id: other_id });
    expect([again.status, again.msg]).toEqual([400, 'You have already used this coupon']);
    expect(await ordersOf(learner)).toBe(1);
  });
});
