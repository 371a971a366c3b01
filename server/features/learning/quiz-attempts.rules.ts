import { HOUR_MS } from '#domain/units.ts';
import type { StoredQuiz } from '#server/features/lessons/index.ts';
import type { QuizScore } from './quiz-score.rules.ts';

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
