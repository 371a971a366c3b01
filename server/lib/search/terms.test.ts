import { describe, expect, test } from 'vitest';
import { pinyinTermsOf, termsOf, toSearchDocument } from './terms.ts';

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

test('pinyin and initials begin at every character', () => {
  expect(pinyinTermsOf('定投')).toEqual(['dingtou', 'dt', 'tou']);
  expect(pinyinTermsOf('绿色 ETF')).toEqual(['lvse', 'ls', 'se']);
  expect(pinyinTermsOf('Bonds')).toEqual([]);
});

test('a name is typed as its surname is read', () => {
  expect(pinyinTermsOf('曾明')).toEqual(expect.arrayContaining(['zengming', 'zm']));
  expect(pinyinTermsOf('单利')).toEqual(['danli', 'dl', 'li', 'shanli', 'sl']);
});

describe('a document', () => {
  test('names the weight of each place a term is found in', () => {
    expect(toSearchDocument({ title: ['ETF'], names: ['Lim'], body: ['etf lim 7'] })).toBe(
      "'etf':1A,3C 'lim':2B,3C '7':3C",
    );
  });
  test('of an empty text are none', () => {
    expect(toSearchDocument({ title: [''], body: [] })).toBe('');
  });
  test('of a text without end is cut where PostgreSQL would refuse it, its title stays', () => {
    const body = Array.from({ length: 200_000 }, (_, n) => `word${n}`).join(' ');
    const document = toSearchDocument({ title: ['价值'], body: [body] });
    expect(Buffer.byteLength(document)).toBeLessThan(1_048_576);
    expect(document).toContain("'jiazhi':4D");
  });
});
