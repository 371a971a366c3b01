import { expect, test } from 'vitest';
import { teachersFound } from './teachers-found.ts';

const teachers = [
  { teacher_id: 1, name: 'Lin Zhiyuan', name_zh: '林志远' },
  { teacher_id: 2, name: 'Chen Wei', name_zh: '陈伟' },
];

test.each([
  ['', null, [1, 2]],
  ['LIN', null, [1]],
  ['陈', null, [2]],
  [' ｃｈｅｎ ', null, [2]],
  ['nobody', null, []],
  ['nobody', 1, [1]],
  ['n\nl', null, []],
])('%j with %j chosen finds %j', (search, chosen, ids) => {
  expect(teachersFound(teachers, search, chosen).map((one) => one.teacher_id)).toEqual(ids);
});
