import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse, addLesson, addTeacher, openEarlier } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addCourseOf } from './learning.testing.ts';

const academy = openTestAcademy();
let learner: TestPerson;
let teacher: TestPerson;
let admin: TestPerson;
let teacherId: number;
const premium = { points_required: 300, price_usd: 29, price_cny: 199 };

beforeAll(async () => {
  learner = await academy.addLearner();
  teacher = await academy.addPerson({ role: 'teacher' });
  admin = await academy.addAdmin();
  teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
});

afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const balanceOf = async (person: TestPerson) =>
  (await getBalance(academy.db, person.userId, academy.now)).available;

const getLesson = (lessonId: number, as: TestPerson | null = null) =>
  academy.call(learningCalls.content, { query: { content_id: lessonId } }, { as });

/** These people take their time; what is done faster than that is in `pace.api.test.ts`. */
const takeTime = async (lessonId: number, { userId }: TestPerson) => {
  const content = academy.db.selectFrom('contents').select('content_id');
  const [found] = await content.where('content_id', '=', lessonId).execute();
  if (found) await openEarlier(academy.db, userId, [lessonId], academy.now);
};

const track = async (lessonId: number, progress: number, as: TestPerson, position?: number) => {
  await takeTime(lessonId, as);
  return academy.call(
    learningCalls.progress,
    { body: { content_id: lessonId, progress, ...(position === undefined ? {} : { position }) } },
    { as },
  );
};

const complete = async (courseId: number, lessonId: number, as: TestPerson) => {
  await takeTime(lessonId, as);
  return academy.call(
    learningCalls.complete,
    { body: { course_id: courseId, content_id: lessonId } },
    { as },
  );
};

const submit = (lessonId: number, answers: Record<string, string | boolean>, as: TestPerson) =>
  academy.call(learningCalls.submitQuiz, { body: { content_id: lessonId, answers } }, { as });

const addLessons = (...types: LessonType[]) => addCourseOf(academy, types);

describe('the lessons of a course', () => {
  test('are listed in order, without bodies, with the caller’s progress', async () => {
    const { courseId, first, second } = await addLessons('text', 'video');
    await track(second, 40, learner);
    await complete(courseId, first, learner);
    const query = { course_id: courseId };
    const { data, envelope } = await academy.call(
      learningCalls.contents,
      { query },
      { as: learner },
    );
    expect(data.list).toMatchObject([
      { content_id: first, position: 1, completed_by_user: true, user_progress: 100, locked: null },
      { content_id: second, position: 2, completed_by_user: false, user_progress: 40 },
    ]);
    expect(JSON.stringify(envelope)).not.toMatch(/content_data|lesson\.mp4/);
    const guest = await academy.call(learningCalls.contents, { query });
    expect(guest.data.list).toMatchObject([{ completed_by_user: false }, { user_progress: 0 }]);
  });

  test('of a premium course are locked: log in first, then redeem', async () => {
    const courseId = await addCourse(academy.db, { ...premium, teacher_id: teacherId });
    await addLesson(academy.db, courseId);
    const lockFor = async (as: TestPerson | null) => {
      const query = { course_id: courseId };
      const { data } = await academy.call(learningCalls.contents, { query }, { as });
      return data.list[0]?.locked;
    };
    expect(await lockFor(null)).toBe('login');
    expect(await lockFor(learner)).toBe('redeem');
    expect(await lockFor(teacher)).toBeNull();
    expect(await lockFor(admin)).toBeNull();
  });

  test('of a draft are nobody’s but its teacher’s and the admins’', async () => {
    const courseId = await addCourse(academy.db, { status: 'draft', teacher_id: teacherId });
    const lessonId = await addLesson(academy.db, courseId);
    expect((await getLesson(lessonId, learner)).error).toBe('NOT_FOUND');
    expect((await getLesson(lessonId, teacher)).data.locked).toBeNull();
    const query = { course_id: courseId };
    expect((await academy.call(learningCalls.contents, { query })).error).toBe('NOT_FOUND');
  });
});

describe('one lesson', () => {
  test('names its neighbours and its course, and skips what is archived', async () => {
    const { courseId, first, second, third } = await addLessons('text', 'text', 'text');
    await academy.db
      .updateTable('contents')
      .set({ archived_at: new Date() })
      .where('content_id', '=', second)
      .execute();
    const { data } = await getLesson(first);
    expect(data).toMatchObject({ previous_content_id: null, next_content_id: third });
    expect(data.course).toMatchObject({ course_id: courseId, title_zh: '价值投资入门' });
    expect((await getLesson(third)).data).toMatchObject({
      previous_content_id: first,
      next_content_id: null,
    });
    expect((await getLesson(second)).error).toBe('NOT_FOUND');
  });

  test('of a free course is open to guests, who cannot complete it', async () => {
    const { first } = await addLessons('text');
    const { data } = await getLesson(first);
    expect(data.content_data).toEqual({ type: 'text', ...sampleData.text });
    expect(data.completable).toBe(false);
    expect((await getLesson(first, learner)).data.completable).toBe(true);
  });

  test('never sends its body while it is locked', async () => {
    const courseId = await addCourse(academy.db, premium);
    const lessonId = await addLesson(academy.db, courseId, { type: 'pdf' });
    for (const as of [null, learner]) {
      const { data, envelope } = await getLesson(lessonId, as);
      expect(data.content_data).toBeNull();
      expect(JSON.stringify(envelope)).not.toContain('lesson.pdf');
      expect(data.completable).toBe(false);
    }
    await academy.db
      .insertInto('course_redemptions')
      .values({ user_id: learner.userId, course_id: courseId, points_spent: 0 })
      .execute();
    expect((await getLesson(lessonId, learner)).data.content_data).toMatchObject({
      url: '/media/lesson.pdf',
    });
  });

  test('that is not stored as its type needs has no body', async () => {
    const courseId = await addCourse(academy.db);
    const lessonId = await addLesson(academy.db, courseId, { type: 'video', data: { html: '' } });
    expect((await getLesson(lessonId, learner)).data.content_data).toBeNull();
  });

  test('of a quiz contains no answer', async () => {
    const { first } = await addLessons('quiz');
    const { envelope } = await getLesson(first, learner);
    expect(JSON.stringify(envelope)).not.toMatch(/"answer|explanation|compounds/);
  });

  test('is read without writing anything', async () => {
    const { first } = await addLessons('text');
    await getLesson(first, learner);
    const begun = await academy.db
      .selectFrom('content_progress')
      .select('content_id')
      .where('content_id', '=', first)
      .execute();
    expect(begun).toEqual([]);
  });
});

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

describe('my learning', () => {
  test('holds what was begun or redeemed, the latest activity first', async () => {
    const person = await academy.addLearner();
    const begun = await addLessons('text', 'text');
    const quiz = await addLessons('quiz');
    const redeemed = await addCourse(academy.db, { ...premium, title_zh: '期权' });
    await addLessons('text');
    await complete(begun.courseId, begun.first, person);
    academy.advanceMinutes(1);
    await academy.db
      .insertInto('course_redemptions')
      .values({
        user_id: person.userId,
        course_id: redeemed,
        points_spent: 0,
        created_at: academy.now,
      })
      .execute();
    academy.advanceMinutes(1);
    await submit(quiz.first, { q1: 'a', q2: false }, person);
    const { data } = await academy.call(myLearningCall, {}, { as: person });
    expect(data.list).toMatchObject([
      { course_id: quiz.courseId, percent: 0, next_content_id: quiz.first },
      { course_id: redeemed, title_zh: '期权', total_contents: 0, next_content_id: null },
      {
        course_id: begun.courseId,
        percent: 50,
        completed_contents: 1,
        total_contents: 2,
        next_content_id: begun.second,
        next_content_title_zh: '一份text',
        is_completed: false,
      },
    ]);
    expect(data.list[0]?.last_activity_at).toBe(academy.now.toISOString());
  });

  test('is empty at first, and needs a session', async () => {
    const person = await academy.addLearner();
    expect((await academy.call(myLearningCall, {}, { as: person })).data.list).toEqual([]);
    expect((await academy.call(myLearningCall, {})).error).toBe('AUTH_REQUIRED');
  });
});
