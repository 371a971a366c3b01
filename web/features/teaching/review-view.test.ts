import { expect, test } from 'vitest';
import { reviewQueryOf, taughtReviewViews } from './review-view.ts';

test.each([
  ['', { page: 1 }],
  ['state=open&page=2', { page: 2, answered: false }],
  ['state=answered&course_id=7&rating=1', { page: 1, answered: true, course_id: 7, rating: 1 }],
  ['state=lost&course_id=-1&rating=6', { page: 1 }],
])('%j asks for %j', (text, query) => {
  expect(reviewQueryOf(taughtReviewViews.read(new URLSearchParams(text)))).toEqual(query);
});
