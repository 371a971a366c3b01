import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  addCategory,
  addReward,
  redeemed,
  rewardFigures,
  transitionAs,
} from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let bonds = 0;
let funds = 0;
let other = 0;

beforeAll(async () => {
  admin = await academy.addAdmin();
  await setPaymentSettings(academy.db);
});
beforeEach(async () => {
  learner = await academy.addLearner({ points: 300, language: 'en' });
  bonds = await addCourse(academy.db, { title: 'Bonds', title_zh: '债券', price_sgd: 50 });
  funds = await addCourse(academy.db, { title: 'Funds', title_zh: '基金', price_sgd: 50 });
  other = await addCourse(academy.db, { price_sgd: 50 });
});

const addDiscount = async (course_ids: number[]) =>
  (await addReward(academy, admin, { kind: 'discount', course_ids })).reward_id;
const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(rewardAdminCalls.updateReward, { params: { id }, body }, { as: admin });
const shown = async (reward_id: number) =>
  (await academy.call(rewardCalls.get, { query: { reward_id } })).data.coupon;
const own = async (redemption_id: number) => {
  const query = { redemption_id };
  return (await academy.call(redemptionCalls.redemption, { query }, { as: learner })).data.coupon;
};
const buy = (course_id: number, coupon_code = '') =>
  academy.callWith(
    checkoutCalls.create,
    { body: { course_id, currency: 'SGD', method: 'paynow', coupon_code } },
    { as: learner },
  );
const archive = (course_id: number) =>
  academy.db
    .updateTable('courses')
    .set({ archived_at: academy.now })
    .where('course_id', '=', course_id)
    .execute();

describe('a discount for chosen courses', () => {
  test('says for which ones before it is asked for, and without any it is for all', async () => {
    const reward = await addDiscount([funds, bonds, funds]);
    const both = [
      { course_id: bonds, title: 'Bonds', title_zh: '债券' },
      { course_id: funds, title: 'Funds', title_zh: '基金' },
    ];
    expect((await shown(reward))?.courses).toEqual(both);
    const { data } = await academy.call(rewardCalls.list, { query: { sort: 'newest' } });
    expect(data.list[0]).toMatchObject({ reward_id: reward, coupon: { courses: both } });
    await change(reward, { course_ids: [] });
    expect((await shown(reward))?.courses).toBeNull();
  });

  test('becomes a coupon for these courses, which takes nothing off others', async () => {
    const id = await redeemed(academy, learner, await addDiscount([bonds, funds]));
    expect((await own(id))?.courses).toMatchObject([{ course_id: bonds }, { course_id: funds }]);
    await transitionAs(academy, admin, 'approve', id);
    const coupon = await own(id);
    expect(coupon?.courses).toMatchObject([{ course_id: bonds }, { course_id: funds }]);

    const code = coupon?.made?.code ?? '';
    const search = { query: { search: code } };
    const { data } = await academy.call(couponAdminCalls.list, search, { as: admin });
    expect(data.list).toMatchObject([{ code, course_ids: [bonds, funds] }]);
    expect(await buy(other, code)).toMatchObject({
      status: 400,
      fields: { coupon_code: expect.any(String) },
    });
    expect((await buy(funds, code)).data.amount).toBe(45);
  });

  test('keeps those that were asked for when the reward changes', async () => {
    const reward = await addDiscount([bonds]);
    const id = await redeemed(academy, learner, reward);
    await change(reward, { course_ids: [other] });
    expect((await own(id))?.courses).toMatchObject([{ course_id: bonds }]);
    await transitionAs(academy, admin, 'approve', id);
    expect((await own(id))?.courses).toMatchObject([{ course_id: bonds }]);
  });

  test('shows the courses of its coupon as an admin has changed them', async () => {
    const id = await redeemed(academy, learner, await addDiscount([bonds]));
    await transitionAs(academy, admin, 'approve', id);
    const coupon = await academy.db
      .selectFrom('coupons')
      .select('coupon_id')
      .where('redemption_id', '=', id)
      .executeTakeFirstOrThrow();
    const params = { id: coupon.coupon_id };
    const courses = (course_ids: number[]) =>
      academy.callWith(couponAdminCalls.update, { params, body: { course_ids } }, { as: admin });
    await courses([funds]);
    expect((await own(id))?.courses).toMatchObject([{ course_id: funds }]);
    await courses([]);
    expect((await own(id))?.courses).toBeNull();
  });

  test('names none that is not listed, and is then for no course rather than for all', async () => {
    const draft = await addCourse(academy.db, { status: 'draft', title: 'Secret' });
    const reward = await addDiscount([draft]);
    expect((await shown(reward))?.courses).toEqual([]);
  });

  test('is emailed with the courses, in the language of its learner', async () => {
    const id = await redeemed(academy, learner, await addDiscount([bonds, funds]));
    academy.emails.length = 0;
    await transitionAs(academy, admin, 'approve', id);
    await vi.waitFor(() => expect(academy.emails).toHaveLength(1));
    expect(academy.emails[0]?.text).toContain('Bonds, Funds');
  });

  test('is not approved once all of them are archived, and the points can be returned', async () => {
    const reward = await addDiscount([bonds, funds]);
    const id = await redeemed(academy, learner, reward);
    await archive(bonds);
    await archive(funds);
    const refused = await transitionAs(academy, admin, 'approve', id);
    expect(refused).toMatchObject({ error: 'INVALID_STATE', msg: expect.any(String) });
    expect(await rewardFigures(academy, learner, reward)).toMatchObject({ held: 100 });
    await transitionAs(academy, admin, 'reject', id);
    expect(await rewardFigures(academy, learner, reward)).toMatchObject({
      held: 0,
      available: 300,
    });
  });
});

describe('the courses of a discount', () => {
  test.each(['en', 'zh'] as const)('are there and not archived (%s)', async (locale) => {
    const reward = await addDiscount([bonds]);
    await archive(funds);
    const said = {
      en: 'One of the selected courses does not exist or has been archived',
      zh: '所选课程中有一门不存在或已归档',
    }[locale];
    for (const course of [funds, 999_999]) {
      const input = { params: { id: reward }, body: { course_ids: [bonds, course] } };
      expect(
        await academy.callWith(rewardAdminCalls.updateReward, input, { as: admin, locale }),
      ).toMatchObject({ error: 'NOT_FOUND', fields: { course_ids: said } });
    }
    expect((await shown(reward))?.courses).toMatchObject([{ course_id: bonds }]);
  });

  test('stay when one is archived afterwards and the reward is saved again', async () => {
    const reward = await addDiscount([bonds, funds]);
    await archive(bonds);
    const saved = await change(reward, { course_ids: [bonds, funds], coupon_days: 5 });
    expect(saved.data.course_ids).toEqual([bonds, funds]);
    expect((await shown(reward))?.courses).toMatchObject([{ course_id: funds }]);
  });

  test('are single ones, and bound no price', async () => {
    const cheap = await addCourse(academy.db, { points_required: 1, price_sgd: 50 });
    const reward = await addDiscount([cheap]);
    const refused = await change(reward, { course_levels: ['beginner'] });
    expect(refused).toMatchObject({ status: 400, fields: { course_levels: expect.any(String) } });
    expect((await shown(reward))?.courses).toMatchObject([{ course_id: cheap }]);
  });

  test.each([
    ['discount', { delivers_code: true }],
    ['merchandise', {}],
  ] as const)('are refused for a %s with %o, which becomes no coupon', async (kind, fields) => {
    const reward_category_id = await addCategory(academy, kind);
    const body = { name: 'Off', points_required: 10, reward_category_id, ...fields };
    const refused = await academy.callWith(
      rewardAdminCalls.createReward,
      { body: { ...body, course_ids: [bonds] } },
      { as: admin },
    );
    expect(refused).toMatchObject({ status: 400, fields: { course_ids: expect.any(String) } });
  });
});
