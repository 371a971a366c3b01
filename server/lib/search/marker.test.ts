import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMarker, excerptOf, type Found } from './marker.ts';
import type { NamedItem } from './names-in-search.ts';
import { readSearch } from './read-search.ts';

const ratio: NamedItem = {
  names: ['Price-to-earnings ratio', '市盈率', 'P/E', 'PE ratio'],
  standIns: ['Price-to-earnings ratio', '市盈率'],
};
const markerOf = (search: string) => createMarker(search, readSearch(search, [ratio]));
/** Matches are in brackets. */
const shown = (tokens: Found) =>
  tokens.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

describe('marks', () => {
  test.each([
    ['投资', '价值投资入门', '价值[投资]入门'],
    ['价值投资', '投资的价值', '[投资]的[价值]'],
    ['價值', '价值投资', '[价值]投资'],
    ['价值', '價值投資', '[價值]投資'],
    ['值', '价值、值得', '价[值]、[值]得'],
    ['invest', 'Investing is no sport for investors', '[Investing] is no sport for [investors]'],
    ['Investing', 'How to invest', 'How to [invest]'],
    ['resume', 'A résumé', 'A [résumé]'],
    ['ETF', '用ＥＴＦ定投', '用[ＥＴＦ]定投'],
    ['p/e', 'Put a P/E to use', 'Put a [P/E] to use'],
    ['PE ratio', '市盈率是什么', '[市盈率]是什么'],
    ['市盈率', 'The price-to-earnings ratio', 'The [price-to-earnings ratio]'],
    ['市盈率', 'To price today’s earnings', 'To price today’s earnings'],
    ['投资', '投 资', '投 资'],
    ['价值、投资', '价值、投资', '[价值]、[投资]'],
    ['b', 'A better bond', 'A better bond'],
    ['s&p', 'The S&P 500', 'The [S&P] 500'],
    ['！', '价值！', '价值！'],
    ['', '价值', '价值'],
    ['a', '', ''],
  ])('%j in %j: %s', (search, text, marked) => {
    expect(shown(markerOf(search).mark(text))).toBe(marked);
  });

  test.each([
    ['jiazhitouzi', '价值投资入门', '[价值投资]入门'],
    ['jztz', '价值投资入门', '[价值投资]入门'],
    ['touz', '价值投资入门', '价值[投资]入门'],
    ['touzi', '绿色 ETF 投资', '绿色 ETF [投资]'],
    ['jz touzi', '价值投资入门', '[价值投资]入门'],
    ['xyz', '价值投资入门', '价值投资入门'],
    ['b', 'A better bond', 'A [better] [bond]'],
  ])('%j in the title %j: %s', (search, text, marked) => {
    expect(shown(markerOf(search).mark(text, true))).toBe(marked);
  });

  test('marks pinyin only where it finds something', () => {
    expect(shown(markerOf('touzi').mark('价值投资入门'))).toBe('价值投资入门');
  });

  test('whatever is marked is still the text', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(anyText, anyText, (search, text) => {
        const tokens = createMarker(search, readSearch(search)).mark(text, true);
        expect(tokens.map((token) => token.text).join('')).toBe(text.normalize('NFC'));
        expect(tokens.every((token) => token.text !== '')).toBe(true);
      }),
    );
  });
});

describe('an excerpt', () => {
  const long = `${'先说一句闲话。'.repeat(30)}市盈率等于股价除以每股盈利。${'再说一句别的。'.repeat(30)}`;

  test('begins with the sentence that has what was found', () => {
    const { tokens, isFound } = excerptOf(long, markerOf('市盈率'));
    expect(isFound).toBe(true);
    expect(shown(tokens)).toMatch(/^…\[市盈率\]等于股价除以每股盈利。.*…$/);
    expect(shown(tokens).length).toBeLessThan(90);
  });

  test('of English cuts between words', () => {
    const text = `${'word '.repeat(60)}bond ${'other '.repeat(60)}`;
    expect(shown(excerptOf(text, markerOf('bond')).tokens)).toMatch(
      /^…(word )+\[bond\] (other )*other…$/,
    );
  });

  test('of a text without a match is its beginning', () => {
    const { tokens, isFound } = excerptOf(long, markerOf('债券'));
    expect(isFound).toBe(false);
    expect(shown(tokens)).toMatch(/^先说一句闲话。.*…$/);
  });

  test('of a short text is the text', () => {
    expect(shown(excerptOf('  学会\n看 市盈率 ', markerOf('市盈率')).tokens)).toBe(
      '学会 看 [市盈率]',
    );
    expect(excerptOf('', markerOf('市盈率')).tokens).toEqual([]);
  });

  test('of a word without end cuts no character', () => {
    const { tokens } = excerptOf('😀'.repeat(200), markerOf('x'));
    expect(shown(tokens).isWellFormed()).toBe(true);
  });
});
