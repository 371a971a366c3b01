import { beforeAll, beforeEach, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let teacher: TestPerson;
let otherTeacher: TestPerson;
let admin: TestPerson;
let teacherId: number;
let learner: TestPerson;
let courseId: number;
let quizId: number;

beforeAll(async () => {
  teacher = await academy.addPerson({ role: 'teacher' });
  otherTeacher = await academy.addPerson({ role: 'teacher' });
  admin = await academy.addAdmin();
  teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
});
beforeEach(async () => {
  learner = await academy.addLearner();
  courseId = await addCourse(academy.db, { teacher_id: teacherId });
  const data = { ...sampleData.quiz, retry_after_hours: null };
  quizId = await addLesson(academy.db, courseId, { type: 'quiz', data });
});

const right = { q1: 'b', q2: true };
const wrong = { q1: 'a', q2: true };
const submit = (answers: typeof right, as = learner) =>
  academy.call(learningCalls.submitQuiz, { body: { content_id: quizId, answers } }, { as });
async function useUp(as = learner) {
  for (const _ of [1, 2, 3]) await submit(wrong, as);
}
const give = (as: TestPerson, userId = learner.userId, content_id = quizId) =>
  academy.call(
    teachingCalls.giveAttempts,
    { params: { id: courseId }, body: { user_id: userId, content_id } },
    { as },
  );
const usedUp = async () => {
  const { data } = await academy.call(
    teachingCalls.learners,
    { params: { id: courseId } },
    { as: teacher },
  );
  return data.list.find(({ user_id }) => user_id === learner.userId)?.used_up_quizzes;
};

test.each(['teacher', 'admin'] as const)(
  'a %s gives one learner all attempts back, and the learner passes',
  async (role) => {
    await useUp();
    expect(await usedUp()).toMatchObject([{ content_id: quizId, next_attempt_at: null }]);
    expect((await submit(right)).error).toBe('ATTEMPTS_EXHAUSTED');
    const { status, msg } = await give(role === 'teacher' ? teacher : admin);
    expect(status).toBe(200);
    expect(msg).toBe('已为学员恢复答题机会');
    expect(await usedUp()).toEqual([]);
    expect((await submit(wrong)).data).toMatchObject({ attempts_used: 1, attempts_left: 2 });
    expect((await submit(right)).data).toMatchObject({ passed: true, attempts_used: 2 });
  },
);

test('giving them twice is giving them once, and the audit names who did it', async () => {
  await useUp();
  await give(teacher);
  await give(teacher);
  expect((await submit(wrong)).data).toMatchObject({ attempts_left: 2 });
  const entries = await academy.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'after'])
    .where('action', '=', 'content.give_attempts')
    .where('entity_id', '=', String(quizId))
    .execute();
  expect(entries[0]).toEqual({
    actor_user_id: teacher.userId,
    after: { user_id: learner.userId },
  });
});

test('another teacher, a stranger to the course and another lesson are not found', async () => {
  await useUp();
  const stranger = await academy.addLearner();
  const text = await addLesson(academy.db, courseId);
  expect((await give(otherTeacher)).error).toBe('NOT_FOUND');
  expect((await give(teacher, stranger.userId)).error).toBe('NOT_FOUND');
  expect((await give(teacher, learner.userId, text)).error).toBe('NOT_FOUND');
  expect((await give(learner)).error).toBe('FORBIDDEN');
});

test('nobody gives attempts to themselves', async () => {
  await useUp(admin);
  expect((await give(admin, admin.userId)).error).toBe('FORBIDDEN');
});
