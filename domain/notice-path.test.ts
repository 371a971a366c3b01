import { expect, test } from 'vitest';
import { openedNotice, pathOfNotice } from './notice-path.ts';

test.each([
  ['/orders', '/orders?notice=7'],
  ['/profile?tab=redemptions&redemption=3', '/profile?tab=redemptions&redemption=3&notice=7'],
  ['/admin/points?user=2#adjust', '/admin/points?user=2&notice=7#adjust'],
])('the page %s is opened from a notice as %s', (path, opened) => {
  expect(pathOfNotice(path, 7)).toBe(opened);
  const { search } = new URL(opened, 'https://academy.example');
  const before = new URL(path, 'https://academy.example').search.replace('?', '');
  expect(openedNotice(search)).toEqual({ noticeId: 7, search: before });
});

test.each([
  '',
  '?tab=redemptions',
  '?notice=',
  '?notice=0',
  '?notice=-1',
  '?notice=1e3',
  '?notice=9999999999',
])('the query %s names no notice', (search) => {
  expect(openedNotice(search)).toBeNull();
});
