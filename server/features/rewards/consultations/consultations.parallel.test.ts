import { afterAll, beforeAll, expect, test } from 'vitest';
import { consultationAdminCalls } from '#contract/consultations-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, formFor, rewardFigures } from '../rewards.testing.ts';

const academy = openTestAcademy();
const FIFTY = Array.from({ length: 50 }, (_, index) => index);
let admin: TestPerson;
let learner: TestPerson;
let reward: number;

beforeAll(async () => {
  admin = await academy.addAdmin();
  learner = await academy.addLearner({ points: 300 });
  reward = (await addReward(academy, admin, { kind: 'consultation' })).reward_id;
});
afterAll(() => academy.assertLedgerIsSound());

const later = (hours: number) => new Date(academy.now.getTime() + hours * 3_600_000).toISOString();
const ask = () =>
  academy.call(
    redemptionCalls.createRedemption,
    { body: { ...formFor(reward), proposed_times: [later(24)] } },
    { as: learner },
  );
const revisionOf = (id: number) =>
  academy.db
    .selectFrom('consultations')
    .select(['revision', 'starts_at'])
    .where('redemption_id', '=', id)
    .executeTakeFirstOrThrow();

test('fifty requests at once hold what the points allow, each with its times', async () => {
  const answers = await Promise.all(FIFTY.map(ask));
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(3);
  expect(await rewardFigures(academy, learner, reward)).toMatchObject({ available: 0, held: 300 });
  const rows = await academy.db.selectFrom('consultations').select('first_choice').execute();
  expect(rows).toEqual(taken.map(() => ({ first_choice: new Date(later(24)) })));
});

test('fifty agreements at once of one time approve once and write once', async () => {
  const person = await academy.addLearner({ points: 100 });
  const { data } = await academy.call(
    redemptionCalls.createRedemption,
    { body: { ...formFor(reward), proposed_times: [later(24)] } },
    { as: person },
  );
  const id = data.redemption_id;
  const input = {
    params: { id },
    body: { starts_at: later(24), minutes: 30, place: 'Room 1' },
  };
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(consultationAdminCalls.agreeTime, input, { as: admin })),
  );
  expect(answers.map(({ status }) => status)).toEqual(FIFTY.map(() => 200));
  expect(await revisionOf(id)).toEqual({ revision: 1, starts_at: new Date(later(24)) });
  const events = await academy.db
    .selectFrom('redemption_events')
    .select('status')
    .where('redemption_id', '=', id)
    .orderBy('redemption_event_id')
    .execute();
  expect(events.map(({ status }) => status)).toEqual(['pending', 'approved']);
});

test('of fifty admins who change one state at once, one succeeds', async () => {
  const { redemption_id: id, version } = await academy.db
    .selectFrom('reward_redemptions')
    .select(['redemption_id', 'version'])
    .where('user_id', '=', learner.userId)
    .executeTakeFirstOrThrow();
  const answers = await Promise.all(
    FIFTY.map((at) =>
      academy.call(
        consultationAdminCalls.agreeTime,
        {
          params: { id },
          body: { starts_at: later(24 + at), minutes: 30, place: 'Room 1', version },
        },
        { as: admin },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'STALE_VERSION')).toHaveLength(49);
  expect((await revisionOf(id)).revision).toBe(1);
});
