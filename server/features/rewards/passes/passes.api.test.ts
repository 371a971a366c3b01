import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  addCategory,
  addReward,
  formFor,
  redeem,
  redeemPass,
  rewardFigures,
  transitionAs,
} from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
/** An intermediate course of 600 points, one of 300, and an advanced one of 900. */
let dear: number;
let cheap: number;
let advanced: number;
let pass: number;

beforeAll(async () => {
  const { db } = academy;
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  const intermediate = { difficulty_level: 'intermediate' as const };
  dear = await addCourse(db, { ...intermediate, points_required: 600, title: 'Funds' });
  cheap = await addCourse(db, { ...intermediate, points_required: 300, title: 'Bonds' });
  advanced = await addCourse(db, { difficulty_level: 'advanced', points_required: 900 });
  pass = (await addPass({ points_required: 600, course_levels: ['intermediate'] })).reward_id;
});
beforeEach(async () => {
  learner = await academy.addLearner({ name: '林美芳', points: 1200 });
});
afterEach(() => academy.assertLedgerIsSound());

const addPass = (fields: Parameters<typeof addReward>[2]) =>
  addReward(academy, admin, { kind: 'course_access', ...fields });

const isOpen = async (courseId: number, who = learner) =>
  (await academy.call(courseCalls.get, { query: { course_id: courseId } }, { as: who })).data
    .basic_info.is_redeemed_by_user;

const asked = async (courseId: number) => {
  const { status, data, msg } = await redeemPass(academy, learner, pass, courseId);
  if (status !== 200) throw new Error(msg);
  return data.redemption_id;
};

describe('a pass', () => {
  test('opens the chosen course when it is approved, and completes the request', async () => {
    const id = await asked(dear);
    expect(await isOpen(dear)).toBe(false);
    const { status, data } = await transitionAs(academy, admin, 'approve', id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'completed',
      requires_shipping: false,
      fulfils_itself: true,
      course: { course_id: dear, title: 'Funds' },
    });
    expect([await isOpen(dear), await isOpen(cheap)]).toEqual([true, false]);
    const grants = await academy.db
      .selectFrom('course_grants')
      .select(['course_id', 'source', 'granted_by', 'until'])
      .where('redemption_id', '=', id)
      .execute();
    expect(grants).toEqual([
      { course_id: dear, source: 'reward', granted_by: admin.userId, until: null },
    ]);
    expect(await rewardFigures(academy, learner, pass)).toMatchObject({ available: 600, held: 0 });
    const query = { redemption_id: id };
    const own = await academy.call(redemptionCalls.redemption, { query }, { as: learner });
    expect(own.data).toMatchObject({ status: 'completed', course: { course_id: dear } });
  });

  test('opens nothing when the request is declined or cancelled', async () => {
    await transitionAs(academy, admin, 'reject', await asked(dear));
    const body = { redemption_id: await asked(cheap) };
    await academy.call(redemptionCalls.cancelRedemption, { body }, { as: learner });
    expect([await isOpen(dear), await isOpen(cheap)]).toEqual([false, false]);
    expect(await rewardFigures(academy, learner, pass)).toMatchObject({ available: 1200, held: 0 });
  });

  test('is approved once, and by a batch too', async () => {
    const id = await asked(cheap);
    const body = { ids: [id], action: 'approve' as const };
    const batch = await academy.call(redemptionAdminCalls.batch, { body }, { as: admin });
    expect(batch.data).toEqual({ done: [id], failed: [] });
    expect((await transitionAs(academy, admin, 'approve', id)).error).toBe('INVALID_STATE');
    expect((await transitionAs(academy, admin, 'reject', id)).error).toBe('INVALID_STATE');
    expect(await isOpen(cheap)).toBe(true);
  });

  test('lists its courses as the learner stands to them', async () => {
    await transitionAs(academy, admin, 'approve', await asked(dear));
    const list = async (who: TestPerson) => {
      const query = { reward_id: pass };
      const { data } = await academy.call(rewardCalls.courses, { query }, { as: who });
      return data.list.map(({ course_id, is_open, is_requested }) => [
        course_id,
        is_open,
        is_requested,
      ]);
    };
    const before = await academy.addLearner();
    expect(await list(before)).toEqual([
      [dear, false, false],
      [cheap, false, false],
    ]);
    await academy.db
      .updateTable('rewards')
      .set({ points_required: 600 })
      .where('reward_id', '=', pass)
      .execute();
    await asked(cheap);
    expect(await list(learner)).toEqual([
      [dear, true, false],
      [cheap, false, true],
    ]);
  });

  test('is no list of courses where the reward is a thing', async () => {
    const mug = await addReward(academy, admin);
    const query = { reward_id: mug.reward_id };
    const { data } = await academy.call(rewardCalls.courses, { query }, { as: learner });
    expect(data.list).toEqual([]);
  });
});

describe('a request for a course is refused', () => {
  test('without a course, at its field', async () => {
    const { status, envelope } = await redeem(academy, learner, pass);
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ fields: { course_id: '请选择课程' } });
  });

  test.each([
    ['that the reward does not cover', () => advanced, 'VALIDATION_FAILED', '不包含这门课程'],
    ['that is not there', () => 9_999_999, 'VALIDATION_FAILED', '不包含这门课程'],
  ])('for one %s', async (_, courseId, error, sentence) => {
    const answer = await redeemPass(academy, learner, pass, courseId());
    expect(answer.error).toBe(error);
    expect(answer.msg).toContain(sentence);
    expect(await rewardFigures(academy, learner, pass)).toMatchObject({ available: 1200, held: 0 });
  });

  test('for one that is open to the learner, requested already, or unlisted', async () => {
    await asked(cheap);
    const twice = await redeemPass(academy, learner, pass, cheap);
    expect([twice.error, twice.msg]).toEqual([
      'ALREADY_REDEEMED',
      '您已申请过这门课程，该申请正在等待审核。',
    ]);
    const owner = await academy.addLearner({ points: 1200 });
    await academy.call(courseCalls.redeem, { body: { course_id: dear } }, { as: owner });
    expect((await redeemPass(academy, owner, pass, dear)).msg).toContain('已经可以学习');
    const unlisted = await addCourse(academy.db, {
      difficulty_level: 'intermediate',
      points_required: 100,
      status: 'inactive',
    });
    const answer = await redeemPass(academy, learner, pass, unlisted);
    expect([answer.error, answer.msg]).toEqual([
      'UNAVAILABLE',
      '这门课程目前已下架，请选择其他课程。',
    ]);
  });

  test('for an admin, to whom all are open', async () => {
    const rich = await academy.addLearner({ points: 900 });
    await academy.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('user_id', '=', rich.userId)
      .execute();
    expect((await redeemPass(academy, rich, pass, dear)).error).toBe('ALREADY_REDEEMED');
  });

  test('by approval, where it was opened or archived meanwhile; the request stays', async () => {
    const id = await asked(cheap);
    await academy.call(courseCalls.redeem, { body: { course_id: cheap } }, { as: learner });
    const open = await transitionAs(academy, admin, 'approve', id);
    expect([open.error, open.msg]).toEqual([
      'INVALID_STATE',
      '该学员已经可以学习这门课程。请拒绝此申请，以便退回积分。',
    ]);
    expect((await transitionAs(academy, admin, 'reject', id)).status).toBe(200);

    const passing = await addCourse(academy.db, { points_required: 300 });
    const own = await addPass({ points_required: 300, course_ids: [passing] });
    const other = await academy.addLearner({ points: 300 });
    const { data } = await redeemPass(academy, other, own.reward_id, passing);
    await academy.db
      .updateTable('courses')
      .set({ archived_at: academy.now })
      .where('course_id', '=', passing)
      .execute();
    const gone = await transitionAs(academy, admin, 'approve', data.redemption_id);
    expect([gone.error, gone.msg]).toEqual([
      'INVALID_STATE',
      '这门课程已归档或仍是草稿。请拒绝此申请，以便退回积分。',
    ]);
    expect(await rewardFigures(academy, other, own.reward_id)).toMatchObject({ held: 300 });
  });
});

describe('in the admin area, a pass', () => {
  const tryPass = async (fields: Record<string, unknown>) => {
    const body = {
      reward_category_id: await addCategory(academy, 'course_access'),
      name: 'Pass',
      points_required: 600,
      ...fields,
    };
    return academy.call(rewardAdminCalls.createReward, { body }, { as: admin, locale: 'en' });
  };

  test('never costs more points than the dearest course that it opens', async () => {
    const sentence =
      'The most expensive course that this reward opens costs 600 points. The reward cannot cost more than that.';
    const refused = await tryPass({ points_required: 601, course_levels: ['intermediate'] });
    expect(refused.status).toBe(400);
    expect(refused.envelope).toMatchObject({ fields: { points_required: sentence } });
    const both = { points_required: 601, course_levels: ['intermediate'], course_ids: [advanced] };
    expect((await tryPass(both)).status).toBe(200);
    const { data } = await tryPass({ course_ids: [dear, cheap] });
    const change = (body: Record<string, unknown>) =>
      academy.call(
        rewardAdminCalls.updateReward,
        { params: { id: data.reward_id }, body },
        { as: admin },
      );
    expect((await change({ points_required: 700 })).error).toBe('VALIDATION_FAILED');
    expect((await change({ course_ids: [cheap] })).error).toBe('VALIDATION_FAILED');
    const allowed = await change({ course_ids: [advanced], points_required: 900 });
    expect(allowed.data).toMatchObject({ course_ids: [advanced], points_required: 900 });
  });

  test('may open courses that have no price in points for any price', async () => {
    const money = await addCourse(academy.db, { price_usd: 40 });
    expect((await tryPass({ course_ids: [money], points_required: 5000 })).status).toBe(200);
  });

  test('covers courses that there are, once each', async () => {
    const { data } = await tryPass({ course_ids: [dear, dear], course_levels: ['intermediate'] });
    expect(data).toMatchObject({ course_ids: [dear], course_levels: ['intermediate'] });
    expect((await tryPass({ course_ids: [9_999_999] })).error).toBe('NOT_FOUND');
    expect((await tryPass({ course_levels: ['expert'] })).error).toBe('VALIDATION_FAILED');
  });

  test('is of a category of passes, and delivers no code', async () => {
    const code = await tryPass({ course_ids: [dear], delivers_code: true });
    expect(code.error).toBe('VALIDATION_FAILED');
    const mugs = await addCategory(academy, 'merchandise');
    const mug = await tryPass({ course_ids: [dear], reward_category_id: mugs });
    expect(mug.error).toBe('VALIDATION_FAILED');
  });

  test('without courses is handed over by an admin, as before', async () => {
    const plain = await addPass({ points_required: 100 });
    const { data } = await redeem(academy, learner, plain.reward_id);
    const approved = await transitionAs(academy, admin, 'approve', data.redemption_id);
    expect(approved.data).toMatchObject({ status: 'approved', course: null });
    const done = await transitionAs(academy, admin, 'complete', data.redemption_id);
    expect(done.data.status).toBe('completed');
  });
});

test('a reward that opens no course ignores a course', async () => {
  const mug = await addReward(academy, admin);
  const body = { ...formFor(mug.reward_id), course_id: dear };
  const answer = await academy.call(redemptionCalls.createRedemption, { body }, { as: learner });
  const approved = await transitionAs(academy, admin, 'approve', answer.data.redemption_id);
  expect(approved.data).toMatchObject({ status: 'approved', course: null });
});
