import { describe, expect, test } from 'vitest';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  addReward,
  redeemed,
  type TransitionArgs,
  transitionAs,
  withRequestPeople,
} from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;

withRequestPeople(academy, (people) => {
  ({ admin, learner } = people);
});

const step = (...transition: TransitionArgs) => transitionAs(academy, admin, ...transition);

describe('the queue', () => {
  test('is filtered, searched and sorted, with the count of each status', async () => {
    const reward = await addReward(academy, admin, { name: 'Lacquer box', points_required: 10 });
    const dear = await addReward(academy, admin, { name: 'Lacquer tray', points_required: 90 });
    academy.advanceMinutes(60);
    const first = await redeemed(academy, learner, reward.reward_id);
    const second = await redeemed(academy, learner, dear.reward_id);
    const third = await redeemed(academy, learner, reward.reward_id);
    await step('reject', third);
    academy.advanceMinutes(150);
    const queue = async (query: Record<string, unknown>) => {
      const { data } = await academy.callWith(
        redemptionAdminCalls.redemptions,
        { query: { user_id: learner.userId, ...query } },
        { as: admin },
      );
      return { ids: data.list.map((row) => row.redemption_id), ...data };
    };

    const all = await queue({});
    expect(all.ids).toEqual([first, second, third]);
    expect(all).toMatchObject({ count: 3, page: 1, limit: 20 });
    expect(all.list.map((row) => row.waiting_hours)).toEqual([2, 2, 0]);
    expect(all.list[2]?.events.map((event) => event.status)).toEqual(['pending', 'rejected']);
    const counts = { pending: 2, approved: 0, shipped: 0, completed: 0, rejected: 1, cancelled: 0 };
    expect(all.counts).toEqual(counts);

    expect(await queue({ status: 'rejected' })).toMatchObject({ ids: [third], count: 1, counts });
    expect((await queue({ sort: 'newest' })).ids).toEqual([third, second, first]);
    expect((await queue({ sort: 'points' })).ids).toEqual([second, first, third]);
    expect((await queue({ reward_id: dear.reward_id })).ids).toEqual([second]);
    expect((await queue({ search: 'TRAY' })).ids).toEqual([second]);
    expect((await queue({ search: learner.email.toUpperCase() })).ids).toHaveLength(3);
    expect((await queue({ search: '美芳' })).ids).toHaveLength(3);
    expect((await queue({ search: `#${third}` })).ids).toEqual([third]);
    expect((await queue({ search: '%' })).ids).toEqual([]);
    expect((await queue({ search: '  ' })).ids).toHaveLength(3);
    expect((await queue({ page: 2, limit: 2 })).ids).toEqual([third]);
  });

  test('is empty where nothing matches', async () => {
    const { data } = await academy.call(
      redemptionAdminCalls.redemptions,
      { query: { user_id: learner.userId, status: 'pending' } },
      { as: admin },
    );
    expect(data).toMatchObject({ list: [], count: 0 });
  });

  test('opens one request, with where it goes', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    const { data } = await academy.call(
      redemptionAdminCalls.redemption,
      { params: { id } },
      { as: admin },
    );
    expect(data).toMatchObject({
      redemption_id: id,
      user_id: learner.userId,
      user_email: learner.email,
      recipient_phone: '+65 8123 4567',
      shipping_postal_code: '238840',
      requires_shipping: true,
      waiting_hours: 0,
    });
    const missing = await academy.call(
      redemptionAdminCalls.redemption,
      { params: { id: 2_000_000_000 } },
      { as: admin },
    );
    expect(missing.status).toBe(404);
  });
});
