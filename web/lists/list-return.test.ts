import { expect, test } from 'vitest';
import { listReturn } from './list-return.ts';

test.each([
  [null, '/admin/users'],
  ['/admin/users', '/admin/users'],
  ['/admin/users?search=lin&page=2', '/admin/users?search=lin&page=2'],
  ['/admin/users/3', '/admin/users'],
  ['https://elsewhere.example', '/admin/users'],
])('of %j the way back is %j', (stored, path) => {
  expect(listReturn('/admin/users', stored)).toBe(path);
});
