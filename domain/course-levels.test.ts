import { expect, test } from 'vitest';
import { countAtLevel } from './course-levels.ts';

test('a level has its own courses, all levels together have all of them', () => {
  const perLevel = { beginner: 3, advanced: 4 };
  expect(countAtLevel(perLevel, 'advanced')).toBe(4);
  expect(countAtLevel(perLevel, null)).toBe(7);
});
