import type { QuizResult } from '#contract/learning.ts';
import type { StoredQuiz } from '#server/features/lessons/index.ts';
import { type Answers, readAnswers } from './quiz-answers.rules.ts';
import { reviewAnswers } from './quiz-review.rules.ts';
import { scoreQuiz } from './quiz-score.rules.ts';

/**
 * Grades answers to a quiz that is being written, by the rules for learners. Questions without an
 * answer among their options count as wrong; nothing is stored.
 */
export function tryQuiz(quiz: StoredQuiz, given: Answers): QuizResult {
  const { answers } = readAnswers(quiz.questions, given);
  return {
    ...scoreQuiz(quiz, answers),
    attempts_used: 0,
    attempts_left: null,
    next_attempt_at: null,
    wrong_questions: null,
    review: reviewAnswers(quiz.questions, answers),
  };
}
