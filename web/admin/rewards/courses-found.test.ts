import { expect, test } from 'vitest';
import { coursesFound } from './courses-found.ts';

const courses = [
  { course_id: 1, title: 'Reading annual reports', title_zh: '读懂财报' },
  { course_id: 2, title: 'Funds', title_zh: '基金入门' },
];
const found = (search: string, chosen: number[] = []) =>
  coursesFound(courses, search, chosen).map((course) => course.course_id);

test('courses are found by a part of either title, in any case and width', () => {
  expect(found('')).toEqual([1, 2]);
  expect(found('ＦＵＮＤ')).toEqual([2]);
  expect(found(' 财报 ')).toEqual([1]);
  expect(found('nothing')).toEqual([]);
});

test('a course that is ticked stays in the list while others are searched', () => {
  expect(found('fund', [1])).toEqual([1, 2]);
});
