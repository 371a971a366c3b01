import { afterEach, beforeAll, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { redeem, redeemed, rewardFigures, transitionAs } from '../rewards.testing.ts';
import { countCodes } from './codes.queries.ts';
import { addCodeReward, newCodes, uploadCodes } from './codes.testing.ts';

/** Fifty requests at once against PostgreSQL. */
const FIFTY = Array.from({ length: 50 }, (_, index) => index);

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});
afterEach(() => academy.assertLedgerIsSound());

const codeOf = async (learner: TestPerson, redemption_id: number) => {
  const query = { redemption_id };
  return (await academy.call(redemptionCalls.redemptionCode, { query }, { as: learner })).data.code;
};

test('fifty approvals at once give fifty learners fifty different codes', async () => {
  const { rewardId, codes } = await addCodeReward(academy, admin, 50);
  const learners = await Promise.all(FIFTY.map(() => academy.addLearner({ points: 100 })));
  const ids = await Promise.all(learners.map((who) => redeemed(academy, who, rewardId)));
  const answers = await Promise.all(ids.map((id) => transitionAs(academy, admin, 'approve', id)));
  expect(answers.map(({ status }) => status)).toEqual(FIFTY.map(() => 200));
  const delivered = await Promise.all(
    learners.map((who, index) => codeOf(who, ids[index] as number)),
  );
  expect(delivered.toSorted()).toEqual(codes.toSorted());
  const { stock } = await rewardFigures(academy, learners[0] as TestPerson, rewardId);
  expect(stock).toBe(0);
});

test('fifty approvals of one request deliver one code', async () => {
  const { rewardId } = await addCodeReward(academy, admin, 3);
  const learner = await academy.addLearner({ points: 100 });
  const id = await redeemed(academy, learner, rewardId);
  const answers = await Promise.all(FIFTY.map(() => transitionAs(academy, admin, 'approve', id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await rewardFigures(academy, learner, rewardId)).toEqual({
    available: 0,
    held: 0,
    stock: 2,
  });
});

test('fifty uploads of one list store each code once', async () => {
  const { rewardId } = await addCodeReward(academy, admin, 0);
  const codes = newCodes(20);
  const answers = await Promise.all(FIFTY.map(() => uploadCodes(academy, admin, rewardId, codes)));
  expect(answers.map(({ status }) => status)).toEqual(FIFTY.map(() => 200));
  expect(answers.filter(({ data }) => data.counts.added === 20)).toHaveLength(1);
  const learner = await academy.addLearner();
  expect((await rewardFigures(academy, learner, rewardId)).stock).toBe(20);
});

test('requests, decisions and uploads at once leave the stock at the number of free codes', async () => {
  const { rewardId } = await addCodeReward(academy, admin, 25);
  const learners = await Promise.all(FIFTY.map(() => academy.addLearner({ points: 200 })));
  const first = await Promise.all(
    learners.slice(0, 20).map((who) => redeemed(academy, who, rewardId)),
  );
  await Promise.all([
    ...first.map((id, index) =>
      transitionAs(academy, admin, index % 2 === 0 ? 'approve' : 'reject', id),
    ),
    ...learners.map((who) => redeem(academy, who, rewardId)),
    ...FIFTY.slice(0, 5).map(() => uploadCodes(academy, admin, rewardId, newCodes(2))),
  ]);
  const codes = await countCodes(academy.db, rewardId);
  const { stock } = await rewardFigures(academy, learners[0] as TestPerson, rewardId);
  expect(stock).toBe(codes.unused - codes.awaited);
});
