import { expect, test } from 'vitest';
import { reviewQuery, reviewViews } from './review-views.ts';

const query = (text: string) => reviewQuery(reviewViews.read(new URLSearchParams(text)));

test.each([
  ['', {}],
  ['rating=2&hidden=false', { rating: 2, hidden: false }],
  ['answered=true&course_id=7', { answered: true, course_id: 7 }],
  ['rating=9&hidden=perhaps&course_id=x', {}],
  ['from=2026-02-01&to=2026-02-28', { from: '2026-02-01', to: '2026-02-28' }],
  ['from=2026-02-28&to=2026-02-01', { from: '2026-02-28' }],
])('?%s', (text, expected) => {
  expect(query(text)).toEqual({ sort: 'newest', page: 1, ...expected });
});
