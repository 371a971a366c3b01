import { describe, expect, test } from 'vitest';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { LearningAcademy, premiumPrices } from './learning.testing.ts';

const learning = new LearningAcademy();
const { academy } = learning;

describe('progress', () => {
  test('only ever rises', async () => {
    const { first } = await learning.addLessons('video');
    expect((await learning.track(first, 40, learning.learner)).data.progress).toBe(40);
    expect((await learning.track(first, 10, learning.learner)).data.progress).toBe(40);
    expect((await learning.track(first, 40, learning.learner)).data.progress).toBe(40);
    expect((await learning.track(first, 95, learning.learner)).data.progress).toBe(95);
    expect((await learning.getLesson(first, learning.learner)).data).toMatchObject({
      user_progress: 95,
    });
  });

  test('of media keeps the place, wherever the learner goes', async () => {
    const { first, second } = await learning.addLessons('audio', 'text');
    await learning.track(first, 50, learning.learner, 61.5);
    expect((await learning.track(first, 20, learning.learner, 12)).data).toMatchObject({
      progress: 50,
      position_seconds: 12,
    });
    expect((await learning.track(first, 51, learning.learner)).data.position_seconds).toBe(12);
    expect((await learning.getLesson(first, learning.learner)).data.position_seconds).toBe(12);
    expect((await learning.track(second, 50, learning.learner, 30)).data.position_seconds).toBe(0);
  });

  test('belongs to the learner alone', async () => {
    const { first } = await learning.addLessons('video');
    await learning.track(first, 40, learning.learner, 9);
    const other = await academy.addLearner();
    expect((await learning.getLesson(first, other)).data).toMatchObject({
      user_progress: 0,
      position_seconds: 0,
    });
  });

  test('needs a session, an open course and a sensible figure', async () => {
    const { first } = await learning.addLessons('video');
    const body = { content_id: first, progress: 5 };
    expect((await academy.call(learningCalls.progress, { body })).error).toBe('AUTH_REQUIRED');
    for (const progress of [-1, 101, 1.5]) {
      expect((await learning.track(first, progress, learning.learner)).error).toBe(
        'VALIDATION_FAILED',
      );
    }
    const locked = await addLesson(academy.db, await addCourse(academy.db, premiumPrices));
    expect((await learning.track(locked, 5, learning.learner)).error).toBe('CONTENT_LOCKED');
    expect((await learning.track(2_000_000_000, 5, learning.learner)).error).toBe('NOT_FOUND');
  });
});

describe('completing', () => {
  test('a text earns once; the last lesson completes the course', async () => {
    const person = await academy.addLearner();
    const { courseId, first, second } = await learning.addLessons('text', 'text');
    expect((await learning.complete(courseId, first, person)).data).toEqual({
      status: 'completed',
      pointsEarned: 5,
      not_paid_reason: null,
      points_owed: 0,
      course_completed: false,
      course_points_earned: 0,
      course_points_owed: 0,
      welcome_points_earned: 0,
    });
    expect((await learning.complete(courseId, first, person)).data).toMatchObject({
      status: 'completed',
      pointsEarned: 0,
      not_paid_reason: 'already_paid',
      course_completed: false,
    });
    expect((await learning.complete(courseId, second, person)).data).toMatchObject({
      pointsEarned: 5,
      course_completed: true,
      course_points_earned: 120,
    });
    expect((await learning.complete(courseId, second, person)).data).toMatchObject({
      pointsEarned: 0,
      course_completed: true,
      course_points_earned: 0,
    });
    expect(await learning.balanceOf(person)).toBe(130);
    expect((await learning.getLesson(second, person)).data).toMatchObject({
      completed_by_user: true,
      user_progress: 100,
      completable: false,
    });
  });

  test.each([
    ['video', 90, '请先观看视频的 90% 以上，进度最快按两倍速计算。'],
    ['audio', 90, '请先收听音频的 90% 以上，进度最快按两倍速计算。'],
    ['pdf', 1, '请先打开文档。'],
  ] as const)('a %s needs %i percent first, and says so', async (type, needed, sentence) => {
    const { courseId, first } = await learning.addLessons(type);
    if (needed > 1) await learning.track(first, needed - 1, learning.learner);
    const refused = await learning.complete(courseId, first, learning.learner);
    expect(refused).toMatchObject({ status: 409, error: 'NOT_YET_COMPLETABLE', msg: sentence });
    expect((await learning.getLesson(first, learning.learner)).data.completable).toBe(false);
    await learning.track(first, needed, learning.learner);
    expect((await learning.getLesson(first, learning.learner)).data.completable).toBe(true);
    expect((await learning.complete(courseId, first, learning.learner)).data.status).toBe(
      'completed',
    );
  });

  test.each(['quiz', 'assignment'] as const)('a %s is never a matter of a mark', async (type) => {
    const { courseId, first } = await learning.addLessons(type);
    await learning.track(first, 100, learning.learner);
    expect((await learning.complete(courseId, first, learning.learner)).error).toBe(
      'NOT_YET_COMPLETABLE',
    );
  });

  test('needs the course that owns the lesson, open', async () => {
    const { first } = await learning.addLessons('text');
    const other = await learning.addLessons('text');
    expect((await learning.complete(other.courseId, first, learning.learner)).error).toBe(
      'NOT_FOUND',
    );
    const locked = await addCourse(academy.db, premiumPrices);
    const lessonId = await addLesson(academy.db, locked);
    expect((await learning.complete(locked, lessonId, learning.learner)).error).toBe(
      'CONTENT_LOCKED',
    );
  });

  test('a course stays completed when a lesson is added', async () => {
    const person = await academy.addLearner();
    const { courseId, first } = await learning.addLessons('text');
    await learning.complete(courseId, first, person);
    const added = await addLesson(academy.db, courseId);
    const { data } = await academy.call(myLearningCall, {}, { as: person });
    expect(data.list[0]).toMatchObject({ is_completed: true, percent: 50, next_content_id: added });
    expect((await learning.complete(courseId, added, person)).data).toMatchObject({
      pointsEarned: 5,
      course_completed: true,
      course_points_earned: 0,
    });
  });

  test('again completes a course whose last open lesson has gone', async () => {
    const person = await academy.addLearner();
    const { courseId, first, second } = await learning.addLessons('text', 'text');
    await learning.complete(courseId, first, person);
    await academy.db
      .updateTable('contents')
      .set({ archived_at: new Date() })
      .where('content_id', '=', second)
      .execute();
    expect((await learning.complete(courseId, first, person)).data).toMatchObject({
      pointsEarned: 0,
      course_completed: true,
      course_points_earned: 120,
    });
  });
});
