import { beforeAll, expect, test } from 'vitest';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { addReward, redeemed, transitionAs } from '../rewards.testing.ts';

const academy = openTestAcademy();
let learner = 0;
let other = 0;
let pending = 0;
let approved = 0;
let mug = { reward_id: 0, reward_category_id: 0 };
let discount = { reward_id: 0, reward_category_id: 0 };

beforeAll(async () => {
  const admin = await academy.addAdmin();
  mug = await addReward(academy, admin);
  discount = await addReward(academy, admin, { kind: 'discount' });
  const person = await academy.addLearner({ points: 200 });
  learner = person.userId;
  other = (await academy.addLearner()).userId;
  pending = await redeemed(academy, person, discount.reward_id);
  approved = await redeemed(academy, person, discount.reward_id);
  await transitionAs(academy, admin, 'approve', approved);
});

const coupon = (fields: { owner_user_id?: number; percent?: number; max_uses?: number | null }) =>
  academy.db
    .insertInto('coupons')
    .values({
      code: 'FORGED1234',
      percent: 10,
      max_uses: 1,
      owner_user_id: learner,
      redemption_id: pending,
      ends_at: new Date('2027-01-01T00:00:00Z'),
      created_at: academy.now,
      ...fields,
    })
    .execute();

test('the database makes no coupon but the one that was asked for, and none before approval', async () => {
  await expect(coupon({ owner_user_id: other })).rejects.toThrow(/asks for no such coupon/);
  await expect(coupon({ percent: 90 })).rejects.toThrow(/asks for no such coupon/);
  await expect(coupon({ max_uses: null })).rejects.toThrow(/asks for no such coupon/);
  await expect(coupon({})).rejects.toThrow(/do not agree/);
});

test('the database completes no request without its coupon, and changes nothing of it', async () => {
  const request = academy.db.updateTable('reward_redemptions').where('redemption_id', '=', pending);
  await expect(request.set({ status: 'completed' }).execute()).rejects.toThrow(/do not agree/);
  await expect(request.set({ status: 'approved' }).execute()).rejects.toThrow(/cannot go from/);
  await expect(request.set({ coupon_percent: 90 }).execute()).rejects.toThrow(/cannot change/);
  const made = academy.db.updateTable('coupons').where('redemption_id', '=', approved);
  await expect(made.set({ owner_user_id: other }).execute()).rejects.toThrow(/append-only/);
  await expect(made.set({ redemption_id: null }).execute()).rejects.toThrow(/append-only/);
  const all = academy.db.deleteFrom('coupons').where('redemption_id', '=', approved);
  await expect(all.execute()).rejects.toThrow(/append-only/);
});

test('the database offers no discount without a coupon, and a coupon with nothing else', async () => {
  const change = (rewardId: number, fields: { coupon_days: number | null }) =>
    academy.db
      .updateTable('rewards')
      .set({ coupon_percent: fields.coupon_days && 10, ...fields })
      .where('reward_id', '=', rewardId)
      .execute();
  await expect(change(discount.reward_id, { coupon_days: null })).rejects.toThrow(/do not agree/);
  await expect(change(mug.reward_id, { coupon_days: 30 })).rejects.toThrow(/do not agree/);
  const kind = (id: number, to: 'discount' | 'other') =>
    academy.db
      .updateTable('reward_categories')
      .set({ kind: to })
      .where('reward_category_id', '=', id)
      .execute();
  await expect(kind(mug.reward_category_id, 'discount')).rejects.toThrow(/does not allow/);
  await expect(kind(discount.reward_category_id, 'other')).rejects.toThrow(/does not allow/);
});

test('the database keeps the courses that were asked for, and lets no other request name any', async () => {
  const [one, another] = [await addCourse(academy.db), await addCourse(academy.db)];
  const name = (redemption_id: number, course_id: number) =>
    academy.db
      .insertInto('redemption_coupon_courses')
      .values({ redemption_id, course_id })
      .execute();
  await expect(name(approved, one)).rejects.toThrow(/does not wait for a coupon/);
  await name(pending, one);
  const asked = academy.db.updateTable('redemption_coupon_courses').set({ course_id: another });
  await expect(asked.execute()).rejects.toThrow(/append-only/);
  const all = academy.db.deleteFrom('redemption_coupon_courses');
  await expect(all.execute()).rejects.toThrow(/append-only/);
});
