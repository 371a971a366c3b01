import { pinyin } from 'pinyin-pro';
import { expect, test } from 'vitest';
import { sortTeachers, type TeacherOrder } from './sort-teachers.rules.ts';

/**
 * Imitates `name_order()` of the database: Chinese names get a prefix that sorts them after all
 * others.
 */
const orderOf = (name: string, name_zh: string) =>
  name_zh === '' ? name.toLowerCase() : `${String.fromCodePoint(0x20001)}${pinyin(name_zh)}`;

const teacher = (teacher_id: number, name: string, name_zh: string, more = {}): TeacherOrder => ({
  teacher_id,
  name,
  name_zh,
  order_zh: orderOf(name, name_zh),
  likes_count: 0,
  course_count: 0,
  search_rank: 0,
  ...more,
});

const lin = teacher(1, 'Lin Zhiyuan', '林志远', { likes_count: 5, course_count: 1 });
const chen = teacher(2, 'Tan Mei', '陈美', { likes_count: 5, course_count: 3 });
const zhang = teacher(3, 'Cheong Wei', '张伟', { likes_count: 9, course_count: 1 });
const ahmad = teacher(4, 'Ahmad Faiz', '');
const all = [lin, chen, zhang, ahmad];
const order = (...args: [Parameters<typeof sortTeachers>[1], 'zh' | 'en']) =>
  sortTeachers(all, ...args).map((row) => row.teacher_id);

test('by name in Chinese is by pinyin, Latin names last', () => {
  expect(order('name', 'zh')).toEqual([2, 1, 3, 4]);
});

test('by name in English is by the English name', () => {
  expect(order('name', 'en')).toEqual([4, 3, 1, 2]);
});

test('by popularity is by likes, then by courses', () => {
  expect(order('popularity', 'zh')).toEqual([3, 2, 1, 4]);
});

test('by courses is by courses, then by likes', () => {
  expect(order('courses', 'zh')).toEqual([2, 3, 1, 4]);
});

test('without an order the best match comes first, then the most popular', () => {
  const found = [lin, { ...chen, search_rank: 0.4 }, { ...ahmad, search_rank: 0.9 }, zhang];
  expect(sortTeachers(found, undefined, 'zh').map((row) => row.teacher_id)).toEqual([4, 2, 3, 1]);
});
