import { beforeAll, describe, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addCategory, addReward, redeemed } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

const create = (body: Record<string, unknown>) =>
  academy.callWith(rewardAdminCalls.createReward, { body }, { as: admin });

const get = (id: number) =>
  academy.call(rewardAdminCalls.reward, { params: { id } }, { as: admin });

function auditOf(rewardId: number) {
  return academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('entity', '=', 'reward')
    .where('entity_id', '=', String(rewardId))
    .orderBy('audit_id')
    .execute();
}

describe('adding a reward', () => {
  test('needs a name in one language, a category and a price; the rest has a start', async () => {
    const reward_category_id = await addCategory(academy, 'certificate');
    const { status, data, msg } = await create({
      reward_category_id,
      name_zh: ' 结业证书 ',
      points_required: 500,
    });
    expect([status, msg]).toEqual([200, '奖励已新建']);
    expect(data).toEqual({
      reward_id: expect.any(Number),
      reward_category_id,
      category: 'The certificate',
      category_zh: 'certificate 类',
      category_kind: 'certificate',
      name: '',
      name_zh: '结业证书',
      description: '',
      description_zh: '',
      image: null,
      points_required: 500,
      value: 0,
      value_cny: 0,
      available_stock: null,
      max_per_user: 0,
      expires_at: null,
      requires_shipping: true,
      delivers_code: false,
      course_ids: [],
      course_levels: [],
      coupon_percent: null,
      coupon_amount: null,
      coupon_currency: null,
      coupon_days: null,
      status: 'draft',
      redemption_count: 0,
      open_requests: 0,
      created_at: academy.now.toISOString(),
      archived: false,
      version: 1,
    });
    expect(await auditOf(data.reward_id)).toEqual([
      { action: 'reward.create', actor_name: 'Ms Chen', before: null, after: data },
    ]);
  });

  test('twice adds two', async () => {
    const first = await addReward(academy, admin);
    const second = await addReward(academy, admin);
    expect(first.reward_id).not.toBe(second.reward_id);
  });

  test('in a category that is not there is refused at its field', async () => {
    const answer = await create({ reward_category_id: 2e9, name: 'Mug', points_required: 1 });
    expect(answer).toMatchObject({
      status: 404,
      error: 'NOT_FOUND',
      fields: { reward_category_id: '请从给出的选项中选择' },
    });
  });

  test.each([
    ['no name', { name: ' ' }, 'name_zh'],
    ['a price of 0', { points_required: 0 }, 'points_required'],
    ['a negative price', { points_required: -100 }, 'points_required'],
    ['a huge price', { points_required: 100_000_001 }, 'points_required'],
    ['a broken price', { points_required: 1.5 }, 'points_required'],
    ['a price in words', { points_required: 'hundred' }, 'points_required'],
    ['a negative value', { value: -0.01 }, 'value'],
    ['a third decimal of money', { value: 8.005 }, 'value'],
    ['a negative stock', { available_stock: -1 }, 'available_stock'],
    ['half a mug', { available_stock: 0.5 }, 'available_stock'],
    ['a negative limit', { max_per_user: -1 }, 'max_per_user'],
    ['an end that is no time', { expires_at: 'tomorrow' }, 'expires_at'],
    ['an end before any time', { expires_at: '0000-01-01T00:00:00Z' }, 'expires_at'],
    ['an unknown status', { status: 'archived' }, 'status'],
    ['a long name', { name: 'x'.repeat(121) }, 'name'],
  ])('refuses %s', async (_, fields, field) => {
    const body = { reward_category_id: 1, name: 'Mug', points_required: 100, ...fields };
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });
});

describe('the list of rewards', () => {
  test('is searched, filtered and sorted', async () => {
    const reward_category_id = await addCategory(academy, 'other');
    const add = async (fields: Parameters<typeof addReward>[2]) => {
      academy.advanceMinutes(1);
      return (await addReward(academy, admin, { reward_category_id, ...fields })).reward_id;
    };
    const tea = await add({
      name: 'Tea 100%',
      name_zh: '茶',
      points_required: 30,
      available_stock: 5,
    });
    const fan = await add({ name: 'Fan', name_zh: '扇子', points_required: 10, status: 'draft' });
    const ink = await add({ name: 'Ink', name_zh: '墨', points_required: 20, available_stock: 1 });
    const list = async (query: Record<string, unknown>) => {
      const { data } = await academy.callWith(
        rewardAdminCalls.rewards,
        { query: { reward_category_id, ...query } },
        { as: admin },
      );
      return data.list.map((row) => row.reward_id);
    };
    expect(await list({})).toEqual([ink, fan, tea]);
    expect(await list({ sort: 'points_asc' })).toEqual([fan, ink, tea]);
    expect(await list({ sort: 'points_desc' })).toEqual([tea, ink, fan]);
    expect(await list({ sort: 'stock' })).toEqual([ink, tea, fan]);
    expect(await list({ low_stock: true, sort: 'stock' })).toEqual([ink, tea]);
    expect(await list({ low_stock: true, search: '墨' })).toEqual([ink]);
    expect(await list({ status: 'draft' })).toEqual([fan]);
    expect(await list({ search: 'TEA' })).toEqual([tea]);
    expect(await list({ search: '扇' })).toEqual([fan]);
    expect(await list({ search: '%' })).toEqual([tea]);
    expect(await list({ page: 2, limit: 2 })).toEqual([tea]);
  });

  test('counts the requests that came to something, and those that are open', async () => {
    const { reward_id } = await addReward(academy, admin, { points_required: 10 });
    const learner = await academy.addLearner({ points: 100 });
    await redeemed(academy, learner, reward_id);
    const redemption_id = await redeemed(academy, learner, reward_id);
    await academy.call(
      redemptionCalls.cancelRedemption,
      { body: { redemption_id } },
      { as: learner },
    );
    expect((await get(reward_id)).data).toMatchObject({ redemption_count: 1, open_requests: 1 });
  });

  test('is for admins alone', async () => {
    const learner = await academy.addLearner();
    const teacher = await academy.addPerson({ role: 'teacher' });
    const answers = [
      await academy.call(rewardAdminCalls.rewards, {}),
      await academy.call(rewardAdminCalls.rewards, {}, { as: learner }),
      await academy.call(rewardAdminCalls.rewards, {}, { as: teacher }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 403, 403]);
  });
});
