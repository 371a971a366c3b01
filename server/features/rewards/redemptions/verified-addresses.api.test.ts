import { afterAll, beforeAll, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, formFor, redeem, rewardFigures } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

test('a reward is redeemed with a verified address only, and nothing is held before', async () => {
  const person = await academy.addLearner({ points: 500, verified: false });
  const { reward_id } = await addReward(academy, admin, { available_stock: 3 });
  const refused = await academy.call(
    redemptionCalls.createRedemption,
    { body: formFor(reward_id) },
    { as: person, locale: 'en' },
  );
  expect(refused).toMatchObject({ status: 409, error: 'EMAIL_NOT_VERIFIED' });
  expect(refused.msg).toContain('verify your email address');
  expect((await redeem(academy, person, reward_id)).msg).toContain('请先验证电邮');
  expect(await rewardFigures(academy, person, reward_id)).toMatchObject({ held: 0, stock: 3 });

  await academy.markVerified(person.userId);
  expect((await redeem(academy, person, reward_id)).status).toBe(200);
});

test('a recipient has a name of one line without a web address', async () => {
  const person = await academy.addLearner({ points: 500 });
  const { reward_id } = await addReward(academy, admin);
  for (const recipient_name of ['Lin\nMei', 'Lin\u202Enil', 'https://evil.example']) {
    const body = { ...formFor(reward_id), recipient_name };
    const answer = await academy.call(redemptionCalls.createRedemption, { body }, { as: person });
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    expect(answer.fields).toHaveProperty('recipient_name');
  }
});
