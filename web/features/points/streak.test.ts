import { describe, expect, it } from 'vitest';
import { daysUntilBonus, streakDone } from './streak.ts';

describe('the row of days to the streak bonus', () => {
  it.each([
    // signed today, streak, check-ins to the bonus → done of 7, days until it
    [false, 0, 7, 0, 6],
    [true, 1, 6, 1, 6],
    [false, 1, 6, 1, 5],
    [false, 5, 2, 5, 1],
    [false, 6, 1, 6, 0],
    [true, 6, 1, 6, 1],
    [true, 7, 7, 7, 7],
    [false, 7, 7, 0, 6],
    [true, 8, 6, 1, 6],
    [true, 14, 7, 7, 7],
  ])(
    'checked in today %s, streak %i, bonus in %i: %i done, %i days left',
    (signed, streak, next, done, left) => {
      const state = { signed_in_today: signed, streak, next_bonus_in: next };
      expect(streakDone(state, 7)).toBe(done);
      expect(daysUntilBonus(state)).toBe(left);
    },
  );
});
