import { describe, expect, it } from 'vitest';
import { shareOf, writingReview } from './review-rules.ts';

describe('writing a review', () => {
  it.each([
    [{ isGuest: true, canReview: false, page: 1 }, 'login'],
    [{ isGuest: false, canReview: false, page: 1 }, 'notYet'],
    [{ isGuest: false, canReview: true, page: 1 }, 'form'],
    [{ isGuest: false, canReview: true, page: 2 }, 'elsewhere'],
  ] as const)('%o: %s', (situation, place) => {
    expect(writingReview(situation)).toBe(place);
  });
});

describe('the share of a number of stars', () => {
  it.each([
    [0, 0, 0],
    [0, 4, 0],
    [1, 4, 0.25],
    [4, 4, 1],
  ])('%i of %i', (count, total, share) => {
    expect(shareOf(count, total)).toBe(share);
  });
});
