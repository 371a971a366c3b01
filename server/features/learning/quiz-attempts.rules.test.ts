import { describe, expect, test } from 'vitest';
import { attemptsLeft, decideAttempt, standingOf } from './quiz-attempts.rules.ts';
import { isReviewOpen } from './quiz-review.rules.ts';

describe('how a learner stands', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  const last = {
    passed: false,
    round_attempt: 3,
    attempt: 7,
    submitted_at: at(0),
    after_attempt: null,
  };
  const rules = { max_attempts: 3, retry_after_hours: 24 };
  test.each([
    ['without an attempt', rules, undefined, at(0), 0, null],
    ['after the first of three', rules, { ...last, round_attempt: 1 }, at(90), 1, null],
    ['after the last', rules, last, at(0), 3, at(24)],
    ['a millisecond before new ones', rules, last, new Date(at(24).getTime() - 1), 3, at(24)],
    ['when new ones have come', rules, last, at(24), 0, null],
    ['where none come', { ...rules, retry_after_hours: null }, last, at(900), 3, null],
    ['without a limit', { ...rules, max_attempts: 0 }, last, at(90), 3, null],
    ['with a limit that was lowered', { ...rules, max_attempts: 2 }, last, at(1), 3, at(24)],
    ['with a limit that was raised', { ...rules, max_attempts: 5 }, last, at(1), 3, null],
    ['when they were given back', rules, { ...last, after_attempt: 7 }, at(1), 0, null],
    [
      'when they were given back before it',
      rules,
      { ...last, submitted_at: at(2), after_attempt: 6 },
      at(2),
      3,
      at(26),
    ],
    ['after passing', rules, { ...last, passed: true, after_attempt: 7 }, at(90), 3, null],
  ] as const)('%s', (_, quizRules, attempt, now, attemptsUsed, nextAttemptAt) => {
    const hasPassed = attempt?.passed ?? false;
    expect(standingOf(quizRules, attempt, now)).toEqual({
      attemptsUsed,
      hasPassed,
      maxAttempts: quizRules.max_attempts,
      nextAttemptAt,
    });
  });
});

describe('an attempt', () => {
  test.each([
    [{ attemptsUsed: 0, hasPassed: false, maxAttempts: 3, nextAttemptAt: null }, 'count', 3, false],
    [{ attemptsUsed: 2, hasPassed: false, maxAttempts: 3, nextAttemptAt: null }, 'count', 1, false],
    [
      { attemptsUsed: 3, hasPassed: false, maxAttempts: 3, nextAttemptAt: null },
      'exhausted',
      0,
      true,
    ],
    [
      { attemptsUsed: 3, hasPassed: false, maxAttempts: 3, nextAttemptAt: new Date(0) },
      'exhausted',
      0,
      false,
    ],
    [
      { attemptsUsed: 4, hasPassed: false, maxAttempts: 3, nextAttemptAt: null },
      'exhausted',
      0,
      true,
    ],
    [
      { attemptsUsed: 1, hasPassed: true, maxAttempts: 3, nextAttemptAt: null },
      'practice',
      2,
      true,
    ],
    [
      { attemptsUsed: 3, hasPassed: true, maxAttempts: 3, nextAttemptAt: null },
      'practice',
      0,
      true,
    ],
    [
      { attemptsUsed: 50, hasPassed: false, maxAttempts: 0, nextAttemptAt: null },
      'count',
      null,
      false,
    ],
    [
      { attemptsUsed: 50, hasPassed: true, maxAttempts: 0, nextAttemptAt: null },
      'practice',
      null,
      true,
    ],
  ] as const)('standing at %j it is %s', (standing, decision, left, isOpen) => {
    expect(decideAttempt(standing)).toBe(decision);
    expect(attemptsLeft(standing)).toBe(left);
    expect(isReviewOpen(standing)).toBe(isOpen);
  });
});
