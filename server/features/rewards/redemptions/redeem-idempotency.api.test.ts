import { describe, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  addReward,
  formFor,
  redeem,
  rewardFigures,
  withRequestPeople,
} from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;

withRequestPeople(academy, (people) => {
  ({ admin, learner } = people);
});

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'b0f4c9de-0001' };

  test('sent twice makes one request and gets the first response again', async () => {
    const reward = await addReward(academy, admin, { available_stock: 5 });
    const first = await redeem(academy, learner, reward.reward_id, key);
    const second = await redeem(academy, learner, reward.reward_id, key);
    expect(second.status).toBe(200);
    expect(second.data).toEqual(first.data);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 150,
      held: 100,
      stock: 4,
    });
  });

  test('with other details is a conflict', async () => {
    const reward = await addReward(academy, admin);
    await redeem(academy, learner, reward.reward_id, key);
    const answer = await academy.call(
      redemptionCalls.createRedemption,
      { body: { ...formFor(reward.reward_id), recipient_name: 'Somebody else' } },
      { as: learner, headers: key },
    );
    expect(answer).toMatchObject({ status: 409, error: 'IDEMPOTENCY_CONFLICT' });
  });

  test('is one’s own: another learner may send the same', async () => {
    const reward = await addReward(academy, admin);
    const other = await academy.addLearner({ points: 100 });
    const first = await redeem(academy, learner, reward.reward_id, key);
    const second = await redeem(academy, other, reward.reward_id, key);
    expect(second.status).toBe(200);
    expect(second.data.redemption_id).not.toBe(first.data.redemption_id);
  });

  test('is free again after a request that failed', async () => {
    const reward = await addReward(academy, admin, { points_required: 300 });
    expect((await redeem(academy, learner, reward.reward_id, key)).status).toBe(409);
    await academy.givePoints(learner.userId, 50);
    expect((await redeem(academy, learner, reward.reward_id, key)).status).toBe(200);
  });

  test('gets the first response also after the request was cancelled', async () => {
    const reward = await addReward(academy, admin);
    const first = await redeem(academy, learner, reward.reward_id, key);
    const { redemption_id } = first.data;
    await academy.call(
      redemptionCalls.cancelRedemption,
      { body: { redemption_id } },
      { as: learner },
    );
    expect((await redeem(academy, learner, reward.reward_id, key)).data).toEqual(first.data);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toMatchObject({
      available: 250,
    });
  });

  test.each([
    ['empty', ' '],
    ['longer than 200 characters', 'k'.repeat(201)],
  ])('that is %s is refused', async (_, value) => {
    const reward = await addReward(academy, admin);
    const answer = await redeem(academy, learner, reward.reward_id, { 'idempotency-key': value });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual(['Idempotency-Key']);
  });
});
