import { expect, test } from 'vitest';
import { groupDigits } from './intl.ts';

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
