import { describe, expect, test } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  addReward,
  formFor,
  redeem,
  redeemed,
  rewardFigures,
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

describe('redeeming a reward', () => {
  test('takes the points and one of the stock with the request', async () => {
    const reward = await addReward(academy, admin, { available_stock: 3 });
    const { status, data, envelope } = await redeem(academy, learner, reward.reward_id);
    expect(status).toBe(200);
    expect(data).toEqual({
      redemption_id: expect.any(Number),
      new_stock: 2,
      available_points: 150,
    });
    expect(envelope).toMatchObject({
      code: 1,
      success: true,
      show: 1,
      msg: '兑换申请提交成功，请等待审核',
      message: '兑换申请提交成功，请等待审核',
    });
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 150,
      held: 100,
      stock: 2,
    });
  });

  test('that becomes scarce tells admins once, and not of every request after it', async () => {
    const reward = await addReward(academy, admin, { available_stock: 7 });
    const notices = async () => {
      const query = { kind: 'stock_low', limit: 100 } as const;
      const options = { as: admin, locale: 'en' } as const;
      const { data } = await academy.call(notificationCalls.lists, { query }, options);
      return data.list.filter(({ text }) => text.startsWith(`“${reward.name}”`));
    };
    const request = async () => {
      const asking = await academy.addLearner({ points: 250 });
      const { data } = await redeem(academy, asking, reward.reward_id);
      return data.redemption_id;
    };
    const before = (await notices()).length;
    await request();
    expect(await notices()).toHaveLength(before);
    const fifth = await request();
    const [notice, ...others] = await notices();
    expect(others).toHaveLength(before);
    expect(notice).toMatchObject({
      text: `“${reward.name}” is running out: 5 left`,
      link: '/admin/rewards?low_stock=1',
    });
    await request();
    // Stock that was returned and taken again on the same day notifies nobody again.
    await step('reject', fifth);
    await request();
    expect(await notices()).toHaveLength(before + 1);
  });

  test('responds in English where English is requested', async () => {
    const reward = await addReward(academy, admin);
    const { msg } = await academy.call(
      redemptionCalls.createRedemption,
      { body: formFor(reward.reward_id) },
      { as: learner, locale: 'en' },
    );
    expect(msg).toBe('Your request has been submitted and is waiting for approval');
  });

  test('can be sent as a form of either kind, as a browser sends it', async () => {
    const reward = await addReward(academy, admin);
    const fields = { ...formFor(reward.reward_id), reward_id: String(reward.reward_id) };
    const urlEncoded = await academy.callWith(
      redemptionCalls.createRedemption,
      { body: fields },
      { as: learner, form: true },
    );
    expect(urlEncoded.status).toBe(200);

    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const multipart = new Response(form);
    const response = await academy.app.inject({
      method: 'POST',
      url: '/api/redemption/create',
      headers: {
        authorization: `Bearer ${learner.token}`,
        'content-type': multipart.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await multipart.arrayBuffer()),
    });
    expect(response.json()).toMatchObject({ code: 1, data: { available_points: 50 } });
  });

  test('without a stock limit takes points alone', async () => {
    const reward = await addReward(academy, admin, { available_stock: null });
    const { data } = await redeem(academy, learner, reward.reward_id);
    expect(data.new_stock).toBeNull();
  });

  test('twice makes two requests, until the points are gone', async () => {
    const reward = await addReward(academy, admin);
    const first = await redeem(academy, learner, reward.reward_id);
    const second = await redeem(academy, learner, reward.reward_id);
    const third = await redeem(academy, learner, reward.reward_id);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 409]);
    expect(first.data.redemption_id).not.toBe(second.data.redemption_id);
    expect(third.error).toBe('INSUFFICIENT_POINTS');
    expect(third.envelope.message).toBe(third.msg);
  });

  test('stays at its price when the reward gets dearer', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    await academy.call(
      rewardAdminCalls.updateReward,
      { params: { id: reward.reward_id }, body: { points_required: 240 } },
      { as: admin },
    );
    await step('reject', id);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toMatchObject({
      available: 250,
    });
  });

  test.each([
    ['a draft', { status: 'draft' as const }, 404, 'NOT_FOUND'],
    ['an inactive one', { status: 'inactive' as const }, 409, 'UNAVAILABLE'],
    ['one that has ended', { expires_at: '2026-03-02T01:59:59Z' }, 409, 'UNAVAILABLE'],
    ['one that is gone', { available_stock: 0 }, 409, 'OUT_OF_STOCK'],
    ['one that is too dear', { points_required: 251 }, 409, 'INSUFFICIENT_POINTS'],
  ])('is refused for %s, and changes nothing', async (_, fields, status, error) => {
    const reward = await addReward(academy, admin, fields);
    const before = await rewardFigures(academy, learner, reward.reward_id);
    const answer = await redeem(academy, learner, reward.reward_id);
    expect(answer).toMatchObject({ status, error });
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual(before);
  });

  test('is refused beyond what one learner may have, which a declined request does not use up', async () => {
    const once = await addReward(academy, admin, { max_per_user: 1, points_required: 10 });
    const first = await redeemed(academy, learner, once.reward_id);
    expect((await redeem(academy, learner, once.reward_id)).error).toBe('ALREADY_REDEEMED');
    await step('reject', first);
    const again = await redeemed(academy, learner, once.reward_id);
    await step('approve', again);
    expect((await redeem(academy, learner, once.reward_id)).error).toBe('ALREADY_REDEEMED');

    const twice = await addReward(academy, admin, { max_per_user: 2, points_required: 10 });
    await redeemed(academy, learner, twice.reward_id);
    await redeemed(academy, learner, twice.reward_id);
    expect((await redeem(academy, learner, twice.reward_id)).error).toBe('MAX_REDEMPTIONS_REACHED');
  });

  test('is refused to guests', async () => {
    const reward = await addReward(academy, admin);
    const { status, error } = await academy.call(redemptionCalls.createRedemption, {
      body: formFor(reward.reward_id),
    });
    expect([status, error]).toEqual([401, 'AUTH_REQUIRED']);
  });
});
