import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  addCategory,
  addReward,
  redeem,
  redeemed,
  rewardFigures,
  transitionAs,
} from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let course_id = 0;
/** A discount of 20 % for 100 points, valid for ten days. */
let discount = 0;

beforeAll(async () => {
  admin = await academy.addAdmin();
  await setPaymentSettings(academy.db);
  course_id = await addCourse(academy.db, { price_sgd: 50, price_usd: 40 });
  const fields = { kind: 'discount' as const, coupon_percent: 20, coupon_days: 10 };
  discount = (await addReward(academy, admin, fields)).reward_id;
});
beforeEach(async () => {
  learner = await academy.addLearner({ points: 100, language: 'en' });
});
afterEach(() => academy.assertLedgerIsSound());

const own = async (redemption_id: number, as = learner) =>
  (await academy.call(redemptionCalls.redemption, { query: { redemption_id } }, { as })).data;
const approve = (id: number) => transitionAs(academy, admin, 'approve', id);
const buy = (coupon_code: string, as = learner, body: Record<string, unknown> = {}) =>
  academy.callWith(
    checkoutCalls.create,
    { body: { course_id, currency: 'SGD', method: 'paynow', coupon_code, ...body } },
    { as },
  );
const couponsOf = ({ userId }: TestPerson) =>
  academy.db.selectFrom('coupons').selectAll().where('owner_user_id', '=', userId).execute();

/** A coupon of the learner. */
async function won(rewardId = discount) {
  const id = await redeemed(academy, learner, rewardId);
  await approve(id);
  const { coupon } = await own(id);
  return { id, code: coupon?.made?.code ?? '' };
}

describe('a discount', () => {
  test('says what it takes off before it is asked for', async () => {
    const { data } = await academy.call(rewardCalls.get, { query: { reward_id: discount } });
    expect(data.coupon).toEqual({
      percent: 20,
      amount: null,
      currency: null,
      days: 10,
      courses: null,
    });
  });

  test('becomes a coupon on approval, with which its learner pays less', async () => {
    const id = await redeemed(academy, learner, discount);
    const asked = { percent: 20, amount: null, currency: null, days: 10, courses: null };
    expect((await own(id)).coupon).toEqual({ ...asked, made: null });
    expect(await couponsOf(learner)).toEqual([]);

    expect((await approve(id)).data).toMatchObject({ status: 'completed', fulfils_itself: true });
    const { coupon } = await own(id);
    // Until the end of the tenth day after it, in Singapore.
    const ends_at = '2026-03-12T15:59:59.000Z';
    expect(coupon).toEqual({
      ...asked,
      made: { code: expect.stringMatching(/^[A-Z0-9]{10}$/), ends_at, state: 'active' },
    });
    expect(await rewardFigures(academy, learner, discount)).toMatchObject({
      available: 0,
      held: 0,
    });

    const { data: order } = await buy(coupon?.made?.code ?? '');
    expect(order).toMatchObject({ list_price: 50, amount: 40, coupon_code: coupon?.made?.code });
    expect((await own(id)).coupon?.made?.state).toBe('used_up');
    const body = { order_id: order.order_id };
    await academy.call(checkoutCalls.cancel, { body }, { as: learner });
    expect((await own(id)).coupon?.made?.state).toBe('active');
  });

  test('of an amount takes off that amount, in its currency alone', async () => {
    const reward = await addReward(academy, admin, {
      reward_category_id: await addCategory(academy, 'discount'),
      coupon_amount: 15,
      coupon_currency: 'SGD',
      coupon_days: 10,
    });
    const { code } = await won(reward.reward_id);
    expect(await buy(code, learner, { currency: 'USD', method: 'bank_transfer' })).toMatchObject({
      status: 400,
      fields: { coupon_code: expect.any(String) },
    });
    expect((await buy(code)).data.amount).toBe(35);
  });

  test('is of no use to anybody else, and only once to its learner', async () => {
    const { code } = await won();
    const other = await academy.addLearner();
    expect((await buy(code, other)).status).toBe(400);
    expect((await buy(code)).status).toBe(200);
    const another = await addCourse(academy.db, { price_sgd: 20 });
    expect((await buy(code, learner, { course_id: another })).status).toBe(400);
  });

  test('is shown to nobody but its learner and admins', async () => {
    const { id, code } = await won();
    const other = await academy.addLearner();
    const query = { redemption_id: id };
    const refused = await academy.call(redemptionCalls.redemption, { query }, { as: other });
    expect(refused.error).toBe('NOT_FOUND');
    const search = { query: { search: code } };
    const { data } = await academy.call(couponAdminCalls.list, search, { as: admin });
    expect(data.list).toMatchObject([
      { code, percent: 20, max_uses: 1, owner: { user_id: learner.userId }, redemption_id: id },
    ]);
    const request = await academy.call(
      redemptionAdminCalls.redemption,
      { params: { id } },
      { as: admin },
    );
    expect(request.data.coupon?.made?.code).toBe(code);
  });

  test('is emailed to its learner with the code and the last day', async () => {
    academy.emails.length = 0;
    const { code } = await won();
    await vi.waitFor(() => expect(academy.emails).toHaveLength(1));
    expect(academy.emails[0]).toMatchObject({
      to: learner.email,
      text: expect.stringContaining(code),
    });
    expect(academy.emails[0]?.text).toContain('Mar 12, 2026');
  });

  test('keeps what was asked for when the reward changes', async () => {
    const { reward_id } = await addReward(academy, admin, { kind: 'discount' });
    const id = await redeemed(academy, learner, reward_id);
    const body = { coupon_percent: 90, coupon_days: 1 };
    await academy.call(
      rewardAdminCalls.updateReward,
      { params: { id: reward_id }, body },
      { as: admin },
    );
    await approve(id);
    expect(await couponsOf(learner)).toMatchObject([{ percent: 10, max_uses: 1 }]);
  });

  test('that is declined or cancelled becomes no coupon, and one that is approved stays', async () => {
    const rich = await academy.addLearner({ points: 300 });
    const [declined, cancelled, approved] = [
      await redeemed(academy, rich, discount),
      await redeemed(academy, rich, discount),
      await redeemed(academy, rich, discount),
    ];
    await transitionAs(academy, admin, 'reject', declined);
    const body = { redemption_id: cancelled };
    await academy.call(redemptionCalls.cancelRedemption, { body }, { as: rich });
    expect(await couponsOf(rich)).toEqual([]);
    await approve(approved);
    for (const action of ['approve', 'reject', 'complete'] as const) {
      expect((await transitionAs(academy, admin, action, approved)).error).toBe('INVALID_STATE');
    }
    const again = { body: { redemption_id: approved } };
    const late = await academy.call(redemptionCalls.cancelRedemption, again, { as: rich });
    expect(late.error).toBe('INVALID_STATE');
    expect(await couponsOf(rich)).toHaveLength(1);
  });

  test('can be taken back by archiving its coupon, and its learner sees that', async () => {
    const { id, code } = await won();
    const [coupon] = await couponsOf(learner);
    const params = { id: coupon?.coupon_id ?? 0 };
    await academy.call(couponAdminCalls.delete, { params }, { as: admin });
    expect((await own(id)).coupon?.made?.state).toBe('archived');
    expect((await buy(code)).status).toBe(400);
  });
});

describe('a reward', () => {
  const create = (body: Record<string, unknown>) =>
    academy.callWith(rewardAdminCalls.createReward, { body }, { as: admin });
  const base = { name: 'Off', points_required: 10, status: 'active' };

  test.each([
    ['discount', {}, 'coupon_percent'],
    ['discount', { coupon_percent: 10 }, 'coupon_days'],
    ['discount', { coupon_days: 10 }, 'coupon_percent'],
    ['discount', { coupon_percent: 10, coupon_amount: 5, coupon_days: 10 }, 'coupon_percent'],
    ['discount', { coupon_amount: 5, coupon_days: 10 }, 'coupon_percent'],
    ['discount', { coupon_percent: 101, coupon_days: 10 }, 'coupon_percent'],
    ['discount', { coupon_percent: 10, coupon_days: 0 }, 'coupon_days'],
    ['discount', { coupon_percent: 10, coupon_days: 10, delivers_code: true }, 'coupon_percent'],
    ['merchandise', { coupon_percent: 10, coupon_days: 10 }, 'coupon_percent'],
  ] as const)('of the kind %s with %o is refused at its field', async (kind, body, field) => {
    const reward_category_id = await addCategory(academy, kind);
    const refused = await create({ ...base, ...body, reward_category_id });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.fields ?? {})).toContain(field);
  });

  test('that is a discount can be a draft without a coupon, and is activated with one', async () => {
    const reward_category_id = await addCategory(academy, 'discount');
    const { data } = await create({ ...base, reward_category_id, status: 'draft' });
    const change = (body: Record<string, unknown>) =>
      academy.callWith(
        rewardAdminCalls.updateReward,
        { params: { id: data.reward_id }, body },
        { as: admin },
      );
    expect((await change({ status: 'active' })).fields).toMatchObject({
      coupon_percent: expect.any(String),
      coupon_days: expect.any(String),
    });
    const coupon = { coupon_percent: 5, coupon_days: 30 };
    expect((await change({ status: 'active', ...coupon })).data).toMatchObject(coupon);
    expect((await change({ coupon_days: null })).status).toBe(400);
    expect((await redeem(academy, learner, data.reward_id)).status).toBe(200);
  });

  test('cannot lose its coupon, or be left without one, by the kind of its category', async () => {
    const kindOf = (id: number, kind: string) =>
      academy.callWith(
        rewardAdminCalls.updateCategory,
        { params: { id }, body: { kind } },
        { as: admin },
      );
    const coupons = await addReward(academy, admin, { kind: 'discount' });
    const mugs = await addReward(academy, admin);
    expect(await kindOf(coupons.reward_category_id, 'other')).toMatchObject({
      error: 'INVALID_STATE',
      fields: { kind: expect.any(String) },
    });
    expect((await kindOf(mugs.reward_category_id, 'discount')).error).toBe('INVALID_STATE');
    expect((await kindOf(mugs.reward_category_id, 'other')).status).toBe(200);
  });
});
