import { expect, test } from 'vitest';
import { percentOf } from './course-progress.rules.ts';

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 3, 33],
  [199, 200, 99],
  [3, 3, 100],
])('%i of %i contents are %i percent', (completed_contents, total_contents, percent) => {
  const count = {
    completed_contents,
    total_contents,
    next_content_id: null,
    waiting_contents: 0,
    is_completed: false,
  };
  expect(percentOf(count)).toBe(percent);
});
