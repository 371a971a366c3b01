import { describe, expect, test } from 'vitest';
import { CODE_LINES } from '#contract/rewards-codes-admin.ts';
import { AppError } from '#server/lib/app-error.ts';
import {
  codeLinesToShow,
  countCodeFates,
  maskCode,
  readCodeList,
  withStored,
} from './codes.rules.ts';

const fatesOf = (list: string) =>
  readCodeList(list).lines.map(({ line, code, fate }) => `${line} ${code} ${fate}`);

describe('a list of codes', () => {
  test('has one a line; blank lines and spaces around do not count', () => {
    expect(fatesOf(' AB-1234 \r\n\r\n  CD-5678\n')).toEqual(['1 AB-1234 added', '3 CD-5678 added']);
  });

  test.each([
    ['a CSV with a heading', 'Amount,Voucher Code\n10,AB-1234\n10,CD-5678', true],
    ['a CSV with a Chinese heading', '\uFEFF兑换码,面额\nAB-1234,10\nCD-5678,10', true],
    ['a pasted table', 'code\texpires\nAB-1234\t2027-01-01\nCD-5678\t2027-01-01', true],
    ['a table without a heading', 'AB-1234;10\nCD-5678;10', true],
    ['a column with a heading', 'Code\nAB-1234\nCD-5678', false],
    ['quoted cells', '"AB-1234"\n"CD-5678"', false],
    ['codes typed in full width', 'ＡＢ－１２３４\nCD-5678', false],
  ])('is read from %s', (_, list, hasOtherColumns) => {
    const read = readCodeList(list);
    expect(read.lines.map(({ code }) => code)).toEqual(['AB-1234', 'CD-5678']);
    expect(read.hasOtherColumns).toBe(hasOtherColumns);
  });

  test('names the second of two equal codes, and what is no code', () => {
    expect(fatesOf('AB-1234\nAB-1234\nab-1234\n123\n面额十元\nA  B12')).toEqual([
      '1 AB-1234 added',
      '2 AB-1234 duplicate',
      '3 ab-1234 added',
      '4 123 invalid',
      '5 面额十元 invalid',
      '6 A  B12 invalid',
    ]);
  });

  test.each([
    ['x'.repeat(200), 'added'],
    ['x'.repeat(201), 'invalid'],
    ['https://books.example.com/r/8Zq1', 'added'],
    ['1234 5678 9012', 'added'],
    ['AB\u200B1234', 'invalid'],
  ])('%s is %s', (code, fate) => {
    expect(readCodeList(code).lines[0]?.fate).toBe(fate);
  });

  test.each([
    ['nothing', ' \n '],
    ['a heading alone', 'code'],
    ['one line too many', Array.from({ length: CODE_LINES + 1 }, (_, i) => `C-${i}-X`).join('\n')],
    ['a line without end', `"${'x'.repeat(20_000)}`],
  ])('is refused with %s', (_, list) => {
    expect(() => readCodeList(list)).toThrow(AppError);
  });

  test('of the full length is read', () => {
    const list = Array.from({ length: CODE_LINES }, (_, i) => `C-${i}-X`).join('\n');
    expect(readCodeList(`code\n${list}`).lines).toHaveLength(CODE_LINES);
  });
});

test('stored codes are not added again, and are reported first', () => {
  const lines = withStored(readCodeList('AB-1\nAB-2\nAB-2\nAB-3').lines, new Set(['AB-2']));
  expect(countCodeFates(lines)).toEqual({ added: 2, duplicate: 1, stored: 1, invalid: 0 });
  expect(codeLinesToShow(lines, 3).map(({ line }) => line)).toEqual([2, 3, 1]);
});

test.each([
  ['ABCD-EFGH-IJKL', '••••IJKL'],
  ['ABCDEFGHI', '••••GHI'],
  ['ABCD', '••••D'],
])('admins see %s as %s', (code, masked) => {
  expect(maskCode(code)).toBe(masked);
});
