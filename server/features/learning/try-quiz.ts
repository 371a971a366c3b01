import type { QuizResult } from '#contract/learning.ts';
import type { StoredQuiz } from '#server/features/lessons/index.ts';
import type { Answers } from './quiz.rules.ts';
import { readAnswers, reviewAnswers, scoreQuiz } from './quiz.rules.ts';

/**
 * Grades answers to a quiz that is being written, by the rules that learners are graded by.
 * Questions without a possible answer count as wrong; nothing is kept.
 */
export function tryQuiz(quiz: StoredQuiz, given: Answers): QuizResult {
  const { answers } = readAnswers(quiz.questions, given);
  return {
    ...scoreQuiz(quiz, answers),
    attempts_used: 0,
    attempts_left: null,
    review: reviewAnswers(quiz.questions, answers),
  };
}
