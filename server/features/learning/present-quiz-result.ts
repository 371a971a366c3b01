import type { QuizResult } from '#contract/learning.ts';
import type { StoredQuiz } from '#server/features/lessons/index.ts';
import { lessonsToRead, type TeachingLesson } from './lessons-to-read.rules.ts';
import type { Answers } from './quiz-answers.rules.ts';
import { attemptsLeft, type QuizStanding } from './quiz-attempts.rules.ts';
import { isReviewOpen, reviewAnswers, wrongQuestions } from './quiz-review.rules.ts';
import type { QuizScore } from './quiz-score.rules.ts';

/** The result of a quiz submission; the right answers only where they may be shown. */
export function presentQuizResult(
  quiz: StoredQuiz,
  score: QuizScore,
  answers: Answers,
  standing: QuizStanding,
  lessons: readonly TeachingLesson[],
): QuizResult {
  return {
    ...score,
    attempts_used: standing.attemptsUsed,
    attempts_left: attemptsLeft(standing),
    next_attempt_at: standing.nextAttemptAt?.toISOString() ?? null,
    wrong_questions: standing.hasPassed
      ? null
      : lessonsToRead(wrongQuestions(quiz.questions, answers), lessons),
    review: isReviewOpen(standing) ? reviewAnswers(quiz.questions, answers) : null,
  };
}
