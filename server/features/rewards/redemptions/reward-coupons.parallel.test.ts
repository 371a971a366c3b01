import { afterEach, beforeAll, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, redeemed, rewardFigures, transitionAs } from '../rewards.testing.ts';

/** Fifty requests at once against PostgreSQL. */
const FIFTY = Array.from({ length: 50 }, (_, index) => index);

const academy = openTestAcademy();
let admins: TestPerson[];
let discount = 0;
let course_id = 0;

beforeAll(async () => {
  admins = [await academy.addAdmin(), await academy.addAdmin()];
  await setPaymentSettings(academy.db);
  course_id = await addCourse(academy.db, { price_sgd: 50 });
  discount = (await addReward(academy, admins[0] as TestPerson, { kind: 'discount' })).reward_id;
});
afterEach(() => academy.assertLedgerIsSound());

const couponsOf = ({ userId }: TestPerson) =>
  academy.db.selectFrom('coupons').select('code').where('owner_user_id', '=', userId).execute();

test('fifty approvals of one request by two admins make one coupon', async () => {
  const learner = await academy.addLearner({ points: 100 });
  const id = await redeemed(academy, learner, discount);
  const answers = await Promise.all(
    FIFTY.map((index) => transitionAs(academy, admins[index % 2] as TestPerson, 'approve', id)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'INVALID_STATE')).toHaveLength(49);
  expect(await couponsOf(learner)).toHaveLength(1);
  expect(await rewardFigures(academy, learner, discount)).toMatchObject({ available: 0, held: 0 });
});

test('fifty requests of as many learners become as many coupons, each with another code', async () => {
  const learners = await Promise.all(FIFTY.map(() => academy.addLearner({ points: 100 })));
  const ids = await Promise.all(learners.map((learner) => redeemed(academy, learner, discount)));
  await Promise.all(ids.map((id) => transitionAs(academy, admins[0] as TestPerson, 'approve', id)));
  const coupons = (await Promise.all(learners.map(couponsOf))).flat();
  expect(new Set(coupons.map(({ code }) => code)).size).toBe(50);
});

test('fifty approvals of requests for chosen courses make coupons for these courses alone', async () => {
  const others = [await addCourse(academy.db), await addCourse(academy.db)];
  const { reward_id } = await addReward(academy, admins[0] as TestPerson, {
    kind: 'discount',
    course_ids: others,
  });
  const learners = await Promise.all(FIFTY.map(() => academy.addLearner({ points: 100 })));
  const ids = await Promise.all(learners.map((learner) => redeemed(academy, learner, reward_id)));
  // Twice each, by two admins, while the reward names other courses meanwhile.
  const input = { params: { id: reward_id }, body: { course_ids: [course_id] } };
  await Promise.all([
    academy.callWith(rewardAdminCalls.updateReward, input, { as: admins[0] as TestPerson }),
    ...ids.flatMap((id) => admins.map((admin) => transitionAs(academy, admin, 'approve', id))),
  ]);
  const named = await academy.db
    .selectFrom('coupon_courses')
    .innerJoin('coupons', 'coupons.coupon_id', 'coupon_courses.coupon_id')
    .select(['coupons.redemption_id', 'coupon_courses.course_id'])
    .where('coupons.redemption_id', 'in', ids)
    .execute();
  expect(named).toHaveLength(100);
  expect(new Set(named.map((row) => row.course_id))).toEqual(new Set(others));
});

test('a coupon that its learner uses fifty times at once pays for one order', async () => {
  const learner = await academy.addLearner({ points: 100 });
  const id = await redeemed(academy, learner, discount);
  await transitionAs(academy, admins[0] as TestPerson, 'approve', id);
  const [coupon] = await couponsOf(learner);
  const body = {
    course_id,
    currency: 'SGD',
    method: 'paynow',
    coupon_code: coupon?.code ?? '',
  } as const;
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(checkoutCalls.create, { body }, { as: learner })),
  );
  expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1);
});

test('a reward is not offered in a category that becomes one of discounts meanwhile', async () => {
  const [admin] = admins as [TestPerson];
  const drafts = await Promise.all(
    FIFTY.slice(0, 20).map(() => addReward(academy, admin, { kind: 'other', status: 'draft' })),
  );
  const answers = await Promise.all(
    drafts.flatMap(({ reward_id, reward_category_id }) => [
      academy.callWith(
        rewardAdminCalls.updateReward,
        { params: { id: reward_id }, body: { status: 'active' } },
        { as: admin },
      ),
      academy.callWith(
        rewardAdminCalls.updateCategory,
        { params: { id: reward_category_id }, body: { kind: 'discount' } },
        { as: admin },
      ),
    ]),
  );
  const statuses = [...new Set(answers.map(({ status }) => status))].sort();
  expect([200, 400, 409]).toEqual(expect.arrayContaining(statuses));
  const offered = await academy.db
    .selectFrom('rewards')
    .innerJoin('reward_categories as c', 'c.reward_category_id', 'rewards.reward_category_id')
    .select('reward_id')
    .where('c.kind', '=', 'discount')
    .where('status', '=', 'active')
    .where('coupon_days', 'is', null)
    .execute();
  expect(offered).toEqual([]);
});
