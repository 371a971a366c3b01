import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addCourseOf, completeUnhurried, trackUnhurried } from './learning.testing.ts';

const academy = openTestAcademy();
let learner: TestPerson;
const premium = { points_required: 300, price_usd: 29, price_cny: 199 };

beforeAll(async () => {
  learner = await academy.addLearner();
});

afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const balanceOf = async (person: TestPerson) =>
  (await getBalance(academy.db, person.userId, academy.now)).available;

const getLesson = (lessonId: number, as: TestPerson | null = null) =>
  academy.call(learningCalls.content, { query: { content_id: lessonId } }, { as });

const track = (lessonId: number, progress: number, as: TestPerson, position?: number) =>
  trackUnhurried(academy, as, { lessonId, progress, position });

const complete = (courseId: number, lessonId: number, as: TestPerson) =>
  completeUnhurried(academy, as, { courseId, lessonId });

const addLessons = (...types: LessonType[]) => addCourseOf(academy, types);

describe('progress', () => {
  test('only ever rises', async () => {
    const { first } = await addLessons('video');
    expect((await track(first, 40, learner)).data.progress).toBe(40);
    expect((await track(first, 10, learner)).data.progress).toBe(40);
    expect((await track(first, 40, learner)).data.progress).toBe(40);
    expect((await track(first, 95, learner)).data.progress).toBe(95);
    expect((await getLesson(first, learner)).data).toMatchObject({ user_progress: 95 });
  });

  test('of media keeps the place, wherever the learner goes', async () => {
    const { first, second } = await addLessons('audio', 'text');
    await track(first, 50, learner, 61.5);
    expect((await track(first, 20, learner, 12)).data).toEqual({
      progress: 50,
      position_seconds: 12,
    });
    expect((await track(first, 51, learner)).data.position_seconds).toBe(12);
    expect((await getLesson(first, learner)).data.position_seconds).toBe(12);
    expect((await track(second, 50, learner, 30)).data.position_seconds).toBe(0);
  });

  test('belongs to the learner alone', async () => {
    const { first } = await addLessons('video');
    await track(first, 40, learner, 9);
    const other = await academy.addLearner();
    expect((await getLesson(first, other)).data).toMatchObject({
      user_progress: 0,
      position_seconds: 0,
    });
  });

  test('needs a session, an open course and a sensible figure', async () => {
    const { first } = await addLessons('video');
    const body = { content_id: first, progress: 5 };
    expect((await academy.call(learningCalls.progress, { body })).error).toBe('AUTH_REQUIRED');
    for (const progress of [-1, 101, 1.5]) {
      expect((await track(first, progress, learner)).error).toBe('VALIDATION_FAILED');
    }
    const locked = await addLesson(academy.db, await addCourse(academy.db, premium));
    expect((await track(locked, 5, learner)).error).toBe('CONTENT_LOCKED');
    expect((await track(2_000_000_000, 5, learner)).error).toBe('NOT_FOUND');
  });
});

describe('completing', () => {
  test('a text earns once; the last lesson completes the course', async () => {
    const person = await academy.addLearner();
    const { courseId, first, second } = await addLessons('text', 'text');
    expect((await complete(courseId, first, person)).data).toEqual({
      status: 'completed',
      pointsEarned: 5,
      not_paid_reason: null,
      course_completed: false,
      course_points_earned: 0,
      welcome_points_earned: 0,
    });
    expect((await complete(courseId, first, person)).data).toMatchObject({
      status: 'completed',
      pointsEarned: 0,
      not_paid_reason: 'already_paid',
      course_completed: false,
    });
    expect((await complete(courseId, second, person)).data).toMatchObject({
      pointsEarned: 5,
      course_completed: true,
      course_points_earned: 120,
    });
    expect((await complete(courseId, second, person)).data).toMatchObject({
      pointsEarned: 0,
      course_completed: true,
      course_points_earned: 0,
    });
    expect(await balanceOf(person)).toBe(130);
    expect((await getLesson(second, person)).data).toMatchObject({
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
    const { courseId, first } = await addLessons(type);
    if (needed > 1) await track(first, needed - 1, learner);
    const refused = await complete(courseId, first, learner);
    expect(refused).toMatchObject({ status: 409, error: 'NOT_YET_COMPLETABLE', msg: sentence });
    expect((await getLesson(first, learner)).data.completable).toBe(false);
    await track(first, needed, learner);
    expect((await getLesson(first, learner)).data.completable).toBe(true);
    expect((await complete(courseId, first, learner)).data.status).toBe('completed');
  });

  test.each(['quiz', 'assignment'] as const)('a %s is never a matter of a mark', async (type) => {
    const { courseId, first } = await addLessons(type);
    await track(first, 100, learner);
    expect((await complete(courseId, first, learner)).error).toBe('NOT_YET_COMPLETABLE');
  });

  test('needs the course that owns the lesson, open', async () => {
    const { first } = await addLessons('text');
    const other = await addLessons('text');
    expect((await complete(other.courseId, first, learner)).error).toBe('NOT_FOUND');
    const locked = await addCourse(academy.db, premium);
    const lessonId = await addLesson(academy.db, locked);
    expect((await complete(locked, lessonId, learner)).error).toBe('CONTENT_LOCKED');
  });

  test('a course stays completed when a lesson is added', async () => {
    const person = await academy.addLearner();
    const { courseId, first } = await addLessons('text');
    await complete(courseId, first, person);
    const added = await addLesson(academy.db, courseId);
    const { data } = await academy.call(myLearningCall, {}, { as: person });
    expect(data.list[0]).toMatchObject({ is_completed: true, percent: 50, next_content_id: added });
    expect((await complete(courseId, added, person)).data).toMatchObject({
      pointsEarned: 5,
      course_completed: true,
      course_points_earned: 0,
    });
  });

  test('again completes a course whose last open lesson has gone', async () => {
    const person = await academy.addLearner();
    const { courseId, first, second } = await addLessons('text', 'text');
    await complete(courseId, first, person);
    await academy.db
      .updateTable('contents')
      .set({ archived_at: new Date() })
      .where('content_id', '=', second)
      .execute();
    expect((await complete(courseId, first, person)).data).toMatchObject({
      pointsEarned: 0,
      course_completed: true,
      course_points_earned: 120,
    });
  });
});
