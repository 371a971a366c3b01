import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addCategory, addReward, redeemed } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});
afterEach(() => academy.assertLedgerIsSound());

type Query = NonNullable<CallInput<typeof rewardCalls.list>['query']>;

async function listIds(query: Query, as: TestPerson | null = null) {
  const { data } = await academy.call(rewardCalls.list, { query }, { as });
  return data.list.map((reward) => reward.reward_id);
}

describe('the catalogue', () => {
  test('shows what is active and has not ended, to everybody', async () => {
    const reward_category_id = await addCategory(academy);
    const shown = await addReward(academy, admin, {
      reward_category_id,
      expires_at: '2026-03-02T02:00:01Z',
      value: 12.5,
      value_cny: 88,
      available_stock: 3,
      max_per_user: 2,
    });
    await addReward(academy, admin, { reward_category_id, status: 'draft' });
    await addReward(academy, admin, { reward_category_id, status: 'inactive' });
    await addReward(academy, admin, { reward_category_id, expires_at: '2026-03-02T02:00:00Z' });
    const { data } = await academy.call(rewardCalls.list, { query: { reward_category_id } });
    expect(data).toMatchObject({ count: 1, page: 1, limit: 12 });
    expect(data.list).toEqual([
      {
        reward_id: shown.reward_id,
        reward_category_id,
        category: 'The merchandise',
        category_zh: 'merchandise 类',
        category_kind: 'merchandise',
        name: 'Mug',
        name_zh: '马克杯',
        description: '',
        description_zh: '',
        image: null,
        points_required: 100,
        value: 88,
        currency: 'CNY',
        available_stock: 3,
        max_per_user: 2,
        expires_at: '2026-03-02T02:00:01.000Z',
        requires_shipping: true,
        delivers_code: false,
        opens_course: false,
        coupon: null,
        status: 'active',
        redeemable: false,
        unavailable_reason: 'login_needed',
      },
    ]);
    const english = await academy.call(
      rewardCalls.get,
      { query: { reward_id: shown.reward_id } },
      { headers: { 'accept-language': 'en' } },
    );
    expect(english.data).toMatchObject({ value: 12.5, currency: 'USD' });
  });

  test('is sorted and filtered by points, and by what is redeemed most', async () => {
    const reward_category_id = await addCategory(academy, 'other');
    const add = async (points_required: number) => {
      academy.advanceMinutes(1);
      return (await addReward(academy, admin, { reward_category_id, points_required })).reward_id;
    };
    const [cheap, dear, middle] = [await add(10), await add(300), await add(50)];
    const inCategory = (query: Query) => listIds({ reward_category_id, ...query });

    expect(await inCategory({})).toEqual([cheap, middle, dear]);
    expect(await inCategory({ sort: 'points_desc' })).toEqual([dear, middle, cheap]);
    expect(await inCategory({ sort: 'newest' })).toEqual([middle, dear, cheap]);
    expect(await inCategory({ min_points: 50 })).toEqual([middle, dear]);
    expect(await inCategory({ max_points: 50 })).toEqual([cheap, middle]);
    expect(await inCategory({ min_points: 51, max_points: 49 })).toEqual([]);
    expect(await inCategory({ page: 2, limit: 2 })).toEqual([dear]);
    expect(await inCategory({ page: 2, page_size: 1 })).toEqual([middle]);
    expect(await inCategory({ page: 9 })).toEqual([]);

    const learner = await academy.addLearner({ points: 1000 });
    await redeemed(academy, learner, dear);
    await redeemed(academy, learner, dear);
    await redeemed(academy, learner, middle);
    const declined = [
      await redeemed(academy, learner, cheap),
      await redeemed(academy, learner, cheap),
      await redeemed(academy, learner, cheap),
    ];
    expect(await inCategory({ sort: 'popular' })).toEqual([cheap, dear, middle]);
    await academy.call(
      redemptionAdminCalls.batch,
      { body: { ids: declined, action: 'reject', reason: 'A mistake' } },
      { as: admin },
    );
    expect(await inCategory({ sort: 'popular' })).toEqual([dear, middle, cheap]);
  });

  test('shows a learner what they can redeem, and otherwise why not', async () => {
    const reward_category_id = await addCategory(academy, 'other');
    const add = async (fields: Parameters<typeof addReward>[2]) =>
      (await addReward(academy, admin, { reward_category_id, ...fields })).reward_id;
    const rewards = {
      fine: await add({ points_required: 10 }),
      dear: await add({ points_required: 1000 }),
      gone: await add({ points_required: 10, available_stock: 0 }),
      once: await add({ points_required: 10, max_per_user: 1 }),
      twice: await add({ points_required: 10, max_per_user: 2 }),
    };
    const learner = await academy.addLearner({ points: 100 });
    await redeemed(academy, learner, rewards.once);
    await redeemed(academy, learner, rewards.twice);
    await redeemed(academy, learner, rewards.twice);

    const { data } = await academy.call(
      rewardCalls.list,
      { query: { reward_category_id } },
      { as: learner },
    );
    const reasons = Object.fromEntries(
      Object.entries(rewards).map(([name, id]) => {
        const reward = data.list.find((row) => row.reward_id === id);
        return [name, [reward?.redeemable, reward?.unavailable_reason]];
      }),
    );
    expect(reasons).toEqual({
      fine: [true, null],
      dear: [false, 'insufficient_points'],
      gone: [false, 'out_of_stock'],
      once: [false, 'already_redeemed'],
      twice: [false, 'max_redemptions_reached'],
    });
  });

  test.each([
    ['a negative page', { page: -1 }],
    ['page 0', { page: 0 }],
    ['a page of zero rows', { limit: 0 }],
    ['negative points', { min_points: -1 }],
    ['category 0', { reward_category_id: 0 }],
    ['a category that is text', { reward_category_id: 'mugs' }],
    ['an unknown order', { sort: 'price' }],
    ['a huge number', { max_points: 1e15 }],
  ])('refuses %s', async (_, query) => {
    expect((await academy.callWith(rewardCalls.list, { query })).status).toBe(400);
  });
});

describe('one reward', () => {
  const get = (reward_id: number, as: TestPerson | null = null) =>
    academy.call(rewardCalls.get, { query: { reward_id } }, { as });

  test('is shown as the list shows it', async () => {
    const { reward_id, reward_category_id } = await addReward(academy, admin);
    const learner = await academy.addLearner({ points: 100 });
    const { data } = await get(reward_id, learner);
    const list = await academy.call(
      rewardCalls.list,
      { query: { reward_category_id } },
      { as: learner },
    );
    expect(data).toMatchObject({ redeemable: true, unavailable_reason: null });
    expect(list.data.list).toEqual([data]);
  });

  test('that is no longer offered is still found, and says so', async () => {
    const { reward_id } = await addReward(academy, admin, { status: 'inactive' });
    const { status, data } = await get(reward_id);
    expect([status, data.unavailable_reason]).toEqual([200, 'unavailable']);
  });

  test('that is a draft, archived or was never there is not found', async () => {
    const draft = await addReward(academy, admin, { status: 'draft' });
    const archived = await addReward(academy, admin);
    await academy.call(
      rewardAdminCalls.deleteReward,
      { params: { id: archived.reward_id } },
      { as: admin },
    );
    for (const id of [draft.reward_id, archived.reward_id, 2_000_000_000]) {
      expect((await get(id)).error).toBe('NOT_FOUND');
    }
  });
});

test('the categories count what the catalogue shows of them', async () => {
  const full = await addCategory(academy, 'certificate');
  const empty = await addCategory(academy, 'other');
  await addReward(academy, admin, { reward_category_id: full });
  await addReward(academy, admin, { reward_category_id: full });
  await addReward(academy, admin, { reward_category_id: full, status: 'draft' });
  await addReward(academy, admin, { reward_category_id: full, expires_at: '2020-01-01T00:00:00Z' });
  const { data } = await academy.call(rewardCalls.categories, {});
  expect(data.list.filter((row) => [full, empty].includes(row.reward_category_id))).toEqual([
    {
      reward_category_id: full,
      kind: 'certificate',
      name: 'The certificate',
      name_zh: 'certificate 类',
      reward_count: 2,
    },
    expect.objectContaining({ reward_category_id: empty, reward_count: 0 }),
  ]);
});
