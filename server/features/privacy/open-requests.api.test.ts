import { expect, test } from 'vitest';
import { privacyCalls } from '#contract/privacy.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';

const academy = openTestAcademy();

/** A request for a mug that is still to be sent. */
async function requestReward(learner: TestPerson): Promise<number> {
  const admin = await academy.addAdmin();
  const { reward_category_id } = await academy.db
    .insertInto('reward_categories')
    .values({ kind: 'merchandise', name: 'Things' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const mug = { reward_category_id, name: 'Mug', points_required: 100, status: 'active' as const };
  const reward = await academy.call(rewardAdminCalls.createReward, { body: mug }, { as: admin });
  const body = {
    reward_id: reward.data.reward_id,
    recipient_name: '林美芳',
    recipient_phone: '+65 8123 4567',
    shipping_address: '新加坡乌节路 100 号 #05-12',
  };
  const { data } = await academy.call(redemptionCalls.createRedemption, { body }, { as: learner });
  return data.redemption_id;
}

const ask = (as: TestPerson) =>
  academy.call(
    privacyCalls.requestDeletion,
    { body: { password: 'a-good-password' } },
    { as, locale: 'en' },
  );

test('open requests are resolved before an account is deleted', async () => {
  const learner = await academy.addLearner({ points: 500 });
  await requestReward(learner);
  expect(await ask(learner)).toMatchObject({
    status: 409,
    error: 'INVALID_STATE',
    msg: 'One of your reward requests is still open. Please cancel it, or wait until it is completed.',
  });
});

test('an account with a request from the days between waits until that is resolved', async () => {
  const learner = await academy.addLearner({ points: 500 });
  await ask(learner);
  const redemption_id = await requestReward(learner);
  academy.advanceMinutes(15 * 24 * 60);
  const isDeleted = async () => {
    await deleteDueAccounts(academy.app.dependencies);
    const row = await academy.db
      .selectFrom('users')
      .select('archived_at')
      .where('user_id', '=', learner.userId)
      .executeTakeFirstOrThrow();
    return row.archived_at !== null;
  };
  expect(await isDeleted()).toBe(false);
  learner.token = await academy.logIn(learner.email);
  const cancelled = await academy.callWith(
    redemptionCalls.cancelRedemption,
    { body: { redemption_id } },
    { as: learner },
  );
  expect(cancelled.status).toBe(200);
  expect(await isDeleted()).toBe(true);
  await academy.assertLedgerIsSound();
});
