import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/units.ts';
import { isInterruptedTooOften, nextAttemptAt, TRIED_FOR_MS } from './job-retries.rules.ts';

const start = new Date('2026-03-02T02:00:00Z');
const give_up_at = new Date(start.getTime() + TRIED_FOR_MS);
const minutes = (from: Date, to: Date | null) =>
  to === null ? null : (to.getTime() - from.getTime()) / 60_000;

describe('a job that failed', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [70, 60],
    [5000, 60],
  ])('for the %i. time waits %i minutes', (attempts, pause) => {
    expect(minutes(start, nextAttemptAt({ attempts, give_up_at }, start))).toBe(pause);
  });

  test('is tried a last time when three days are over, and then no more', () => {
    const late = new Date(give_up_at.getTime() - 60_000);
    expect(nextAttemptAt({ attempts: 70, give_up_at }, late)).toEqual(give_up_at);
    expect(nextAttemptAt({ attempts: 71, give_up_at }, give_up_at)).toBeNull();
  });

  test('is tried about eighty times in all', () => {
    let now = start;
    let attempts = 0;
    for (
      let next: Date | null = start;
      next !== null;
      next = nextAttemptAt({ attempts, give_up_at }, now)
    ) {
      now = next;
      attempts++;
    }
    expect(now).toEqual(give_up_at);
    expect(now.getTime() - start.getTime()).toBe(3 * DAY_MS);
    expect(attempts).toBeGreaterThan(70);
    expect(attempts).toBeLessThan(90);
  });
});

test('a job that a process left unfinished is tried once more, not twice', () => {
  expect(isInterruptedTooOften({ interruptions: 1 })).toBe(false);
  expect(isInterruptedTooOften({ interruptions: 2 })).toBe(true);
});
