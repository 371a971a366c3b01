import { beforeAll, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { dashboardCalls } from '#contract/dashboard-admin.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { inTransaction } from '#database/open.ts';
import { adjustPoints } from '#server/features/points/index.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});

/** A course with five lessons and a quiz: these pay 6 × 5 + 20. */
async function addPaidCourse(fields: Parameters<typeof addCourse>[1]) {
  const courseId = await addCourse(academy.db, {
    teacher_id: await addTeacher(academy.db),
    ...fields,
  });
  for (let made = 0; made < 5; made++) await addLesson(academy.db, courseId);
  await addLesson(academy.db, courseId, { type: 'quiz' });
  return courseId;
}

const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(courseAdminCalls.update, { params: { id }, body }, { as: admin, locale: 'en' });
const addTo = (course_id: number, type: 'text' | 'quiz' = 'text') => {
  const body = { course_id, type, title: 'More', content_data: sampleData[type] };
  return academy.callWith(lessonAdminCalls.create, { body }, { as: admin });
};
const prices = async () =>
  (await academy.call(dashboardCalls.todo, {}, { as: admin })).data.course_prices;

test('a course that would pay more than it costs is refused, naming both sums', async () => {
  const id = await addPaidCourse({ points_required: 150, points_reward: 100 });
  const refused = await change(id, { points_reward: 101 });
  expect([refused.status, refused.error]).toEqual([400, 'VALIDATION_FAILED']);
  expect(JSON.stringify(refused.fields)).toMatch(/151 points.*150/);
  expect((await change(id, { points_required: 149 })).status).toBe(400);
  expect((await change(id, { points_required: 151, points_reward: 101 })).status).toBe(200);
  expect((await change(id, { points_required: 0, points_reward: 500 })).status).toBe(200);
  const body = { title: 'New', points_required: 50, points_reward: 51 };
  const created = await academy.callWith(courseAdminCalls.create, { body }, { as: admin });
  expect(created.status).toBe(400);
});

test('a lesson for which the course has no points left is refused', async () => {
  const id = await addPaidCourse({ points_required: 174, points_reward: 100 });
  expect((await addTo(id, 'quiz')).error).toBe('INVALID_STATE');
  const added = await addTo(id);
  expect(added.status).toBe(200);
  const params = { id: (added.data as { content_id: number }).content_id };
  await academy.call(lessonAdminCalls.archive, { params }, { as: admin });
  for (let made = 0; made < 4; made++) expect((await addTo(id)).status).toBe(200);
  const restore = () =>
    academy.callWith(lessonAdminCalls.restore, { params, body: {} }, { as: admin });
  expect((await restore()).error).toBe('INVALID_STATE');
  expect((await addTo(id)).error).toBe('INVALID_STATE');
  expect((await change(id, { points_required: 175 })).status).toBe(200);
  expect((await restore()).status).toBe(200);
  const copy = await academy.callWith(
    lessonAdminCalls.duplicate,
    { params, body: {} },
    { as: admin },
  );
  expect(copy.error).toBe('INVALID_STATE');
});

test('courses that pay too much are a to-do, can be edited, and are not made worse', async () => {
  const id = await addPaidCourse({ points_required: 120, points_reward: 100, title: 'Bonds' });
  expect(await prices()).toMatchObject({
    count: 1,
    list: [{ course_id: id, title: 'Bonds', points_required: 120, pays: 150 }],
  });
  expect((await change(id, { title: 'Bonds and bills' })).status).toBe(200);
  expect((await change(id, { points_required: 130 })).status).toBe(200);
  expect((await change(id, { points_required: 129 })).status).toBe(400);
  await change(id, { status: 'inactive' });
  expect((await change(id, { status: 'active' })).status).toBe(400);
  expect((await change(id, { status: 'active', points_required: 150 })).status).toBe(200);
  expect((await prices()).count).toBe(0);
});

test('a change of the rules can make a course a to-do', async () => {
  const id = await addPaidCourse({ points_required: 150, points_reward: 100 });
  const setAmount = (amount: number) =>
    academy.callWith(
      pointAdminCalls.updateRule,
      { params: { kind: 'content_completion' }, body: { amount } },
      { as: admin },
    );
  expect((await setAmount(6)).status).toBe(200);
  expect((await prices()).list.map(({ course_id }) => course_id)).toContain(id);
  await setAmount(5);
  expect((await prices()).list.map(({ course_id }) => course_id)).not.toContain(id);
});

test('a price that rises leaves the access of those who have paid', async () => {
  const id = await addPaidCourse({ points_required: 150, points_reward: 100 });
  const learner = await academy.addLearner();
  await inTransaction(academy.db, (tx) =>
    adjustPoints(tx, {
      userId: learner.userId,
      amount: 200,
      reason: 'Prize',
      actorUserId: admin.userId,
      idempotencyKey: 'prize',
      now: academy.now,
    }),
  );
  const body = { course_id: id };
  expect((await academy.call(courseCalls.redeem, { body }, { as: learner })).status).toBe(200);
  expect((await change(id, { points_required: 400 })).status).toBe(200);
  const { data } = await academy.call(courseCalls.get, { query: body }, { as: learner });
  expect(data.basic_info).toMatchObject({ is_redeemed_by_user: true, points_required: 400 });
});
