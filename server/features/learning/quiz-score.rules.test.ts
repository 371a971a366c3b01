import { describe, expect, test } from 'vitest';
import type { StoredQuiz } from '#server/features/lessons/index.ts';
import { scoreQuiz } from './quiz-score.rules.ts';

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
