import { describe, expect, test } from 'vitest';
import { decideAvailability } from './reward-availability.rules.ts';

const now = new Date('2026-03-02T02:00:00Z');

describe('redeeming a reward', () => {
  const reward = {
    status: 'active',
    expires_at: null,
    points_required: 100,
    available_stock: null,
    max_per_user: 0,
  } as const;
  const learner = { availablePoints: 100, redeemedCount: 0 };

  test.each([
    ['with just enough points', reward, learner, null],
    ['with a point too few', reward, { ...learner, availablePoints: 99 }, 'insufficient_points'],
    ['as a guest', reward, null, 'login_needed'],
    ['of the last in stock', { ...reward, available_stock: 1 }, learner, null],
    ['of an empty stock', { ...reward, available_stock: 0 }, learner, 'out_of_stock'],
    ['that is a draft', { ...reward, status: 'draft' }, learner, 'unavailable'],
    ['that is inactive', { ...reward, status: 'inactive' }, learner, 'unavailable'],
    [
      'that ends in a second',
      { ...reward, expires_at: new Date('2026-03-02T02:00:01Z') },
      learner,
      null,
    ],
    ['that ends now', { ...reward, expires_at: now }, learner, 'unavailable'],
    [
      'for the second time where two are allowed',
      { ...reward, max_per_user: 2 },
      { ...learner, redeemedCount: 1 },
      null,
    ],
    [
      'for the third time where two are allowed',
      { ...reward, max_per_user: 2 },
      { ...learner, redeemedCount: 2 },
      'max_redemptions_reached',
    ],
    [
      'for the second time where one is allowed',
      { ...reward, max_per_user: 1 },
      { ...learner, redeemedCount: 1 },
      'already_redeemed',
    ],
    ['often where any number is allowed', reward, { ...learner, redeemedCount: 999 }, null],
    ['of an empty stock as a guest', { ...reward, available_stock: 0 }, null, 'out_of_stock'],
    [
      'for the second time without the points for it',
      { ...reward, max_per_user: 1 },
      { availablePoints: 0, redeemedCount: 1 },
      'already_redeemed',
    ],
  ] as const)('%s', (_, state, who, reason) => {
    expect(decideAvailability(state, who, now)).toBe(reason);
  });
});
