import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { pointCalls } from '#contract/points.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { addCourse, addLesson, addTeacher, openEarlier } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

/** Ways to earn points without learning that scripts, teachers and admins tried. */

const academy = openTestAcademy();
let teacher: TestPerson;
let admin: TestPerson;
let teacherId: number;
let taughtId: number;

beforeAll(async () => {
  teacher = await academy.addPerson({ role: 'teacher' });
  admin = await academy.addAdmin();
  teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
  taughtId = await addCourse(academy.db, { teacher_id: teacherId, points_reward: 120 });
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

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

describe('a script', () => {
  test('does not finish a video in two requests: progress counts at double speed at most', async () => {
    const script = await academy.addLearner();
    const courseId = await addCourse(academy.db);
    const video = await addLesson(academy.db, courseId, { type: 'video', duration: 10 });
    expect((await track(video, 100, script)).data.progress).toBe(0);
    expect((await complete(courseId, video, script)).error).toBe('NOT_YET_COMPLETABLE');
    academy.advanceMinutes(1);
    expect((await track(video, 100, script)).data.progress).toBe(20);
    academy.advanceMinutes(3.5);
    expect((await track(video, 100, script)).data.progress).toBe(90);
    expect((await complete(courseId, video, script)).data.pointsEarned).toBe(5);
  });

  test('that completes a text at once gets nothing by coming back and calling again', async () => {
    const script = await academy.addLearner();
    const courseId = await addCourse(academy.db, { points_reward: 120 });
    const text = await addLesson(academy.db, courseId, { duration: 10 });
    const atOnce = await complete(courseId, text, script);
    expect(atOnce.data).toMatchObject({
      status: 'completed',
      pointsEarned: 0,
      not_paid_reason: 'too_fast',
      course_completed: true,
      course_points_earned: 0,
    });
    academy.advanceMinutes(60);
    expect((await complete(courseId, text, script)).data).toMatchObject({
      pointsEarned: 0,
      not_paid_reason: 'too_fast',
    });
  });

  test('gets as many points a day as the caps of likes, reads and reviews leave', async () => {
    const script = await academy.addLearner();
    for (let made = 0; made < 8; made++) {
      const course_id = await addCourse(academy.db);
      const teacher_id = await addTeacher(academy.db);
      const body = { course_id };
      await academy.call(courseCalls.like, { body }, { as: script });
      await academy.call(teacherCalls.like, { query: { teacher_id } }, { as: script });
      await academy.call(courseCalls.read, { body }, { as: script });
      const review = { course_id, rating: 5, comment: '' };
      await academy.call(courseCalls.review, { body: review }, { as: script });
    }
    expect(await pointsOf(script)).toBe(25 + 25 + 30);
    const [again] = await academy.db.selectFrom('courses').select('course_id').execute();
    const body = { course_id: again?.course_id ?? 0 };
    expect((await academy.call(courseCalls.like, { body }, { as: script })).data).toMatchObject({
      not_paid_reason: 'daily_cap',
    });
  });
});

describe('a lesson', () => {
  test('pays from the academy day after it was published, and its page says so', async () => {
    const learner = await academy.addLearner();
    const text = await addLesson(academy.db, taughtId, { created_at: academy.now });
    await openEarlier(academy.db, learner.userId, [text], academy.now);
    expect((await open(text, learner)).data.earning).toEqual({
      not_paid_reason: 'too_new',
      seconds: null,
    });
    expect((await complete(taughtId, text, learner)).data).toMatchObject({
      pointsEarned: 0,
      not_paid_reason: 'too_new',
    });
    await academy.nextDay(learner, teacher, admin);
    expect((await complete(taughtId, text, learner)).data.pointsEarned).toBe(5);
  });

  test('of a course that was a draft is new on the day on which that is published', async () => {
    const learner = await academy.addLearner();
    const courseId = await addCourse(academy.db, { teacher_id: teacherId, status: 'draft' });
    const text = await addLesson(academy.db, courseId);
    const publish = { params: { id: courseId }, body: { status: 'active' as const } };
    expect((await academy.call(courseAdminCalls.update, publish, { as: admin })).status).toBe(200);
    await openEarlier(academy.db, learner.userId, [text], academy.now);
    expect((await complete(courseId, text, learner)).data.not_paid_reason).toBe('too_new');
  });

  test('and its copies pay a learner once, as does a course', async () => {
    const learner = await academy.addLearner();
    const courseId = await addCourse(academy.db, { teacher_id: teacherId, points_reward: 120 });
    const text = await addLesson(academy.db, courseId);
    const params = { id: courseId };
    const copy = await academy.call(courseAdminCalls.duplicate, { params }, { as: admin });
    const copyId = copy.data.course_id;
    const publish = { params: { id: copyId }, body: { status: 'active' as const } };
    await academy.call(courseAdminCalls.update, publish, { as: admin });
    const { content_id: copied } = await academy.db
      .selectFrom('contents')
      .select('content_id')
      .where('course_id', '=', copyId)
      .executeTakeFirstOrThrow();
    const twice = await academy.call(
      lessonAdminCalls.duplicate,
      { params: { id: copied } },
      { as: admin },
    );
    await academy.nextDay(learner, teacher, admin);
    const all = [text, copied, twice.data.content_id];
    await openEarlier(academy.db, learner.userId, all, academy.now);
    // Whichever comes first is paid: here the copy of a copy.
    expect((await complete(copyId, twice.data.content_id, learner)).data.pointsEarned).toBe(5);
    academy.advanceMinutes(1);
    expect((await complete(copyId, copied, learner)).data).toMatchObject({
      not_paid_reason: 'already_paid',
      course_points_earned: 120,
    });
    expect((await complete(courseId, text, learner)).data).toMatchObject({
      not_paid_reason: 'already_paid',
      course_completed: true,
      course_points_earned: 0,
    });
    expect(await pointsOf(learner)).toBe(125);
  });
});

describe('a teacher or editor', () => {
  const quizOf = (pass_mark: number) => ({
    course_id: taughtId,
    type: 'quiz' as const,
    title: 'Mine',
    content_data: {
      pass_mark,
      questions: [{ id: 'q', type: 'true_false', question: 'So?', answer: true }],
    },
  });

  test('earns nothing from a quiz and lessons of their own, however many', async () => {
    for (let round = 0; round < 5; round++) {
      const made = await academy.callWith(
        lessonAdminCalls.create,
        { body: quizOf(1) },
        { as: admin },
      );
      const content_id = made.data.content_id;
      await academy.nextDay(teacher, admin);
      for (const person of [teacher, admin]) {
        const body = { content_id, answers: { q: true } };
        const { data } = await academy.call(learningCalls.submitQuiz, { body }, { as: person });
        expect(data).toMatchObject({ passed: true, pointsEarned: 0, not_paid_reason: 'own_work' });
      }
    }
    expect([await pointsOf(teacher), await pointsOf(admin)]).toEqual([0, 0]);
  });

  test('earns nothing by liking or reading their own course, nor by liking their own page', async () => {
    const body = { course_id: taughtId };
    const query = { teacher_id: teacherId };
    for (const as of [teacher, admin]) {
      const answers = [
        await academy.call(courseCalls.like, { body }, { as }),
        await academy.call(courseCalls.read, { body }, { as }),
        await academy.call(teacherCalls.like, { query }, { as }),
      ];
      for (const { data } of answers) {
        expect(data).toMatchObject({ pointsEarned: 0, not_paid_reason: 'own_work' });
      }
    }
    const review = { course_id: taughtId, rating: 5, comment: 'Mine is best' };
    const answer = await academy.call(courseCalls.review, { body: review }, { as: admin });
    expect(answer.data).toMatchObject({ pointsEarned: 0, not_paid_reason: 'own_work' });
  });

  test('sees that on the lesson’s page', async () => {
    const text = await addLesson(academy.db, taughtId);
    expect((await open(text, teacher)).data.earning).toEqual({
      not_paid_reason: 'own_work',
      seconds: null,
    });
  });

  test('earns from the courses of others', async () => {
    const body = { course_id: await addCourse(academy.db) };
    const { data } = await academy.call(courseCalls.like, { body }, { as: teacher });
    expect(data).toMatchObject({ pointsEarned: 5, not_paid_reason: null });
  });

  test('saves no quiz that is passed without a right answer, through any call', async () => {
    const made = await academy.callWith(
      lessonAdminCalls.create,
      { body: quizOf(0) },
      { as: admin },
    );
    expect(made).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    expect(made.fields).toHaveProperty('content_data.pass_mark');
    const past = addLesson(academy.db, taughtId, {
      type: 'quiz',
      data: quizOf(0).content_data,
    });
    await expect(past).rejects.toThrow(/contents_quiz_pass_mark/);
  });
});
