import { afterAll, beforeAll, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let teacher: TestPerson;
let learner: TestPerson;
let lessonId: number;

beforeAll(async () => {
  teacher = await academy.addPerson({ role: 'teacher' });
  const teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
  const courseId = await addCourse(academy.db, { teacher_id: teacherId, points_reward: 120 });
  lessonId = await addLesson(academy.db, courseId, { type: 'assignment' });
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const FIFTY = Array.from({ length: 50 });

const submitAssignmentAs = (text: string) =>
  academy.call(
    learningCalls.submitAssignment,
    { body: { content_id: lessonId, text } },
    { as: learner },
  );
const grade = (id: number, score: number, version?: number) =>
  academy.call(
    teachingCalls.grade,
    { params: { id }, body: { score, ...(version === undefined ? {} : { version }) } },
    { as: teacher },
  );
const balance = async () => (await getBalance(academy.db, learner.userId, academy.now)).available;
const auditCount = async (id: number) =>
  (
    await academy.db
      .selectFrom('audit_log')
      .select('audit_id')
      .where('entity', '=', 'submission')
      .where('entity_id', '=', String(id))
      .execute()
  ).length;

test('fifty grades at once complete and pay once', async () => {
  learner = await academy.addLearner();
  const id = (await submitAssignmentAs('My plan')).data.submission.submission_id;
  const answers = await Promise.all(FIFTY.map((_, index) => grade(id, 60 + (index % 40))));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await balance()).toBe(125);
  expect(await auditCount(id)).toBe(50);
  const versions = answers.map(({ data }) => data.version).sort((a, b) => a - b);
  expect(versions).toEqual(FIFTY.map((_, index) => index + 2));
});

test('of fifty grades of one version, one counts', async () => {
  learner = await academy.addLearner();
  const id = (await submitAssignmentAs('My plan')).data.submission.submission_id;
  const answers = await Promise.all(FIFTY.map(() => grade(id, 90, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'STALE_VERSION')).toHaveLength(49);
  expect(await balance()).toBe(125);
  expect(await auditCount(id)).toBe(1);
});

test('grading and submitting again at the same moment leave one consistent state', async () => {
  learner = await academy.addLearner();
  const id = (await submitAssignmentAs('My plan')).data.submission.submission_id;
  const answers = await Promise.all(
    FIFTY.map((_, index) =>
      index % 2 === 0 ? grade(id, 80) : submitAssignmentAs(`Plan ${index}`),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const submission = await academy.call(
    teachingCalls.submission,
    { params: { id } },
    { as: teacher },
  );
  expect(submission.data).toMatchObject({ status: 'graded', score: 80, completed_by_user: true });
  expect(await balance()).toBe(125);
});
