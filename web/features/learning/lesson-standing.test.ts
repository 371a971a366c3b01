import { describe, expect, it } from 'vitest';
import { lessonStanding } from './lesson-facts.tsx';
import { lockTitle } from './lesson-lock.tsx';

describe('the status of a lesson in the outline', () => {
  const lesson = {
    locked: null,
    completed_by_user: false,
    waits_for_teacher: false,
    user_progress: 0,
  };
  it.each([
    ['new', lesson],
    ['started', { ...lesson, user_progress: 40 }],
    ['waiting', { ...lesson, user_progress: 40, waits_for_teacher: true }],
    ['done', { ...lesson, completed_by_user: true }],
    ['locked', { ...lesson, locked: 'redeem' as const }],
    ['done', { ...lesson, locked: 'redeem' as const, completed_by_user: true }],
  ] as const)('is %s', (standing, content) => {
    expect(lessonStanding(content)).toBe(standing);
  });
});

describe('the title of a locked lesson', () => {
  it.each([
    ['login', 100, 'pointsTitle'],
    ['login', 0, 'loginTitle'],
    ['redeem', 100, 'redeemTitle'],
  ] as const)('for the lock %s of a course for %i points is %s', (locked, points, title) => {
    expect(lockTitle(locked, points)).toBe(title);
  });
});
