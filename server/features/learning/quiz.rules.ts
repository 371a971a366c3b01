import type { QuizAnswer, QuizResult } from '#contract/learning.ts';
import type { StoredQuestion, StoredQuiz } from '#server/features/lessons/index.ts';

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

/** A learner's attempts at a quiz. */
export interface QuizStanding {
  /**
   * Attempts made in the present round; another begins after some hours, or when new ones are
   * given.
   */
  attemptsUsed: number;
  hasPassed: boolean;
  /** 0: no limit. */
  maxAttempts: number;
  /** When new attempts come; null: there are some, or none come by themselves. */
  nextAttemptAt: Date | null;
}

/** What is stored of a learner's newest attempt at a quiz. */
export interface LastAttempt {
  passed: boolean;
  /** Its number within its round. */
  round_attempt: number;
  submitted_at: Date;
  attempt: number;
  /** The number of the newest attempt when new ones were last given; null: never. */
  after_attempt: number | null;
}

const HOUR_MS = 3_600_000;

/** The attempts of a learner whose newest attempt is this, or who has made none. */
export function standingOf(
  quiz: Pick<StoredQuiz, 'max_attempts' | 'retry_after_hours'>,
  last: LastAttempt | undefined,
  now: Date,
): QuizStanding {
  const { max_attempts: maxAttempts, retry_after_hours: hours } = quiz;
  const fresh = { attemptsUsed: 0, hasPassed: false, maxAttempts, nextAttemptAt: null };
  if (last === undefined) return fresh;
  const used = { ...fresh, attemptsUsed: last.round_attempt, hasPassed: last.passed };
  if (last.passed) return used;
  if (last.after_attempt !== null && last.attempt <= last.after_attempt) return fresh;
  if (attemptsLeft(used) !== 0 || hours === null) return used;
  const nextAttemptAt = new Date(last.submitted_at.getTime() + hours * HOUR_MS);
  return now >= nextAttemptAt ? fresh : { ...used, nextAttemptAt };
}

/** The next attempt of a learner, as it is stored. */
export function afterAttempt(
  before: QuizStanding,
  { attempt, passed }: Pick<QuizScore, 'passed'> & { attempt: number },
  now: Date,
): LastAttempt {
  return {
    passed,
    round_attempt: before.attemptsUsed + 1,
    submitted_at: now,
    attempt,
    after_attempt: null,
  };
}

type Attempts = Pick<QuizStanding, 'attemptsUsed' | 'hasPassed' | 'maxAttempts'>;

/** Whether another submission counts, is practice after passing, or is beyond the limit. */
export function decideAttempt(standing: Attempts): 'count' | 'practice' | 'exhausted' {
  if (standing.hasPassed) return 'practice';
  return attemptsLeft(standing) === 0 ? 'exhausted' : 'count';
}

/** null: no limit. Where a limit was lowered later nothing is left, not less. */
export function attemptsLeft({
  attemptsUsed,
  maxAttempts,
}: Pick<Attempts, 'attemptsUsed' | 'maxAttempts'>): number | null {
  return maxAttempts === 0 ? null : Math.max(0, maxAttempts - attemptsUsed);
}

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
