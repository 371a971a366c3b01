import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse, addLesson, addTeacher, openEarlier } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

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
const submitAssignmentAs = (lessonId: number, text: string, as: TestPerson) =>
  academy.call(learningCalls.submitAssignment, { body: { content_id: lessonId, text } }, { as });

/** A free course with one content of each type given. */
async function addLessons(...types: LessonType[]) {
  const courseId = await addCourse(academy.db, { points_reward: 120 });
  const ids: number[] = [];
  for (const type of types) ids.push(await addLesson(academy.db, courseId, { type }));
  const [first = 0, second = 0, third = 0] = ids;
  return { courseId, first, second, third };
}

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

describe('a quiz', () => {
  const right = { q1: 'b', q2: true };
  const wrong = { q1: 'a', q2: true };

  test('that is passed completes the lesson, earns, and shows the answers', async () => {
    const person = await academy.addLearner();
    const { first } = await addLessons('quiz');
    const { data } = await submit(first, right, person);
    expect(data).toMatchObject({
      scorePercentage: 100,
      correctAnswers: 2,
      totalQuestions: 2,
      passed: true,
      attempts_used: 1,
      attempts_left: 2,
      pointsEarned: 25,
      not_paid_reason: null,
      course_completed: true,
      course_points_earned: 120,
    });
    expect(data.review).toHaveLength(2);
    expect(data.review?.[0]).toMatchObject({ question_id: 'q1', is_correct: true, given: 'b' });
    expect((await getLesson(first, person)).data).toMatchObject({
      completed_by_user: true,
      quiz_result: { passed: true, attempts_used: 1, review: data.review },
    });
    expect(await balanceOf(person)).toBe(145);
  });

  test('sent twice is passed once', async () => {
    const person = await academy.addLearner();
    const { first } = await addLessons('quiz');
    await submit(first, right, person);
    const { data } = await submit(first, right, person);
    expect(data).toMatchObject({
      passed: true,
      attempts_used: 1,
      pointsEarned: 0,
      not_paid_reason: 'already_paid',
      course_points_earned: 0,
    });
    expect(await balanceOf(person)).toBe(145);
  });

  test('may be practised after passing: scored, and nothing is lost', async () => {
    const { first } = await addLessons('quiz');
    await submit(first, right, learner);
    for (const _ of [1, 2, 3, 4]) {
      const { data } = await submit(first, wrong, learner);
      expect(data).toMatchObject({ scorePercentage: 50, passed: false, attempts_used: 1 });
      expect(data.review?.[0]).toMatchObject({ is_correct: false, correct_answer: 'b' });
    }
    const { data } = await getLesson(first, learner);
    expect(data).toMatchObject({ completed_by_user: true, quiz_result: { passed: true } });
  });

  test('that is failed for good keeps its answers until the last attempt', async () => {
    const person = await academy.addLearner();
    const quizCourse = await addCourse(academy.db);
    const data = { ...sampleData.quiz, retry_after_hours: null };
    const first = await addLesson(academy.db, quizCourse, { type: 'quiz', data });
    for (const left of [2, 1]) {
      const { data, envelope } = await submit(first, wrong, person);
      expect(data).toMatchObject({
        scorePercentage: 50,
        passed: false,
        attempts_left: left,
        review: null,
        pointsEarned: 0,
        course_completed: false,
      });
      expect(JSON.stringify(envelope)).not.toContain('compounds');
      expect((await getLesson(first, person)).data.quiz_result).toMatchObject({ review: null });
    }
    const last = await submit(first, wrong, person);
    expect(last.data.attempts_left).toBe(0);
    expect(last.data.review?.[0]).toMatchObject({ correct_answer: 'b', is_correct: false });
    expect((await submit(first, right, person)).error).toBe('ATTEMPTS_EXHAUSTED');
    expect((await getLesson(first, person)).data).toMatchObject({
      completed_by_user: false,
      quiz_result: { passed: false, attempts_used: 3, attempts_left: 0 },
    });
    expect(await balanceOf(person)).toBe(0);
  });

  test('that is failed names the wrong questions and the lessons to read again, no answers', async () => {
    const person = await academy.addLearner();
    const courseId = await addCourse(academy.db);
    const texts = [
      ['Inflation', '<p>Prices rise a little every year.</p>', '<p>物价年年会上涨一点。</p>'],
      ['Growth', '<p>Interest on interest: it compounds.</p>', '<p>利滚利，这就是复利。</p>'],
    ] as const;
    const lessonIds: number[] = [];
    for (const [title, html, html_zh] of texts) {
      lessonIds.push(
        await addLesson(academy.db, courseId, { title, title_zh: '', data: { html, html_zh } }),
      );
    }
    const quizId = await addLesson(academy.db, courseId, { type: 'quiz' });
    const { data, envelope } = await submit(quizId, wrong, person);
    expect(data).toMatchObject({
      review: null,
      next_attempt_at: null,
      wrong_questions: [{ question_id: 'q1', lessons: [{ content_id: lessonIds[1] }] }],
    });
    expect(JSON.stringify(envelope)).not.toMatch(/correct_answer|compounds/);
    const shown = await getLesson(quizId, person);
    expect(shown.data.quiz_result?.wrong_questions).toEqual(data.wrong_questions);
    expect((await submit(quizId, right, person)).data.wrong_questions).toBeNull();
  });

  test('without a limit may be tried for ever', async () => {
    const courseId = await addCourse(academy.db);
    const data = { ...sampleData.quiz, max_attempts: 0 };
    const lessonId = await addLesson(academy.db, courseId, { type: 'quiz', data });
    for (const used of [1, 2, 3, 4, 5]) {
      const answer = await submit(lessonId, wrong, learner);
      expect(answer.data).toMatchObject({ attempts_used: used, attempts_left: null, review: null });
    }
  });

  test('needs an answer to every question, and uses up nothing without', async () => {
    const person = await academy.addLearner();
    const { first } = await addLessons('quiz');
    const refused = await submit(first, { q1: 'b' }, person);
    expect(refused).toMatchObject({
      error: 'VALIDATION_FAILED',
      msg: '请回答每一道题。',
      fields: { 'answers.q2': '请填写此项' },
    });
    expect((await submit(first, { q1: 'z', q2: 'maybe', q3: 'a' }, person)).fields).toEqual({
      'answers.q1': expect.any(String),
      'answers.q2': expect.any(String),
      'answers.q3': expect.any(String),
    });
    expect((await getLesson(first, person)).data.quiz_result).toBeNull();
  });

  test('takes its answers from a form too', async () => {
    const { first } = await addLessons('quiz');
    const body = { content_id: String(first), answers: '{"q1":"b","q2":"true"}' };
    const { data } = await academy.callWith(
      learningCalls.submitQuiz,
      { body },
      { as: learner, form: true },
    );
    expect(data.passed).toBe(true);
  });

  test('must be a quiz, valid, with questions, and open', async () => {
    const { first } = await addLessons('text');
    expect((await submit(first, right, learner)).error).toBe('NOT_FOUND');
    const courseId = await addCourse(academy.db);
    for (const data of [{ questions: [] }, { questions: 'none' }]) {
      const lessonId = await addLesson(academy.db, courseId, { type: 'quiz', data });
      expect((await submit(lessonId, right, learner)).error).toBe('UNAVAILABLE');
    }
    const locked = await addCourse(academy.db, premium);
    const lessonId = await addLesson(academy.db, locked, { type: 'quiz' });
    expect((await submit(lessonId, right, learner)).error).toBe('CONTENT_LOCKED');
  });
});

describe('an assignment', () => {
  test('that is submitted waits for the teacher and is the next step no longer', async () => {
    const person = await academy.addLearner();
    const { courseId, first, second } = await addLessons('assignment', 'quiz');
    await submitAssignmentAs(first, 'My plan', person);
    const progress = async () =>
      (await academy.call(courseCalls.get, { query: { course_id: courseId } }, { as: person })).data
        .progress;
    expect(await progress()).toMatchObject({ next_content_id: second, waiting_contents: 1 });
    const { data } = await academy.call(
      learningCalls.contents,
      { query: { course_id: courseId } },
      { as: person },
    );
    expect(data.list.map((lesson) => lesson.waits_for_teacher)).toEqual([true, false]);
    await submit(second, { q1: 'b', q2: true }, person);
    expect(await progress()).toMatchObject({ next_content_id: null, is_completed: false });
    const mine = await academy.call(myLearningCall, {}, { as: person });
    expect(mine.data.list[0]).toMatchObject({ next_content_id: null, waiting_contents: 1 });
  });

  test('is submitted, and submitted again until it is graded', async () => {
    const { first } = await addLessons('assignment');
    const one = await submitAssignmentAs(first, ' My plan ', learner);
    expect(one.data.submission).toMatchObject({
      status: 'submitted',
      text: 'My plan',
      score: null,
    });
    const two = await submitAssignmentAs(first, 'My plan', learner);
    expect(two.data.submission.submission_id).toBe(one.data.submission.submission_id);
    const grade = (values: { status: 'returned' } | { status: 'graded'; score: number }) =>
      academy.db
        .updateTable('assignment_submissions')
        .set({ ...values, feedback: '再想想' })
        .where('content_id', '=', first)
        .execute();
    await grade({ status: 'returned' });
    const three = await submitAssignmentAs(first, 'A better plan', learner);
    expect(three.data.submission).toMatchObject({ status: 'submitted', feedback: '再想想' });
    await grade({ status: 'graded', score: 80 });
    const refused = await submitAssignmentAs(first, 'Too late', learner);
    expect(refused).toMatchObject({ error: 'INVALID_STATE', msg: '作业已批改，不能再修改。' });
    expect((await getLesson(first, learner)).data.submission).toMatchObject({
      text: 'A better plan',
      score: 80,
    });
  });

  test('is the learner’s own business', async () => {
    const { first } = await addLessons('assignment');
    await submitAssignmentAs(first, 'Mine', learner);
    const other = await academy.addLearner();
    expect((await getLesson(first, other)).data.submission).toBeNull();
  });

  test('must be an assignment, open, and hold some text', async () => {
    const { first } = await addLessons('text');
    expect((await submitAssignmentAs(first, 'x', learner)).error).toBe('NOT_FOUND');
    const locked = await addCourse(academy.db, premium);
    const lessonId = await addLesson(academy.db, locked, { type: 'assignment' });
    expect((await submitAssignmentAs(lessonId, 'x', learner)).error).toBe('CONTENT_LOCKED');
    const { first: task } = await addLessons('assignment');
    expect((await submitAssignmentAs(task, '  ', learner)).fields).toHaveProperty('text');
    const broken = await addLesson(academy.db, locked, { type: 'assignment', data: {} });
    expect((await submitAssignmentAs(broken, 'x', admin)).error).toBe('UNAVAILABLE');
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
