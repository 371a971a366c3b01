import type { QuizResult } from '#contract/learning.ts';
import type { StoredQuestion } from '#server/features/lessons/index.ts';
import type { Answers } from './quiz-answers.rules.ts';
import { attemptsLeft, type QuizStanding } from './quiz-attempts.rules.ts';

/** The right answers are shown once they can no longer help to pass. */
export function isReviewOpen(standing: QuizStanding): boolean {
  return standing.hasPassed || (attemptsLeft(standing) === 0 && standing.nextAttemptAt === null);
}

/** The questions that were answered wrongly, those without an answer too. */
export function wrongQuestions(
  questions: readonly StoredQuestion[],
  answers: Answers,
): StoredQuestion[] {
  return questions.filter(({ id, answer }) => answers[id] !== answer);
}

/** Right or wrong for each question that was answered, with the right answer and why. */
export function reviewAnswers(
  questions: readonly StoredQuestion[],
  answers: Answers,
): NonNullable<QuizResult['review']> {
  return questions.flatMap(({ id, answer, explanation, explanation_zh }) => {
    const given = answers[id];
    if (given === undefined) return [];
    const is_correct = given === answer;
    return [
      { question_id: id, is_correct, given, correct_answer: answer, explanation, explanation_zh },
    ];
  });
}
