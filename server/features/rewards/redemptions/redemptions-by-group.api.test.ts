import { expect, test } from 'vitest';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { addReward, redeemed } from '../rewards.testing.ts';

const academy = openTestAcademy();

test('requests, their counts and the table of parcels can be narrowed to a group', async () => {
  const admin = await academy.addAdmin();
  const { reward_id } = await addReward(academy, admin);
  const [member, outsider] = [
    await academy.addLearner({ name: 'An', points: 100_000 }),
    await academy.addLearner({ name: 'Bo', points: 100_000 }),
  ];
  for (const person of [member, outsider]) await redeemed(academy, person, reward_id);
  const body = { name: 'Class' };
  const { data } = await academy.call(groupAdminCalls.create, { body }, { as: admin });
  const { group_id } = data;
  const added = { user_ids: [member.userId] };
  const params = { id: group_id };
  await academy.callWith(groupAdminCalls.addMembers, { params, body: added }, { as: admin });

  const requests = async (query: Record<string, unknown>) =>
    (await academy.callWith(redemptionAdminCalls.redemptions, { query }, { as: admin })).data;
  const { list, counts } = await requests({ group_id });
  expect(list.map(({ user_id }) => user_id)).toEqual([member.userId]);
  expect(counts.pending).toBe(1);
  expect((await requests({})).counts.pending).toBe(2);
  expect((await requests({ group_id: 2e9 })).list).toEqual([]);

  await academy.proveAgain(admin);
  const table = await academy.app.inject({
    url: `/api/admin/redemptions.csv?group_id=${group_id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(table.body.trim().split('\r\n')).toHaveLength(2);
});
