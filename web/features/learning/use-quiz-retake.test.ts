import { describe, expect, it } from 'vitest';
import { canRetake } from './use-quiz-retake.ts';

describe('one more attempt', () => {
  it.each([
    [false, null, true],
    [false, 1, true],
    [false, 0, false],
    [true, 0, true],
  ])('passed %s, with %s left', (passed, attempts_left, possible) => {
    expect(canRetake({ passed, attempts_left })).toBe(possible);
  });
});
