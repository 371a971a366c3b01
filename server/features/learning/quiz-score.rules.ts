import type { StoredQuiz } from '#server/features/lessons/index.ts';
import type { Answers } from './quiz-answers.rules.ts';

/** The result of one attempt at a quiz. */
export interface QuizScore {
  correctAnswers: number;
  totalQuestions: number;
  scorePercentage: number;
  passed: boolean;
}

/**
 * Scores the answers to a quiz. The percentage is rounded down, so that a shown score at
 * the pass mark has always passed.
 */
export function scoreQuiz(quiz: StoredQuiz, answers: Answers): QuizScore {
  const totalQuestions = quiz.questions.length;
  const correctAnswers = quiz.questions.filter(({ id, answer }) => answers[id] === answer).length;
  const scorePercentage =
    totalQuestions === 0 ? 0 : Math.floor((correctAnswers * 100) / totalQuestions);
  const passed = totalQuestions > 0 && scorePercentage >= quiz.pass_mark;
  return { correctAnswers, totalQuestions, scorePercentage, passed };
}
