import { expect, test } from 'vitest';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();

test('lists can be narrowed to the groups in use, by name, for all who may see people', async () => {
  const owner = await academy.addAdmin();
  const addGroup = async (name: string, note = '') =>
    (await academy.call(groupAdminCalls.create, { body: { name, note } }, { as: owner })).data
      .group_id;
  const [weekend, archived, evening] = [
    await addGroup('Weekend class', 'Pays late'),
    await addGroup('Last year'),
    await addGroup('evening class'),
  ];
  await academy.callWith(groupAdminCalls.delete, { params: { id: archived } }, { as: owner });
  const choices = [
    { group_id: evening, name: 'evening class' },
    { group_id: weekend, name: 'Weekend class' },
  ];
  for (const adminRole of ['owner', 'support', 'finance'] as const) {
    const as = await academy.addAdmin({ adminRole });
    const { data } = await academy.call(groupAdminCalls.choices, {}, { as });
    expect(data.list).toEqual(choices);
  }
});

test('the selected group is among the choices, once, behind a hundred others', async () => {
  const as = await academy.addAdmin();
  const names = Array.from({ length: 100 }, (_, at) => `Class ${String(at).padStart(3, '0')}`);
  for (const name of [...names, 'Zebra']) {
    await academy.call(groupAdminCalls.create, { body: { name } }, { as });
  }
  const choices = async (chosen?: number) =>
    (await academy.call(groupAdminCalls.choices, { query: { chosen } }, { as })).data.list;
  const { group_id: zebra } = await academy.db
    .selectFrom('learner_groups')
    .select('group_id')
    .where('name', '=', 'Zebra')
    .executeTakeFirstOrThrow();
  const first = await choices();
  expect(first).toHaveLength(100);
  expect(first.map(({ name }) => name)).not.toContain('Zebra');
  expect((await choices(zebra)).at(-1)).toEqual({ group_id: zebra, name: 'Zebra' });
  expect(await choices(first[0]?.group_id)).toEqual(first);
  expect(await choices(2_000_000_000)).toEqual(first);
});
