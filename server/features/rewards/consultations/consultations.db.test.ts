import { beforeAll, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { addReward, formFor, redeemed } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin = 0;
let request = 0;
let parcel = 0;

beforeAll(async () => {
  const person = await academy.addAdmin();
  admin = person.userId;
  const learner = await academy.addLearner({ points: 200 });
  const hour = await addReward(academy, person, { kind: 'consultation' });
  const proposed_times = [new Date(academy.now.getTime() + 60_000).toISOString()];
  const body = { ...formFor(hour.reward_id), proposed_times };
  const { data } = await academy.call(redemptionCalls.createRedemption, { body }, { as: learner });
  request = data.redemption_id;
  parcel = await redeemed(academy, learner, (await addReward(academy, person)).reward_id);
});

const at = (minutes: number) => new Date(academy.now.getTime() + minutes * 60_000);
const change = (set: Record<string, unknown>) =>
  academy.db.updateTable('consultations').set(set).where('redemption_id', '=', request).execute();
const agreement = (fields: Record<string, unknown> = {}) => ({
  starts_at: at(60),
  ends_at: at(90),
  place: 'Room 1',
  agreed_by: admin,
  agreed_at: academy.now,
  revision: 1,
  ...fields,
});

test('the database keeps times to requests for consultations that were approved', async () => {
  const insert = academy.db.insertInto('consultations').values({ redemption_id: parcel });
  await expect(insert.execute()).rejects.toThrow(/has no consultation/);
  await expect(change(agreement())).rejects.toThrow(/not approved/);
});

test('the database takes no agreement that ends before it starts, or is half of one', async () => {
  await academy.db
    .updateTable('reward_redemptions')
    .set({ status: 'approved' })
    .where('redemption_id', '=', request)
    .execute();
  for (const fields of [{ ends_at: at(60) }, { ends_at: at(30) }]) {
    await expect(change(agreement(fields))).rejects.toThrow(/consultations_end/);
  }
  for (const fields of [{ place: '' }, { ends_at: null }, { agreed_by: null }, { revision: 0 }]) {
    await expect(change(agreement(fields))).rejects.toThrow(/consultations_agreed/);
  }
  await expect(change({ third_choice: at(9) })).rejects.toThrow(/consultations_choices/);
  await change(agreement());
});
