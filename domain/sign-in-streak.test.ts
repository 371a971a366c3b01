import { describe, expect, test } from 'vitest';
import {
  currentStreak,
  daysToBonus,
  isBonusStreak,
  isStreakAtRisk,
  isTimeToRemind,
  newestUpTo,
  nextStreak,
  signInState,
} from './sign-in-streak.ts';

describe('streaks', () => {
  test.each([
    ['three days up to yesterday', { day: '2026-02-28', streak: 3 }, true],
    ['two days up to yesterday', { day: '2026-02-28', streak: 2 }, false],
    ['up to today', { day: '2026-03-01', streak: 9 }, false],
    ['broken the day before yesterday', { day: '2026-02-27', streak: 9 }, false],
    ['none', undefined, false],
  ])('%s: at risk?', (_, last, atRisk) => {
    expect(isStreakAtRisk(last, '2026-03-01')).toBe(atRisk);
  });

  test('learners are reminded of them in the evening', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(isTimeToRemind);
    expect(hours).toEqual([19, 20, 21]);
  });

  test.each([
    ['no sign-in yet', undefined, 0, 1],
    ['yesterday', { day: '2026-02-28', streak: 6 }, 6, 7],
    ['today', { day: '2026-03-01', streak: 6 }, 6, 7],
    ['the day before yesterday', { day: '2026-02-27', streak: 6 }, 0, 1],
    ['a year ago', { day: '2025-03-01', streak: 365 }, 0, 1],
  ])('last signed in %s', (_, last, current, next) => {
    expect(currentStreak(last, '2026-03-01')).toBe(current);
    expect(nextStreak(last, '2026-03-01')).toBe(next);
  });

  test('every seventh day in a row pays the bonus', () => {
    const paying = Array.from({ length: 21 }, (_, index) => index + 1).filter(isBonusStreak);
    expect(paying).toEqual([7, 14, 21]);
  });

  test.each([
    [0, 7],
    [1, 6],
    [6, 1],
    [7, 7],
    [13, 1],
  ])('after %d days the bonus is %d sign-ins away', (streak, left) => {
    expect(daysToBonus(streak)).toBe(left);
  });
});

test('the newest sign-in up to a day is found in any order', () => {
  const days = ['2026-03-02', '2026-03-04', '2026-03-03'].map((one) => ({ day: one, streak: 1 }));
  expect(newestUpTo(days, '2026-03-03')?.day).toBe('2026-03-03');
  expect(newestUpTo(days, '2026-03-09')?.day).toBe('2026-03-04');
  expect(newestUpTo(days, '2026-03-01')).toBeUndefined();
});

test('the state of sign-ins shows today, the streak and the month', () => {
  const signIns = [
    { day: '2026-02-28', streak: 3 },
    { day: '2026-03-01', streak: 4 },
  ];
  const state = signInState(signIns, '2026-03-02');
  expect(state).toMatchObject({ signed_in_today: false, streak: 4, next_bonus_in: 3 });
  expect(state.calendar).toHaveLength(31);
  expect(state.calendar.filter((one) => one.signed_in)).toEqual([
    { day: '2026-03-01', signed_in: true },
  ]);
  expect(signInState(signIns, '2026-03-01').signed_in_today).toBe(true);
  expect(signInState(signIns, '2026-03-05').streak).toBe(0);
});
