import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';

test('a formatter is made once for each language and what it writes', () => {
  const long = dateFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' });
  expect(dateFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' })).toBe(long);
  expect(dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })).not.toBe(long);
  expect(dateFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Tokyo' })).not.toBe(long);
  expect(long.format(new Date('2026-03-02T00:00:00Z'))).toBe('2026年3月2日');
});
