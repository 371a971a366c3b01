import { beforeAll, expect, test } from 'vitest';
import { parcelAdminCalls } from '#contract/parcels-admin.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, redeemed, rewardFigures } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});

test('one list fifty times at once, and single transitions beside it, ship each parcel once', async () => {
  const { reward_id: mug } = await addReward(academy, admin);
  const learners = await Promise.all([1, 2, 3].map(() => academy.addLearner({ points: 200 })));
  const ids: number[] = [];
  for (const learner of [...learners, ...learners.toReversed()]) {
    const id = await redeemed(academy, learner, mug);
    await academy.call(redemptionAdminCalls.approve, { params: { id }, body: {} }, { as: admin });
    ids.push(id);
  }
  const list = (order: readonly number[]) => order.map((id) => `${id},SP${id}`).join('\n');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      academy.callWith(
        parcelAdminCalls.shipParcels,
        {
          body: {
            list: list(at % 2 === 0 ? ids : ids.toReversed()),
            carrier: 'SingPost',
            dry_run: false,
          },
        },
        { as: admin },
      ),
    ).concat(
      ids.map(
        (id) =>
          academy.callWith(
            redemptionAdminCalls.ship,
            { params: { id }, body: { carrier: 'SingPost', tracking_number: `SP${id}` } },
            { as: admin },
          ) as never,
      ),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const audits = await academy.db
    .selectFrom('audit_log')
    .select('entity_id')
    .where('action', '=', 'redemption.ship')
    .where('entity_id', 'in', ids.map(String))
    .execute();
  expect(audits.map(({ entity_id }) => Number(entity_id)).sort((a, b) => a - b)).toEqual(ids);
  for (const learner of learners) {
    expect(await rewardFigures(academy, learner, mug)).toMatchObject({ available: 0, held: 0 });
  }
  await academy.assertLedgerIsSound();
});
