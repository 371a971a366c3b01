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

  test('a truth that came as a word is read as one', () => {
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

describe('an attempt', () => {
  test.each([
    [{ attemptsUsed: 0, hasPassed: false, maxAttempts: 3 }, 'count', 3, false],
    [{ attemptsUsed: 2, hasPassed: false, maxAttempts: 3 }, 'count', 1, false],
    [{ attemptsUsed: 3, hasPassed: false, maxAttempts: 3 }, 'exhausted', 0, true],
    [{ attemptsUsed: 4, hasPassed: false, maxAttempts: 3 }, 'exhausted', 0, true],
    [{ attemptsUsed: 1, hasPassed: true, maxAttempts: 3 }, 'practice', 2, true],
    [{ attemptsUsed: 3, hasPassed: true, maxAttempts: 3 }, 'practice', 0, true],
    [{ attemptsUsed: 50, hasPassed: false, maxAttempts: 0 }, 'count', null, false],
    [{ attemptsUsed: 50, hasPassed: true, maxAttempts: 0 }, 'practice', null, true],
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
