import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminAccessCalls } from '#contract/course-access.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
const FIFTY = Array.from({ length: 50 }, (_, index) => index);
let admin: TestPerson;
let learners: TestPerson[] = [];
let group = 0;

beforeAll(async () => {
  admin = await academy.addAdmin();
  learners = await Promise.all(Array.from({ length: 5 }, () => academy.addLearner()));
  const created = await academy.call(
    groupAdminCalls.create,
    { body: { name: 'Class' } },
    { as: admin },
  );
  group = created.data.group_id;
});
afterAll(() => academy.assertLedgerIsSound());

const balances = () =>
  Promise.all(
    learners.map(
      async ({ userId }) => (await getBalance(academy.db, userId, academy.now)).available,
    ),
  );

test('fifty groups of one name at once make one', async () => {
  const body = { name: 'The same' };
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(groupAdminCalls.create, { body }, { as: admin })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'ALREADY_EXISTS')).toHaveLength(49);
});

test('fifty times the same list at once adds each person once', async () => {
  const list = learners.map(({ email }) => email).join('\n');
  const input = { params: { id: group }, body: { list } };
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(groupAdminCalls.addMembers, input, { as: admin })),
  );
  expect(answers.filter(({ data }) => data.counts.added === 5)).toHaveLength(1);
  const members = await academy.db.selectFrom('group_members').select('user_id').execute();
  expect(members).toHaveLength(5);
});

test('fifty awards with one key at once pay each member once', async () => {
  const input = { params: { id: group }, body: { amount: 40, reason: 'quiz night' } };
  const answers = await Promise.all(
    FIFTY.map(() =>
      academy.call(groupAdminCalls.award, input, {
        as: admin,
        headers: { 'idempotency-key': 'one' },
      }),
    ),
  );
  expect(answers.map(({ data }) => data)).toEqual(FIFTY.map(() => ({ members: 5 })));
  expect(await balances()).toEqual([40, 40, 40, 40, 40]);
});

test('fifty enrolments of a group at once open the course once to each member', async () => {
  const course = await addCourse(academy.db, { points_required: 300 });
  const input = { params: { id: course }, body: { group_id: group, reason: 'class' } };
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(adminAccessCalls.grant, input, { as: admin })),
  );
  // Each repeats the admin's own success.
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const grants = academy.db.selectFrom('course_grants').where('course_id', '=', course);
  expect(await grants.select('user_id').execute()).toHaveLength(5);
});
