import { expect, test } from 'vitest';
import { markShortCells } from './short-cells.ts';

const row = (...cells: string[]) =>
  `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`;
const marksOf = (html: string) =>
  [...markShortCells(html).matchAll(/<t[dh]([^>]*)>/g)].map(([, rest = '']) => rest.trim() !== '');

test.each([
  ['a short name at the head of a row', ['10 years', 'a long sentence about it'], [true, false]],
  ['a long one may break', ['Fixed deposits at a bank', 'Safe'], [false, false]],
  ['a short figure in any column', ['A long name at the head', 'RM 1,200'], [false, true]],
  ['short words in other columns may break', ['Year', 'Low risk'], [true, false]],
  ['Chinese characters are twice as wide', ['十年期政府', '十年期政府债券'], [true, false]],
  ['seven characters may break', ['十年期政府债券'], [false]],
  ['what is inside of other tags counts', ['<p><strong>5 years</strong></p>', ''], [true, false]],
  ['a sign counts as one', ['P&amp;L 2025', '&lt; 1 year'], [true, true]],
])('%s', (_, cells, marks) => {
  expect(marksOf(row(...cells))).toEqual(marks);
});

test('nothing but the mark is added, and a text without a table stays as it is', () => {
  expect(markShortCells('<p>10 years</p>')).toBe('<p>10 years</p>');
  expect(
    markShortCells(
      '<table><tr><th scope="row">1 year</th><td colspan="2">It is.</td></tr></table>',
    ),
  ).toBe(
    '<table><tr><th scope="row" data-short>1 year</th><td colspan="2">It is.</td></tr></table>',
  );
});
