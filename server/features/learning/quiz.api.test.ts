import { describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import { LearningAcademy, premiumPrices } from './learning.testing.ts';

const learning = new LearningAcademy();
const { academy } = learning;

describe('a quiz', () => {
  const right = { q1: 'b', q2: true };
  const wrong = { q1: 'a', q2: true };

  test('that is passed completes the lesson, earns, and shows the answers', async () => {
    const person = await academy.addLearner();
    const { first } = await learning.addLessons('quiz');
    const { data } = await learning.submitQuiz(first, right, person);
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
    expect((await learning.getLesson(first, person)).data).toMatchObject({
      completed_by_user: true,
      quiz_result: { passed: true, attempts_used: 1, review: data.review },
    });
    expect(await learning.balanceOf(person)).toBe(145);
  });

  test('sent twice is passed once', async () => {
    const person = await academy.addLearner();
    const { first } = await learning.addLessons('quiz');
    await learning.submitQuiz(first, right, person);
    const { data } = await learning.submitQuiz(first, right, person);
    expect(data).toMatchObject({
      passed: true,
      attempts_used: 1,
      pointsEarned: 0,
      not_paid_reason: 'already_paid',
      course_points_earned: 0,
    });
    expect(await learning.balanceOf(person)).toBe(145);
  });

  test('may be practised after passing: scored, and nothing is lost', async () => {
    const { first } = await learning.addLessons('quiz');
    await learning.submitQuiz(first, right, learning.learner);
    for (const _ of [1, 2, 3, 4]) {
      const { data } = await learning.submitQuiz(first, wrong, learning.learner);
      expect(data).toMatchObject({ scorePercentage: 50, passed: false, attempts_used: 1 });
      expect(data.review?.[0]).toMatchObject({ is_correct: false, correct_answer: 'b' });
    }
    const { data } = await learning.getLesson(first, learning.learner);
    expect(data).toMatchObject({ completed_by_user: true, quiz_result: { passed: true } });
  });

  test('that is failed for good keeps its answers until the last attempt', async () => {
    const person = await academy.addLearner();
    const quizCourse = await addCourse(academy.db);
    const data = { ...sampleData.quiz, retry_after_hours: null };
    const first = await addLesson(academy.db, quizCourse, { type: 'quiz', data });
    for (const left of [2, 1]) {
      const { data, envelope } = await learning.submitQuiz(first, wrong, person);
      expect(data).toMatchObject({
        scorePercentage: 50,
        passed: false,
        attempts_left: left,
        review: null,
        pointsEarned: 0,
        course_completed: false,
      });
      expect(JSON.stringify(envelope)).not.toContain('compounds');
      expect((await learning.getLesson(first, person)).data.quiz_result).toMatchObject({
        review: null,
      });
    }
    const last = await learning.submitQuiz(first, wrong, person);
    expect(last.data.attempts_left).toBe(0);
    expect(last.data.review?.[0]).toMatchObject({ correct_answer: 'b', is_correct: false });
    expect((await learning.submitQuiz(first, right, person)).error).toBe('ATTEMPTS_EXHAUSTED');
    expect((await learning.getLesson(first, person)).data).toMatchObject({
      completed_by_user: false,
      quiz_result: { passed: false, attempts_used: 3, attempts_left: 0 },
    });
    expect(await learning.balanceOf(person)).toBe(0);
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
    const { data, envelope } = await learning.submitQuiz(quizId, wrong, person);
    expect(data).toMatchObject({
      review: null,
      next_attempt_at: null,
      wrong_questions: [{ question_id: 'q1', lessons: [{ content_id: lessonIds[1] }] }],
    });
    expect(JSON.stringify(envelope)).not.toMatch(/correct_answer|compounds/);
    const shown = await learning.getLesson(quizId, person);
    expect(shown.data.quiz_result?.wrong_questions).toEqual(data.wrong_questions);
    expect((await learning.submitQuiz(quizId, right, person)).data.wrong_questions).toBeNull();
  });

  test('without a limit may be tried for ever', async () => {
    const courseId = await addCourse(academy.db);
    const data = { ...sampleData.quiz, max_attempts: 0 };
    const lessonId = await addLesson(academy.db, courseId, { type: 'quiz', data });
    for (const used of [1, 2, 3, 4, 5]) {
      const answer = await learning.submitQuiz(lessonId, wrong, learning.learner);
      expect(answer.data).toMatchObject({ attempts_used: used, attempts_left: null, review: null });
    }
  });

  test('needs an answer to every question, and uses up nothing without', async () => {
    const person = await academy.addLearner();
    const { first } = await learning.addLessons('quiz');
    const refused = await learning.submitQuiz(first, { q1: 'b' }, person);
    expect(refused).toMatchObject({
      error: 'VALIDATION_FAILED',
      msg: '请回答每一道题。',
      fields: { 'answers.q2': '请填写此项' },
    });
    expect(
      (await learning.submitQuiz(first, { q1: 'z', q2: 'maybe', q3: 'a' }, person)).fields,
    ).toEqual({
      'answers.q1': expect.any(String),
      'answers.q2': expect.any(String),
      'answers.q3': expect.any(String),
    });
    expect((await learning.getLesson(first, person)).data.quiz_result).toBeNull();
  });

  test('takes its answers from a form too', async () => {
    const { first } = await learning.addLessons('quiz');
    const body = { content_id: String(first), answers: '{"q1":"b","q2":"true"}' };
    const { data } = await academy.callWith(
      learningCalls.submitQuiz,
      { body },
      { as: learning.learner, form: true },
    );
    expect(data.passed).toBe(true);
  });

  test('must be a quiz, valid, with questions, and open', async () => {
    const { first } = await learning.addLessons('text');
    expect((await learning.submitQuiz(first, right, learning.learner)).error).toBe('NOT_FOUND');
    const courseId = await addCourse(academy.db);
    for (const data of [{ questions: [] }, { questions: 'none' }]) {
      const lessonId = await addLesson(academy.db, courseId, { type: 'quiz', data });
      expect((await learning.submitQuiz(lessonId, right, learning.learner)).error).toBe(
        'UNAVAILABLE',
      );
    }
    const locked = await addCourse(academy.db, premiumPrices);
    const lessonId = await addLesson(academy.db, locked, { type: 'quiz' });
    expect((await learning.submitQuiz(lessonId, right, learning.learner)).error).toBe(
      'CONTENT_LOCKED',
    );
  });
});
