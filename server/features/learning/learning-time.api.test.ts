import { afterAll, describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { pointCalls } from '#contract/points.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

/** How the time of a learner counts for pay. */

const academy = openTestAcademy();
afterAll(() => academy.assertLedgerIsSound());

const pointsOf = async (as: TestPerson) => {
  const query = { user_id: as.userId };
  return (await academy.call(pointCalls.balance, { query }, { as })).data.available_points;
};
const open = (content_id: number, as: TestPerson) =>
  academy.call(learningCalls.content, { query: { content_id } }, { as });
const track = (content_id: number, progress: number, as: TestPerson) =>
  academy.call(learningCalls.progress, { body: { content_id, progress } }, { as });
const complete = (course_id: number, content_id: number, as: TestPerson) =>
  academy.call(learningCalls.complete, { body: { course_id, content_id } }, { as });

describe('a learner who takes their time', () => {
  test('is paid for a lesson that was too fast once the missing time is spent on its page', async () => {
    const learner = await academy.addLearner();
    const courseId = await addCourse(academy.db, { points_reward: 120 });
    const text = await addLesson(academy.db, courseId, { duration: 10 });
    await open(text, learner);
    academy.advanceMinutes(1 / 3);
    expect((await complete(courseId, text, learner)).data).toMatchObject({
      not_paid_reason: 'too_fast',
      course_completed: true,
    });
    // Away for an hour: that time was not spent on the page.
    academy.advanceMinutes(60);
    expect((await open(text, learner)).data.earning).toEqual({
      not_paid_reason: 'too_fast',
      seconds: 40,
    });
    academy.advanceMinutes(1 / 3);
    expect((await track(text, 100, learner)).data).toMatchObject({
      pointsEarned: 0,
      missing_seconds: 20,
    });
    academy.advanceMinutes(1 / 3);
    expect((await track(text, 100, learner)).data).toMatchObject({
      pointsEarned: 125,
      missing_seconds: null,
    });
    expect((await open(text, learner)).data.earning).toBeNull();
    expect((await track(text, 100, learner)).data.pointsEarned).toBe(0);
    expect(await pointsOf(learner)).toBe(125);
  });

  test('spends no time on two lessons that are open beside each other', async () => {
    const learner = await academy.addLearner();
    const courseId = await addCourse(academy.db);
    const texts = [];
    for (let made = 0; made < 3; made++) {
      texts.push(await addLesson(academy.db, courseId, { duration: 10 }));
    }
    const [first = 0, second = 0, third = 0] = texts;
    for (const text of texts) await open(text, learner);
    academy.advanceMinutes(60);
    expect((await complete(courseId, first, learner)).data.pointsEarned).toBe(5);
    expect((await open(second, learner)).data.earning).toMatchObject({ seconds: 60 });
    expect((await complete(courseId, second, learner)).data.not_paid_reason).toBe('too_fast');
    academy.advanceMinutes(1);
    expect((await complete(courseId, third, learner)).data.pointsEarned).toBe(5);
  });

  test('is paid for a quiz once the lessons before it are completed', async () => {
    const learner = await academy.addLearner();
    const courseId = await addCourse(academy.db);
    const text = await addLesson(academy.db, courseId, { duration: 10 });
    const content_id = await addLesson(academy.db, courseId, { type: 'quiz' });
    await addLesson(academy.db, courseId, { duration: 10 });
    await open(text, learner);
    expect((await open(content_id, learner)).data.earning).toEqual({
      not_paid_reason: 'lessons_before',
      seconds: null,
    });
    const body = { content_id, answers: { q1: 'b', q2: true } };
    const passed = await academy.call(learningCalls.submitQuiz, { body }, { as: learner });
    expect(passed.data).toMatchObject({
      passed: true,
      pointsEarned: 0,
      not_paid_reason: 'lessons_before',
    });
    academy.advanceMinutes(1);
    expect((await complete(courseId, text, learner)).data.pointsEarned).toBe(5);
    // The lesson, and the quiz by itself.
    expect(await pointsOf(learner)).toBe(5 + 20 + 5);
  });

  test('shows from when a text earns, and pays from then on', async () => {
    const learner = await academy.addLearner();
    const courseId = await addCourse(academy.db, { points_reward: 120 });
    const text = await addLesson(academy.db, courseId, { duration: 10 });
    expect((await open(text, learner)).data.earning).toEqual({
      not_paid_reason: 'too_fast',
      seconds: 60,
    });
    academy.advanceMinutes(0.5);
    expect((await open(text, learner)).data.earning).toMatchObject({ seconds: 30 });
    academy.advanceMinutes(0.5);
    expect((await open(text, learner)).data.earning).toBeNull();
    expect((await complete(courseId, text, learner)).data).toMatchObject({
      pointsEarned: 5,
      course_points_earned: 120,
    });
  });

  test('finishes a video at double speed, on two devices', async () => {
    const learner = await academy.addLearner();
    const courseId = await addCourse(academy.db);
    const video = await addLesson(academy.db, courseId, { type: 'video', duration: 10 });
    await open(video, learner);
    for (const progress of [20, 40, 60, 80, 100]) {
      academy.advanceMinutes(1);
      expect((await track(video, progress, learner)).data.progress).toBe(progress);
    }
    expect((await complete(courseId, video, learner)).data.pointsEarned).toBe(5);
  });
});
