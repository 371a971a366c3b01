import { expect, test } from 'vitest';
import { mailedLink, tokenIn } from './mailed-links.ts';

test('a mailed link carries its token behind the #', () => {
  expect(mailedLink('https://academy.test', 'reset', 'abc-1')).toBe(
    'https://academy.test/auth/reset#token=abc-1',
  );
});

test.each([
  ['#token=abc-1', 'abc-1'],
  ['https://academy.test/auth/verify#token=abc-1', 'abc-1'],
  ['  https://academy.test/auth/verify#token=abc-1\n', 'abc-1'],
  ['https://academy.test/auth/verify?token=abc-1&lang=en', 'abc-1'],
  [' abc-1 ', 'abc-1'],
  ['#second-factor', '#second-factor'],
  ['', ''],
])('in %j the token is %j', (text, token) => {
  expect(tokenIn(text)).toBe(token);
});
