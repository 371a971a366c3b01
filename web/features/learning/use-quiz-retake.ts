import { useState } from 'react';
import type { GradedQuiz, QuizQuestion } from './quiz-answers.ts';
import { useSavedAnswers } from './use-saved-answers.ts';

/**
 * The answers to a quiz and its result, one of which is shown: submitting the answers clears them
 * for the result, and trying the quiz again clears the result for new answers.
 * @param lastResult the last counted one, if there is one
 */
export function useQuizRetake(
  lessonId: number,
  questions: readonly QuizQuestion[],
  lastResult: GradedQuiz | null,
) {
  const [result, setResult] = useState(lastResult);
  const [answers, setAnswers] = useSavedAnswers(lessonId, questions);
  // Known after the first attempt; before that, the limit itself.
  const [left, setLeft] = useState<number | null>(null);
  const [used, setUsed] = useState(lastResult?.attempts_used ?? 0);
  return {
    result,
    answers,
    /** The attempts that are left; null: not known yet, or no attempt counts. */
    left,
    /** The attempts that were used in the present round. */
    used,
    setAnswers,
    showResult: (latest: GradedQuiz) => {
      setResult(latest);
      setUsed(latest.attempts_used);
      setAnswers({});
    },
    retake: () => {
      setLeft(result?.passed ? null : (result?.attempts_left ?? null));
      setAnswers({});
      setResult(null);
    },
  };
}

/** Whether one more attempt is possible. After passing it is practice and does not count. */
export function canRetake({
  passed,
  attempts_left,
}: Pick<GradedQuiz, 'passed' | 'attempts_left'>): boolean {
  return passed || attempts_left === null || attempts_left > 0;
}
