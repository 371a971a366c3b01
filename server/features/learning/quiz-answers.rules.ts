import type { QuizAnswer } from '#contract/learning.ts';
import type { StoredQuestion } from '#server/features/lessons/index.ts';

/** Answers by question id. */
export type Answers = Record<string, QuizAnswer>;

/** Why the answer to a question is refused; keys of `validation` in i18n. */
export type AnswerProblem = 'required' | 'not_an_option' | 'unknown_field';

/** Forms carry text: there `true` is a string. */
function toTruth(given: QuizAnswer): QuizAnswer {
  return given === 'true' || given === 'false' ? given === 'true' : given;
}

function isAnswerOf(question: StoredQuestion, given: QuizAnswer): boolean {
  if (question.type === 'true_false') return typeof given === 'boolean';
  return question.options.some((option) => option.id === given);
}

/**
 * Parses the answers to a quiz: one for each question, each among its options.
 * @returns `problems` by question id; where it is empty, `answers` are complete
 */
export function readAnswers(
  questions: readonly StoredQuestion[],
  given: Answers,
): { answers: Answers; problems: Record<string, AnswerProblem> } {
  const answers: Answers = {};
  const problems: Record<string, AnswerProblem> = {};
  for (const question of questions) {
    const raw = Object.hasOwn(given, question.id) ? given[question.id] : undefined;
    const answer = raw !== undefined && question.type === 'true_false' ? toTruth(raw) : raw;
    if (answer === undefined || answer === '') problems[question.id] = 'required';
    else if (!isAnswerOf(question, answer)) problems[question.id] = 'not_an_option';
    else answers[question.id] = answer;
  }
  for (const id of Object.keys(given)) {
    if (!questions.some((question) => question.id === id)) problems[id] = 'unknown_field';
  }
  return { answers, problems };
}
