import { describe, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  addReward,
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

describe('cancelling a request', () => {
  const cancel = (redemption_id: number, as = learner) =>
    academy.call(redemptionCalls.cancelRedemption, { body: { redemption_id } }, { as });

  test('gives points and stock back', async () => {
    const reward = await addReward(academy, admin, { available_stock: 1 });
    const id = await redeemed(academy, learner, reward.reward_id);
    const { data, msg, envelope } = await cancel(id);
    expect(data).toEqual({ redemption_id: id, status: 'cancelled', available_points: 250 });
    expect(envelope.message).toBe(msg);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 250,
      held: 0,
      stock: 1,
    });
  });

  test('twice gives them back once', async () => {
    const reward = await addReward(academy, admin, { available_stock: 1 });
    const id = await redeemed(academy, learner, reward.reward_id);
    await cancel(id);
    const second = await cancel(id);
    expect(second).toMatchObject({
      status: 200,
      data: { redemption_id: id, status: 'cancelled', available_points: 250 },
    });
    expect(await rewardFigures(academy, learner, reward.reward_id)).toMatchObject({
      available: 250,
      stock: 1,
    });
  });

  test('is too late once it was approved', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id);
    expect((await cancel(id)).error).toBe('INVALID_STATE');
  });

  test('is not possible for somebody else’s, which is not there for one', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    const other = await academy.addLearner();
    expect((await cancel(id, other)).status).toBe(404);
    expect((await cancel(2_000_000_000)).status).toBe(404);
    expect((await cancel(id, admin)).status).toBe(404);
  });

  test('leaves the stock alone where its limit came or went meanwhile', async () => {
    const change = (id: number, available_stock: number | null) =>
      academy.call(
        rewardAdminCalls.updateReward,
        { params: { id }, body: { available_stock } },
        { as: admin },
      );
    const limited = await addReward(academy, admin, { available_stock: 5 });
    const first = await redeemed(academy, learner, limited.reward_id);
    await change(limited.reward_id, null);
    await cancel(first);
    expect(await rewardFigures(academy, learner, limited.reward_id)).toMatchObject({ stock: null });

    const unlimited = await addReward(academy, admin, { available_stock: null });
    const second = await redeemed(academy, learner, unlimited.reward_id);
    await change(unlimited.reward_id, 7);
    await cancel(second);
    expect(await rewardFigures(academy, learner, unlimited.reward_id)).toMatchObject({ stock: 7 });
  });
});

describe('a learner’s own requests', () => {
  test('are listed newest first, with pages', async () => {
    const reward = await addReward(academy, admin, { points_required: 10 });
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push(await redeemed(academy, learner, reward.reward_id));
    const { data, envelope } = await academy.call(
      redemptionCalls.redemptions,
      { query: { page: 1, limit: 2 } },
      { as: learner },
    );
    expect(data.pagination).toEqual({ page: 1, limit: 2, total: 3, total_pages: 2 });
    expect(data.redemptions.map((item) => item.redemption_id)).toEqual([ids[2], ids[1]]);
    expect(data.redemptions[0]).toEqual({
      redemption_id: ids[2],
      redemption_date: '2026-03-02T02:00:00.000Z',
      recipient_name: '林美芳',
      points_spent: 10,
      status: 'pending',
      reward_id: reward.reward_id,
      reward_name: 'Mug',
      reward_name_zh: '马克杯',
      image: null,
    });
    expect(envelope.message).toBe(envelope.msg);
  });

  test('are empty at first', async () => {
    const { data } = await academy.call(redemptionCalls.redemptions, {}, { as: learner });
    expect(data).toEqual({
      redemptions: [],
      pagination: { page: 1, limit: 10, total: 0, total_pages: 0 },
    });
  });

  test('show each transition, by whom, and the reason of a rejection, but not the academy’s notes', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id, { note: 'a difficult customer' });
    await step('reject', id, { reason: 'The mug broke', note: 'nobody packed it' });
    const query = { redemption_id: id };
    const zh = await academy.call(redemptionCalls.redemption, { query }, { as: learner });
    expect(zh.data.events.map(({ status, by, note }) => [status, by, note])).toEqual([
      ['pending', '林美芳', ''],
      ['approved', '远景学院', ''],
      ['rejected', '远景学院', 'The mug broke'],
    ]);
    expect(zh.data.rejection_reason).toBe('The mug broke');
    expect(JSON.stringify(zh.envelope)).not.toContain('Ms Chen');
    const en = await academy.call(
      redemptionCalls.redemption,
      { query },
      { as: learner, locale: 'en' },
    );
    expect(en.data.events[1]?.by).toBe('Prospect Academy');
  });

  test('are not there for others', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    const other = await academy.addLearner();
    const answer = await academy.call(
      redemptionCalls.redemption,
      { query: { redemption_id: id } },
      { as: other },
    );
    expect([answer.status, answer.error]).toEqual([404, 'NOT_FOUND']);
    const list = await academy.call(redemptionCalls.redemptions, {}, { as: other });
    expect(list.data.redemptions).toEqual([]);
  });
});
