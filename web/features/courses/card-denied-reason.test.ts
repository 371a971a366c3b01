import { describe, expect, it } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { cardDeniedReason } from './card-denied-reason.ts';

const learner: User = {
  user_id: 7,
  email: 'learner@example.com',
  email_verified: true,
  name: 'Learner',
  full_name: 'Learner',
  avatar: null,
  language_preference: 'zh',
  role: 'student',
  created_at: '2025-07-01T00:00:00Z',
};
const course = {
  difficulty_level: 'advanced',
  points_required: 300,
  is_redeemed_by_user: false,
} as const;

describe('opening a course from its card', () => {
  it('lets everybody into a beginner course', () => {
    expect(
      cardDeniedReason({ ...course, difficulty_level: 'beginner' }, { user: null, points: null }),
    ).toBeNull();
  });

  it('asks a guest to log in for the others', () => {
    expect(cardDeniedReason(course, { user: null, points: null })).toEqual({ kind: 'login' });
  });

  it.each([
    [299, { kind: 'points', have: 299, need: 300 }],
    [300, null],
    [301, null],
  ])('with %i points', (points, deniedReason) => {
    expect(cardDeniedReason(course, { user: learner, points })).toEqual(deniedReason);
  });

  it('opens what was redeemed, whatever the balance', () => {
    expect(
      cardDeniedReason({ ...course, is_redeemed_by_user: true }, { user: learner, points: 0 }),
    ).toBeNull();
  });

  it('leaves the decision to the page when the balance did not load', () => {
    expect(cardDeniedReason(course, { user: learner, points: null })).toBeNull();
  });
});
