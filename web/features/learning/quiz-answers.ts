import type { LessonDetail } from '#contract/learning.ts';
import type { ContentData } from '#contract/lesson-body.ts';

export type QuizData = Extract<ContentData, { type: 'quiz' }>;
export type QuizQuestion = QuizData['questions'][number];
export type GradedQuiz = NonNullable<LessonDetail['quiz_result']>;

/** By question: the id of an option, or true or false. */
export type QuizAnswers = Readonly<Record<string, string | boolean>>;

function isAnswerOf(question: QuizQuestion, answer: unknown): answer is string | boolean {
  if (question.type === 'true_false') return typeof answer === 'boolean';
  return question.options.some(({ id }) => id === answer);
}

/** How many questions have no answer yet. */
export function openQuestions(questions: readonly QuizQuestion[], answers: QuizAnswers): number {
  return questions.filter((question) => !isAnswerOf(question, answers[question.id])).length;
}

/** Stored answers, without those that the quiz no longer has. */
export function parseAnswers(text: string | null, questions: readonly QuizQuestion[]): QuizAnswers {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  const answers: Record<string, string | boolean> = {};
  for (const question of questions) {
    const answer = (kept as Record<string, unknown>)[question.id];
    if (isAnswerOf(question, answer)) answers[question.id] = answer;
  }
  return answers;
}
