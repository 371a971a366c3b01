import { expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { addCourse, addLesson, openEarlier } from '#server/testing/add-catalogue.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { LearningAcademy } from './learning.testing.ts';

const learning = new LearningAcademy();
const { academy } = learning;

const FIFTY = Array.from({ length: 50 });
const complete = (course_id: number, content_id: number, as: TestPerson) =>
  academy.call(learningCalls.complete, { body: { course_id, content_id } }, { as });

test('fifty completions of the last lesson complete the course and pay once', async () => {
  const learner = await academy.addLearner();
  const courseId = await addCourse(academy.db, { points_reward: 120 });
  const lessonId = await addLesson(academy.db, courseId);
  await openEarlier(academy.db, learner.userId, [lessonId], academy.now);
  const answers = await Promise.all(FIFTY.map(() => complete(courseId, lessonId, learner)));
  expect(answers.every((answer) => answer.data.status === 'completed')).toBe(true);
  expect(answers.every((answer) => answer.data.course_completed)).toBe(true);
  expect(answers.filter((answer) => answer.data.pointsEarned > 0)).toHaveLength(1);
  expect(answers.filter((answer) => answer.data.course_points_earned > 0)).toHaveLength(1);
  expect(await learning.balanceOf(learner)).toBe(125);
});

test('the last lessons completed at once complete the course, whichever is last', async () => {
  const learner = await academy.addLearner();
  const courseId = await addCourse(academy.db, { points_reward: 120 });
  const lessonIds: number[] = [];
  for (const _ of FIFTY.slice(0, 10)) lessonIds.push(await addLesson(academy.db, courseId));
  await openEarlier(academy.db, learner.userId, lessonIds, academy.now);
  const answers = await Promise.all(
    lessonIds.map((lessonId) => complete(courseId, lessonId, learner)),
  );
  expect(answers.filter((answer) => answer.data.course_completed)).toHaveLength(1);
  // Nobody reads ten lessons in the same seconds: one of them is paid, and not the course.
  expect(answers.filter((answer) => answer.data.pointsEarned > 0)).toHaveLength(1);
  expect(answers.filter(({ data }) => data.not_paid_reason === 'too_fast')).toHaveLength(9);
  expect(await learning.balanceOf(learner)).toBe(5);
});

test('fifty completions of lessons and courses at once never exceed the caps', async () => {
  const learner = await academy.addLearner();
  const courses = await Promise.all(
    FIFTY.map(async () => {
      const courseId = await addCourse(academy.db, { points_reward: 120 });
      return { courseId, quizId: await addLesson(academy.db, courseId, { type: 'quiz' }) };
    }),
  );
  const answers = { q1: 'b', q2: true };
  const pass = ({ quizId: content_id }: { quizId: number }) =>
    academy.call(learningCalls.submitQuiz, { body: { content_id, answers } }, { as: learner });
  const results = await Promise.all([...courses, ...courses].map(pass));
  expect(results.every(({ data }) => data.passed)).toBe(true);
  const paid = await academy.db
    .selectFrom('point_entries')
    .select((eb) => ['kind', eb.fn.sum<number>('amount').as('sum')])
    .where('user_id', '=', learner.userId)
    .groupBy('kind')
    .execute();
  const sumOf = (kind: string) => Number(paid.find((one) => one.kind === kind)?.sum ?? 0);
  expect(sumOf('quiz_pass')).toBeLessThanOrEqual(60);
  expect(sumOf('content_completion')).toBeLessThanOrEqual(100);
  expect(sumOf('course_completion')).toBeLessThanOrEqual(200);
  expect(await learning.balanceOf(learner)).toBe(250);
  const { owed } = await academy.db
    .selectFrom('unpaid_earnings')
    .select((eb) => eb.fn.sum<number>(eb('amount', '-', eb.ref('paid_amount'))).as('owed'))
    .where('user_id', '=', learner.userId)
    .executeTakeFirstOrThrow();
  expect(Number(owed)).toBe(50 * (20 + 5 + 120) - 250);
});

test('fifty quiz submissions at once never use more than the attempts there are', async () => {
  const learner = await academy.addLearner();
  const courseId = await addCourse(academy.db);
  const content_id = await addLesson(academy.db, courseId, { type: 'quiz' });
  const body = { content_id, answers: { q1: 'a', q2: false } };
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(learningCalls.submitQuiz, { body }, { as: learner })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
  expect(answers.filter((answer) => answer.error === 'ATTEMPTS_EXHAUSTED')).toHaveLength(47);
  expect(answers.filter((answer) => answer.data?.next_attempt_at)).toHaveLength(1);
  const attempts = await academy.db
    .selectFrom('quiz_attempts')
    .select('attempt')
    .where('content_id', '=', content_id)
    .orderBy('attempt')
    .execute();
  expect(attempts.map((row) => row.attempt)).toEqual([1, 2, 3]);
});

test('fifty passing submissions at once are one attempt and pay once', async () => {
  const learner = await academy.addLearner();
  const courseId = await addCourse(academy.db, { points_reward: 120 });
  const content_id = await addLesson(academy.db, courseId, { type: 'quiz' });
  const body = { content_id, answers: { q1: 'b', q2: true } };
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(learningCalls.submitQuiz, { body }, { as: learner })),
  );
  expect(answers.every((answer) => answer.data.passed)).toBe(true);
  expect(answers.every((answer) => answer.data.attempts_used === 1)).toBe(true);
  expect(answers.filter((answer) => answer.data.pointsEarned > 0)).toHaveLength(1);
  expect(await learning.balanceOf(learner)).toBe(20 + 5 + 120);
});

test('progress sent from fifty places at once ends at the furthest', async () => {
  const learner = await academy.addLearner();
  const courseId = await addCourse(academy.db);
  const content_id = await addLesson(academy.db, courseId, { type: 'video' });
  await openEarlier(academy.db, learner.userId, [content_id], academy.now);
  await Promise.all(
    FIFTY.map((_, progress) =>
      academy.call(learningCalls.progress, { body: { content_id, progress } }, { as: learner }),
    ),
  );
  const { data } = await academy.call(
    learningCalls.content,
    { query: { content_id } },
    { as: learner },
  );
  expect(data.user_progress).toBe(49);
});

test('an assignment submitted fifty times at once is submitted once', async () => {
  const learner = await academy.addLearner();
  const courseId = await addCourse(academy.db);
  const content_id = await addLesson(academy.db, courseId, { type: 'assignment' });
  const answers = await Promise.all(
    FIFTY.map(() =>
      academy.call(
        learningCalls.submitAssignment,
        { body: { content_id, text: 'My plan' } },
        { as: learner },
      ),
    ),
  );
  const ids = new Set(answers.map((answer) => answer.data.submission.submission_id));
  expect(ids.size).toBe(1);
});
