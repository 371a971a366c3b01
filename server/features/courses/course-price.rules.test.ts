import { expect, test } from 'vitest';
import { coursePays, isPriceRefused } from './course-price.rules.ts';

const amounts = { lesson: 5, quiz: 20, paysCourses: true };

test('a course pays its own points, and those of each lesson and quiz', () => {
  const course = { points_reward: 100, lessons: 6, quizzes: 1 };
  expect(coursePays(course, amounts)).toBe(150);
  expect(coursePays(course, { ...amounts, paysCourses: false })).toBe(50);
  expect(coursePays({ points_reward: 0, lessons: 0, quizzes: 0 }, amounts)).toBe(0);
});

test.each<[string, [number, number], [number, number], boolean, boolean]>([
  ['as much as it costs', [0, 0], [150, 150], false, false],
  ['one point more', [0, 0], [150, 151], false, true],
  ['not opened by points', [0, 500], [0, 600], false, false],
  ['a free course gets a price that is too low', [0, 150], [100, 150], false, true],
  ['too much already, and unchanged', [100, 150], [100, 150], false, false],
  ['too much already, and less so', [100, 150], [120, 150], false, false],
  ['too much already, and more so', [100, 150], [100, 155], false, true],
  ['too much already, and published', [100, 150], [100, 150], true, true],
  ['no longer opened by points', [100, 150], [0, 150], true, false],
])('%s', (_, [wasRequired, paid], [required, pays], becomesActive, isRefused) => {
  const before = { required: wasRequired, pays: paid };
  expect(isPriceRefused(before, { required, pays }, becomesActive)).toBe(isRefused);
});
