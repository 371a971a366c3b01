import { describe, expect, test } from 'vitest';
import {
  readLessonData,
  type StoredQuestion,
  type StoredQuiz,
} from '#server/features/lessons/index.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import {
  attemptsLeft,
  decideAttempt,
  isReviewOpen,
  readAnswers,
  reviewAnswers,
  scoreQuiz,
  standingOf,
} from './quiz.rules.ts';

const quiz = readLessonData('quiz', sampleData.quiz) as StoredQuiz;

describe('answers', () => {
  test.each([
    [{ q1: 'a', q2: false }, {}],
    [{ q1: 'b', q2: 'true' }, {}],
    [{ q1: 'b' }, { q2: 'required' }],
    [{ q1: '', q2: true }, { q1: 'required' }],
    [{}, { q1: 'required', q2: 'required' }],
    [{ q1: 'z', q2: true }, { q1: 'not_an_option' }],
    [{ q1: true, q2: true }, { q1: 'not_an_option' }],
    [{ q1: 'a', q2: 'yes' }, { q2: 'not_an_option' }],
    [{ q1: 'a', q2: true, q3: 'a' }, { q3: 'unknown_field' }],
  ])('%j have the problems %j', (given, problems) => {
    expect(readAnswers(quiz.questions, given).problems).toEqual(problems);
  });

  test('names that every object has are no answers', () => {
    const odd = { ...quiz.questions[0], id: 'constructor' } as StoredQuestion;
    expect(readAnswers([odd], {}).problems).toEqual({ constructor: 'required' });
  });

  test('the text “true” of a form is read as a boolean', () => {
    expect(readAnswers(quiz.questions, { q1: 'b', q2: 'true' }).answers).toEqual({
      q1: 'b',
      q2: true,
    });
  });
});

describe('scoring', () => {
  const ofLength = (length: number, pass_mark: number): StoredQuiz => ({
    pass_mark,
    max_attempts: 3,
    retry_after_hours: 24,
    questions: Array.from({ length }, (_, n) => ({
      id: `q${n}`,
      type: 'true_false' as const,
      question: '',
      question_zh: '',
      explanation: '',
      explanation_zh: '',
      options: [],
      answer: true,
    })),
  });
  test.each([
    [3, 5, 60, 70, false],
    [7, 10, 70, 70, true],
    [16, 23, 69, 70, false],
    [2, 3, 66, 66, true],
    [2, 3, 66, 67, false],
    [0, 4, 0, 0, true],
    [4, 4, 100, 100, true],
    [0, 0, 0, 0, false],
  ])(
    '%i of %i is %i percent; at the mark %i passed is %s',
    (right, total, percent, mark, passed) => {
      const answers = Object.fromEntries(
        Array.from({ length: total }, (_, n) => [`q${n}`, n < right]),
      );
      expect(scoreQuiz(ofLength(total, mark), answers)).toEqual({
        correctAnswers: right,
        totalQuestions: total,
        scorePercentage: percent,
        passed,
      });
    },
  );
});

describe('how a learner stands', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  const last = {
    passed: false,
    round_attempt: 3,
    attempt: 7,
    submitted_at: at(0),
    after_attempt: null,
  };
  const rules = { max_attempts: 3, retry_after_hours: 24 };
  test.each([
    ['without an attempt', rules, undefined, at(0), 0, null],
    ['after the first of three', rules, { ...last, round_attempt: 1 }, at(90), 1, null],
    ['after the last', rules, last, at(0), 3, at(24)],
    ['a millisecond before new ones', rules, last, new Date(at(24).getTime() - 1), 3, at(24)],
    ['when new ones have come', rules, last, at(24), 0, null],
    ['where none come', { ...rules, retry_after_hours: null }, last, at(900), 3, null],
    ['without a limit', { ...rules, max_attempts: 0 }, last, at(90), 3, null],
    ['with a limit that was lowered', { ...rules, max_attempts: 2 }, last, at(1), 3, at(24)],
    ['with a limit that was raised', { ...rules, max_attempts: 5 }, last, at(1), 3, null],
    ['when they were given back', rules, { ...last, after_attempt: 7 }, at(1), 0, null],
    [
      'when they were given back before it',
      rules,
      { ...last, submitted_at: at(2), after_attempt: 6 },
      at(2),
      3,
      at(26),
    ],
    ['after passing', rules, { ...last, passed: true, after_attempt: 7 }, at(90), 3, null],
  ] as const)('%s', (_, quizRules, attempt, now, attemptsUsed, nextAttemptAt) => {
    const hasPassed = attempt?.passed ?? false;
    expect(standingOf(quizRules, attempt, now)).toEqual({
      attemptsUsed,
      hasPassed,
      maxAttempts: quizRules.max_attempts,
      nextAttemptAt,
    });
  });
});

describe('an attempt', () => {
  test.each([
    [{ attemptsUsed: 0, hasPassed: false, maxAttempts: 3, nextAttemptAt: null }, 'count', 3, false],
    [{ attemptsUsed: 2, hasPassed: false, maxAttempts: 3, nextAttemptAt: null }, 'count', 1, false],
    [
      { attemptsUsed: 3, hasPassed: false, maxAttempts: 3, nextAttemptAt: null },
      'exhausted',
      0,
      true,
    ],
    [
      { attemptsUsed: 3, hasPassed: false, maxAttempts: 3, nextAttemptAt: new Date(0) },
      'exhausted',
      0,
      false,
    ],
    [
      { attemptsUsed: 4, hasPassed: false, maxAttempts: 3, nextAttemptAt: null },
      'exhausted',
      0,
      true,
    ],
    [
      { attemptsUsed: 1, hasPassed: true, maxAttempts: 3, nextAttemptAt: null },
      'practice',
      2,
      true,
    ],
    [
      { attemptsUsed: 3, hasPassed: true, maxAttempts: 3, nextAttemptAt: null },
      'practice',
      0,
      true,
    ],
    [
      { attemptsUsed: 50, hasPassed: false, maxAttempts: 0, nextAttemptAt: null },
      'count',
      null,
      false,
    ],
    [
      { attemptsUsed: 50, hasPassed: true, maxAttempts: 0, nextAttemptAt: null },
      'practice',
      null,
      true,
    ],
  ] as const)('standing at %j it is %s', (standing, decision, left, isOpen) => {
    expect(decideAttempt(standing)).toBe(decision);
    expect(attemptsLeft(standing)).toBe(left);
    expect(isReviewOpen(standing)).toBe(isOpen);
  });
});

test('the review says right or wrong for what was answered, and why', () => {
  expect(reviewAnswers(quiz.questions, { q1: 'a' })).toEqual([
    {
      question_id: 'q1',
      is_correct: false,
      given: 'a',
      correct_answer: 'b',
      explanation: 'It compounds.',
      explanation_zh: '这就是复利。',
    },
  ]);
});
