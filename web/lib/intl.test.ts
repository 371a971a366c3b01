import { expect, test } from 'vitest';
import { dateFormat, groupDigits } from './intl.ts';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [-1000, '-1,000'],
  [123456, '123,456'],
  [1234567, '1,234,567'],
  [-987654321, '-987,654,321'],
])('%i is written %s, as the browser would write it', (value, text) => {
  expect(groupDigits(value)).toBe(text);
  expect(groupDigits(value)).toBe(value.toLocaleString('en-US'));
});

test('a formatter is made once for each language and what it writes', () => {
  const long = dateFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' });
  expect(dateFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' })).toBe(long);
  expect(dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })).not.toBe(long);
  expect(dateFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Tokyo' })).not.toBe(long);
  expect(long.format(new Date('2026-03-02T00:00:00Z'))).toBe('2026年3月2日');
});
