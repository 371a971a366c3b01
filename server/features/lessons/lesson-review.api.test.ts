import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dashboardCalls } from '#contract/dashboard-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { lessonAdminCalls, lessonTeachingCalls } from '#contract/lessons-admin.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let teacher: TestPerson;
let courseId: number;

beforeAll(async () => {
  admin = await academy.addAdmin();
  teacher = await academy.addPerson({ role: 'teacher' });
  courseId = await addCourse(academy.db, {
    teacher_id: await addTeacher(academy.db, { user_id: teacher.userId }),
  });
});
afterAll(() => academy.assertLedgerIsSound());

const oneQuestion = {
  questions: [{ id: 'q', type: 'true_false', question: 'True?', answer: true }],
};

async function addQuiz(as: TestPerson, calls: { create: typeof lessonAdminCalls.create }) {
  const body = {
    course_id: courseId,
    type: 'quiz' as const,
    title: 'Quiz',
    content_data: oneQuestion,
  };
  const { data } = await academy.call(calls.create, { body }, { as });
  return data;
}
const pass = async (as: TestPerson, content_id: number) => {
  const body = { content_id, answers: { q: true } };
  return (await academy.call(learningCalls.submitQuiz, { body }, { as })).data;
};
const pointsOf = async ({ userId }: TestPerson) => {
  const { sum } = await academy.db
    .selectFrom('point_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
    .where('user_id', '=', userId)
    .where('kind', 'in', ['quiz_pass', 'content_completion'])
    .executeTakeFirstOrThrow();
  return Number(sum);
};
const review = (as: TestPerson, id: number, version?: number) =>
  academy.callWith(lessonAdminCalls.review, { params: { id }, body: { version } }, { as });
const waiting = async () =>
  (await academy.call(dashboardCalls.todo, {}, { as: admin })).data.lessons.count;

test('sixty quizzes of a teacher pay a second account nothing until an admin has looked', async () => {
  const second = await academy.addLearner();
  const ids: number[] = [];
  for (let made = 0; made < 60; made++) {
    ids.push((await addQuiz(teacher, lessonTeachingCalls)).content_id);
  }
  expect(await waiting()).toBe(60);
  await academy.nextDay(second, admin, teacher);
  for (const id of ids) {
    expect(await pass(second, id)).toMatchObject({
      pointsEarned: 0,
      not_paid_reason: 'unreviewed',
    });
  }
  expect(await pointsOf(second)).toBe(0);
  const [first = 0] = ids;
  const answers = await Promise.all([review(admin, first), review(admin, first)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await vi.waitFor(async () => expect(await pointsOf(second)).toBe(25));
  expect((await review(admin, first)).status).toBe(200);
  expect(await waiting()).toBe(59);
  expect(await pointsOf(second)).toBe(25);
});

test('a key or minutes that a teacher changes wait for a look, a title does not', async () => {
  const { content_id: id } = await addQuiz(admin, lessonAdminCalls);
  const params = { id };
  const save = async (body: Record<string, unknown>) =>
    (await academy.callWith(lessonTeachingCalls.update, { params, body }, { as: teacher })).data;
  expect(await save({ title: 'Test' })).toMatchObject({ unreviewed_since: null });
  const key = { questions: [{ ...oneQuestion.questions[0], answer: false }] };
  const changed = await save({ content_data: key });
  expect(changed.unreviewed_since).toBe(academy.now.toISOString());
  expect((await review(admin, id, changed.version - 1)).error).toBe('STALE_VERSION');
  expect((await review(admin, id, changed.version)).status).toBe(200);
  expect((await review(teacher, id)).status).toBe(403);
  const minutes = await save({ duration: 1, duration_reason: 'Short' });
  expect(minutes.unreviewed_since).not.toBeNull();
  const body = { title: 'Checked' };
  const byAdmin = await academy.call(lessonAdminCalls.update, { params, body }, { as: admin });
  expect(byAdmin.data.unreviewed_since).toBeNull();
});

test('an admin who teaches the course leaves the look to another admin, where there is one', async () => {
  const owner = await academy.addAdmin();
  const course_id = await addCourse(academy.db, {
    teacher_id: await addTeacher(academy.db, { user_id: owner.userId }),
  });
  const body = { course_id, type: 'text' as const, title: 'A', content_data: sampleData.text };
  const { data } = await academy.call(lessonAdminCalls.create, { body }, { as: owner });
  expect(data.unreviewed_since).not.toBeNull();
  expect((await review(owner, data.content_id)).error).toBe('FORBIDDEN');
  expect((await review(admin, data.content_id)).status).toBe(200);
});
