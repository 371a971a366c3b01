import { beforeAll, describe, expect, test } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { courseLearnersAdminCalls } from '#contract/course-learners.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let teacher: TestPerson;
/** Two members of the group, who learn in the course as the outsider does. */
let members: TestPerson[];
let outsider: TestPerson;
let group: number;
let empty: number;
let course: number;

async function addGroup(name: string): Promise<number> {
  const { data } = await academy.call(groupAdminCalls.create, { body: { name } }, { as: admin });
  return data.group_id;
}

beforeAll(async () => {
  admin = await academy.addAdmin();
  teacher = await academy.addPerson({ role: 'teacher' });
  const learner = (name: string) => academy.addLearner({ name });
  members = [await learner('An'), await learner('Bo')];
  outsider = await learner('Chen');
  [group, empty] = [await addGroup('Class'), await addGroup('Nobody')];
  const body = { user_ids: members.map(({ userId }) => userId) };
  await academy.callWith(
    groupAdminCalls.addMembers,
    { params: { id: group }, body },
    { as: admin },
  );
  const teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
  course = await addCourse(academy.db, { teacher_id: teacherId });
  const sold = await addCourse(academy.db, { price_sgd: 10 });
  await setPaymentSettings(academy.db);
  const content_id = await addLesson(academy.db, course, { type: 'assignment' });
  for (const as of [...members, outsider]) {
    await academy.call(
      learningCalls.submitAssignment,
      { body: { content_id, text: 'My plan' } },
      { as },
    );
    const method = 'paynow' as const;
    const order = { course_id: sold, currency: 'SGD' as const, method };
    await academy.call(checkoutCalls.create, { body: order }, { as });
    const paid = { amount: 10, currency: 'SGD', paid_on: '2026-03-01', user_id: as.userId, method };
    await academy.callWith(paymentCalls.record, { body: paid }, { as: admin });
  }
});

async function tableAt(url: string): Promise<string> {
  await academy.proveAgain(admin);
  const headers = { authorization: `Bearer ${admin.token}` };
  return (await academy.app.inject({ url, headers })).body;
}

const idsOfMembers = () => members.map(({ userId }) => userId).sort((x, y) => x - y);

describe('a list for admins can be narrowed to the members of a group:', () => {
  const people = async (query: Record<string, unknown>) =>
    (await academy.callWith(userAdminCalls.list, { query }, { as: admin })).data;

  test('people, beside the other filters, and counted', async () => {
    const { list, count } = await people({ group_id: group });
    expect(list.map(({ user_id }) => user_id).sort((x, y) => x - y)).toEqual(idsOfMembers());
    expect(count).toBe(2);
    expect((await people({ group_id: group, search: 'An' })).list).toMatchObject([
      { user_id: members[0]?.userId },
    ]);
    expect((await people({ group_id: group, role: 'teacher' })).count).toBe(0);
    expect((await people({ group_id: empty })).count).toBe(0);
    expect((await people({ group_id: 2e9 })).list).toEqual([]);
    expect((await people({})).count).toBe(5);
  });

  test('people as a table', async () => {
    const answer = await academy.app.inject({
      url: `/api/admin/users.csv?group_id=${group}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(answer.body).not.toContain(outsider.email);
  });

  test('the learners of a course', async () => {
    const learners = async (query: Record<string, unknown>) =>
      (
        await academy.callWith(
          courseLearnersAdminCalls.list,
          { params: { id: course }, query },
          { as: admin },
        )
      ).data;
    const { list, count } = await learners({ group_id: group });
    expect(list.map(({ user_id }) => user_id).sort((x, y) => x - y)).toEqual(idsOfMembers());
    expect(count).toBe(2);
    expect((await learners({ group_id: group, search: 'bo' })).count).toBe(1);
    expect((await learners({ group_id: empty })).count).toBe(0);
    expect((await learners({})).count).toBe(3);
  });

  test('orders', async () => {
    const orders = async (query: Record<string, unknown>) =>
      (await academy.callWith(orderAdminCalls.list, { query }, { as: admin })).data;
    const { list, count } = await orders({ group_id: group });
    expect(list.map(({ user_id }) => user_id).sort((x, y) => x - y)).toEqual(idsOfMembers());
    expect(count).toBe(2);
    expect((await orders({ group_id: group, search: 'Bo' })).count).toBe(1);
    expect((await orders({ group_id: empty })).count).toBe(0);
    expect((await orders({})).count).toBe(3);
  });

  test('payments, with their sums, and as a table', async () => {
    const payments = async (query: Record<string, unknown>) =>
      (await academy.callWith(paymentCalls.list, { query }, { as: admin })).data;
    const { list, count, totals } = await payments({ group_id: group });
    expect(list.map(({ user_name }) => user_name).sort()).toEqual(['An', 'Bo']);
    expect(count).toBe(2);
    expect(totals).toMatchObject([{ currency: 'SGD', net: 20, count: 2 }]);
    expect((await payments({ group_id: empty })).count).toBe(0);
    const table = await tableAt(`/api/admin/payments.csv?group_id=${group}`);
    expect(table.trim().split('\r\n')).toHaveLength(3);
    expect(table).not.toContain(outsider.email);
  });

  test('submissions, and how many there are in each status', async () => {
    const submissions = async (query: Record<string, unknown>) =>
      (await academy.callWith(teachingCalls.submissions, { query }, { as: admin })).data;
    const { list, counts } = await submissions({ group_id: group, status: 'submitted' });
    expect(list.map(({ learner_name }) => learner_name).sort()).toEqual(['An', 'Bo']);
    expect(counts).toEqual({ submitted: 2, returned: 0, graded: 0 });
    expect((await submissions({ group_id: group, course_id: course })).count).toBe(2);
    expect((await submissions({ group_id: empty })).count).toBe(0);
    expect((await submissions({})).count).toBe(3);
  });
});

test('teachers know of no groups: they cannot narrow submissions to one', async () => {
  const answer = await academy.callWith(
    teachingCalls.submissions,
    { query: { group_id: group } },
    { as: teacher },
  );
  expect(answer.error).toBe('FORBIDDEN');
  const all = await academy.callWith(teachingCalls.submissions, { query: {} }, { as: teacher });
  expect(all.data.count).toBe(3);
});

test.each(['0', '-1', 'x', '99999999999'])('a group called %s is refused', async (id) => {
  const query = { group_id: id };
  expect((await academy.callWith(userAdminCalls.list, { query }, { as: admin })).status).toBe(400);
});
