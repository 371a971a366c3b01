import { describe, expect, it } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { courseAccess } from './course-access.ts';

const user = { user_id: 7, role: 'student' } as User;
const premium = {
  is_free: false,
  is_redeemed_by_user: false,
  points_required: 300,
  status: 'active',
} as const;
const locked = [{ locked: 'redeem' }, { locked: 'redeem' }] as const;
const open = [{ locked: null }] as const;
const guest = { user: null, points: null };

describe('the access to a course', () => {
  it('is open to a guest where the contents are', () => {
    expect(courseAccess({ ...premium, is_free: true }, open, guest)).toEqual({ kind: 'open' });
  });

  it('asks a guest to log in for a premium course', () => {
    expect(courseAccess(premium, [{ locked: 'login' }], guest)).toEqual({
      kind: 'login',
      need: 300,
    });
  });

  it.each([
    [299, { kind: 'short', need: 300, have: 299, missing: 1 }],
    [300, { kind: 'redeem', need: 300, have: 300 }],
    [301, { kind: 'redeem', need: 300, have: 301 }],
    [null, { kind: 'redeem', need: 300, have: null }],
  ])('with %s points', (points, access) => {
    expect(courseAccess(premium, locked, { user, points })).toEqual(access);
  });

  it('is open to staff, whom the API locks out of nothing', () => {
    expect(courseAccess(premium, open, { user, points: 0 })).toEqual({ kind: 'open' });
  });

  it('stays open after the course has been withdrawn, for who redeemed it', () => {
    const withdrawn = { ...premium, status: 'inactive' } as const;
    expect(courseAccess(withdrawn, open, { user, points: 0 })).toEqual({ kind: 'open' });
    expect(courseAccess(withdrawn, locked, { user, points: 900 })).toEqual({ kind: 'unavailable' });
  });

  it('depends on the course alone while it has no lessons', () => {
    expect(courseAccess({ ...premium, is_free: true }, [], guest)).toEqual({ kind: 'open' });
    expect(courseAccess(premium, [], guest)).toEqual({ kind: 'login', need: 300 });
  });
});
