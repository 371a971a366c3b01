import { describe, expect, test } from 'vitest';
import { offerOf } from './course-offer.ts';

describe('what the page of a course offers', () => {
  const course = { status: 'active', points_required: 300 } as const;
  const guest = { isGuest: true, have: null };

  test('is nothing to buy where no lesson is locked', () => {
    expect(offerOf(course, null, guest)).toEqual({ kind: 'open' });
    expect(offerOf({ ...course, status: 'inactive' }, null, guest)).toEqual({ kind: 'open' });
  });

  test('is never redeeming for 0 points where the price is in money alone', () => {
    const sold = { ...course, points_required: 0 };
    expect(offerOf(sold, 'login', guest)).toEqual({ kind: 'money' });
    expect(offerOf(sold, 'redeem', { isGuest: false, have: 500 })).toEqual({ kind: 'money' });
  });

  test('is no second payment where access that points paid for was ended', () => {
    const rich = { isGuest: false, have: 900, canRedeem: false };
    expect(offerOf(course, 'redeem', rich)).toEqual({ kind: 'ended' });
  });

  test('is logging in for a guest', () => {
    expect(offerOf(course, 'login', guest)).toEqual({ kind: 'login', need: 300 });
  });

  test.each([
    [299, { kind: 'short', need: 300, have: 299, missing: 1 }],
    [300, { kind: 'redeem', need: 300, have: 300 }],
    [301, { kind: 'redeem', need: 300, have: 301 }],
    [null, { kind: 'redeem', need: 300, have: null }],
  ])('with %s points is %o', (have, offer) => {
    expect(offerOf(course, 'redeem', { isGuest: false, have })).toEqual(offer);
  });

  test('is nothing once the course was withdrawn, for who did not redeem it', () => {
    const withdrawn = { ...course, status: 'inactive' } as const;
    const rich = { isGuest: false, have: 900 };
    expect(offerOf(withdrawn, 'redeem', rich)).toEqual({ kind: 'unavailable' });
  });
});
