import { beforeAll, describe, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addCategory, addReward, redeemed } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(rewardAdminCalls.updateReward, { params: { id }, body }, { as: admin });
const get = (id: number) =>
  academy.call(rewardAdminCalls.reward, { params: { id } }, { as: admin });
const remove = (id: number) =>
  academy.call(rewardAdminCalls.deleteReward, { params: { id } }, { as: admin });

function auditOf(rewardId: number) {
  return academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('entity', '=', 'reward')
    .where('entity_id', '=', String(rewardId))
    .orderBy('audit_id')
    .execute();
}

describe('changing a reward', () => {
  test('changes what is sent, and nothing else', async () => {
    const reward = await addReward(academy, admin, { available_stock: 3, image: '/media/mug.jpg' });
    const { data, msg } = await change(reward.reward_id, {
      points_required: 80,
      available_stock: null,
      expires_at: '2026-12-31T16:00:00Z',
      image: '',
    });
    const after = {
      ...reward,
      points_required: 80,
      available_stock: null,
      expires_at: '2026-12-31T16:00:00.000Z',
      image: null,
      version: 2,
    };
    expect(msg).toBe('奖励已保存');
    expect(data).toEqual(after);
    expect((await get(reward.reward_id)).data).toEqual(after);
    expect((await auditOf(reward.reward_id)).at(-1)).toEqual({
      action: 'reward.update',
      actor_name: 'Ms Chen',
      before: reward,
      after,
    });
  });

  test('with the version that one saw is refused where somebody else was faster', async () => {
    const { reward_id, version } = await addReward(academy, admin);
    expect((await change(reward_id, { name: 'Cup', version })).status).toBe(200);
    const late = await change(reward_id, { name: 'Bowl', version });
    expect(late).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { reward_id, name: 'Cup', version: version + 1 },
    });
    expect((await get(reward_id)).data.name).toBe('Cup');
  });

  test('without a version the last one wins', async () => {
    const { reward_id } = await addReward(academy, admin);
    await change(reward_id, { name: 'Cup' });
    await change(reward_id, { name: 'Bowl' });
    expect((await get(reward_id)).data).toMatchObject({ name: 'Bowl', version: 3 });
  });

  test('sees that the stock has moved: a request makes a new version', async () => {
    const { reward_id, version } = await addReward(academy, admin, { available_stock: 10 });
    const learner = await academy.addLearner({ points: 100 });
    await redeemed(academy, learner, reward_id);
    const late = await change(reward_id, { available_stock: 10, version });
    expect(late).toMatchObject({ error: 'STALE_VERSION', data: { available_stock: 9 } });
  });

  test('keeps a name in one of the languages', async () => {
    const { reward_id } = await addReward(academy, admin, { name: 'Mug', name_zh: '' });
    expect(await change(reward_id, { name: ' ' })).toMatchObject({
      status: 400,
      fields: { name_zh: '请填写名称' },
    });
    expect((await change(reward_id, { name: '', name_zh: '杯' })).status).toBe(200);
  });

  test('moves it to a category that is there', async () => {
    const { reward_id } = await addReward(academy, admin, { kind: 'merchandise' });
    const passes = await addCategory(academy, 'course_access');
    const moved = await change(reward_id, { reward_category_id: passes });
    expect(moved.data).toMatchObject({ category_kind: 'course_access', requires_shipping: false });
    expect((await change(reward_id, { reward_category_id: 2e9 })).error).toBe('NOT_FOUND');
  });

  test.each([
    ['a price of 0', { points_required: 0 }],
    ['no price', { points_required: null }],
    ['a version in quotes', { version: '1' }],
    ['version 0', { version: 0 }],
  ])('refuses %s', async (_, body) => {
    const { reward_id } = await addReward(academy, admin);
    expect((await change(reward_id, body)).status).toBe(400);
  });
});

describe('deleting a reward', () => {
  test('archives it: it disappears, and its requests go on', async () => {
    const { reward_id, reward_category_id } = await addReward(academy, admin);
    const learner = await academy.addLearner({ points: 100 });
    const redemption = await redeemed(academy, learner, reward_id);
    const { status, msg } = await remove(reward_id);
    expect([status, msg]).toEqual([200, '奖励已归档，已有的申请不受影响']);

    const list = await academy.call(rewardCalls.list, { query: { reward_category_id } });
    expect(list.data.count).toBe(0);
    const adminList = await academy.call(
      rewardAdminCalls.rewards,
      { query: { reward_category_id } },
      { as: admin },
    );
    expect(adminList.data.list).toEqual([]);
    const own = await academy.call(redemptionCalls.redemptions, {}, { as: learner });
    expect(own.data.redemptions[0]).toMatchObject({ reward_id, reward_name: 'Mug' });
    const approved = await academy.call(
      redemptionAdminCalls.approve,
      { params: { id: redemption }, body: {} },
      { as: admin },
    );
    expect(approved.data.status).toBe('approved');
    expect((await auditOf(reward_id)).at(-1)).toMatchObject({
      action: 'reward.archive',
      before: { reward_id },
    });
    await academy.assertLedgerIsSound();
  });

  test('twice finds nothing the second time', async () => {
    const { reward_id } = await addReward(academy, admin);
    await remove(reward_id);
    expect((await remove(reward_id)).error).toBe('NOT_FOUND');
    expect((await get(reward_id)).error).toBe('NOT_FOUND');
    expect((await change(reward_id, { name: 'Cup' })).error).toBe('NOT_FOUND');
  });
});

describe('bringing a reward back', () => {
  const restore = (id: number, as: TestPerson | null = admin) =>
    academy.call(rewardAdminCalls.restoreReward, { params: { id } }, { as });

  test('gives it the status and the stock that it had, in a new version', async () => {
    const reward = await addReward(academy, admin, { available_stock: 3 });
    await remove(reward.reward_id);
    const { status, data, msg } = await restore(reward.reward_id);
    expect([status, msg]).toEqual([200, '奖励已恢复，状态与归档前相同']);
    expect(data).toEqual({ ...reward, version: 3 });
    const { reward_category_id } = reward;
    const shown = await academy.call(rewardCalls.list, { query: { reward_category_id } });
    expect(shown.data.count).toBe(1);
    expect((await auditOf(reward.reward_id)).at(-1)).toMatchObject({
      action: 'reward.restore',
      actor_name: 'Ms Chen',
      after: { reward_id: reward.reward_id },
    });
  });

  test('is possible where it is archived, and for admins alone', async () => {
    const { reward_id } = await addReward(academy, admin);
    expect((await restore(reward_id)).error).toBe('NOT_FOUND');
    expect((await restore(2_000_000_000)).error).toBe('NOT_FOUND');
    await remove(reward_id);
    const learner = await academy.addLearner();
    const teacher = await academy.addPerson({ role: 'teacher' });
    const answers = [
      await restore(reward_id, null),
      await restore(reward_id, learner),
      await restore(reward_id, teacher),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 403, 403]);
    expect((await restore(reward_id)).status).toBe(200);
  });

  test('begins in the list of the archived', async () => {
    const { reward_id, reward_category_id } = await addReward(academy, admin);
    const listed = async (archived: boolean) => {
      const query = { reward_category_id, archived };
      const { data } = await academy.call(rewardAdminCalls.rewards, { query }, { as: admin });
      return data.list.map((row) => [row.reward_id, row.archived]);
    };
    expect([await listed(false), await listed(true)]).toEqual([[[reward_id, false]], []]);
    await remove(reward_id);
    expect([await listed(false), await listed(true)]).toEqual([[], [[reward_id, true]]]);
  });
});
