import { describe, expect, test } from 'vitest';
import { cardDeniedReason } from './course-card-access.ts';

describe('the card of a course', () => {
  const course = {
    difficulty_level: 'advanced',
    points_required: 300,
    is_redeemed_by_user: false,
    is_begun_by_user: false,
  } as const;
  const guest = { isGuest: true, isAdmin: false, have: null };
  const learner = { isGuest: false, isAdmin: false, have: 0 };

  test('lets everybody into a course for beginners', () => {
    expect(cardDeniedReason({ ...course, difficulty_level: 'beginner' }, guest)).toBeNull();
  });

  test('asks a guest to log in for the others', () => {
    expect(cardDeniedReason(course, guest)).toEqual({ kind: 'login' });
    expect(cardDeniedReason({ ...course, points_required: 0 }, guest)).toEqual({ kind: 'login' });
  });

  test.each([
    [299, { kind: 'points', have: 299, need: 300 }],
    [300, null],
    [301, null],
  ])('with %i points says %o', (have, reason) => {
    expect(cardDeniedReason(course, { ...learner, have })).toEqual(reason);
  });

  test('opens what was redeemed and whatever admins press, whatever the balance', () => {
    expect(cardDeniedReason({ ...course, is_redeemed_by_user: true }, learner)).toBeNull();
    expect(cardDeniedReason({ ...course, is_begun_by_user: true }, learner)).toBeNull();
    expect(cardDeniedReason(course, { ...learner, isAdmin: true })).toBeNull();
  });

  test('leaves the decision to the page where the balance did not load', () => {
    expect(cardDeniedReason(course, { ...learner, have: null })).toBeNull();
  });
});
