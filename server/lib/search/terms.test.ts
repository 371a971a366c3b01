import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';

test.each([
  ['价值投资', ['价', '值', '投', '资', '价值', '值投', '投资']],
  ['價值投資', ['价', '值', '投', '资', '价值', '值投', '投资']],
  ['A股 B股', ['a', '股', 'b']],
  ['ＥＴＦ１２', ['etf12']],
  ['Café, RÉSUMÉ', ['cafe', 'resume']],
  ["Don't panic!", ['don', 't', 'panic']],
  ['S&P 500 / 401(k)', ['s', 'p', '500', '401', 'k']],
  ['乾 乾坤', ['干', '坤', '干坤']],
  ['', []],
  ['，。！？', []],
])('the terms of %j are %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('a word longer than any word is cut', () => {
  expect(termsOf('x'.repeat(5000))).toEqual(['x'.repeat(60)]);
});
