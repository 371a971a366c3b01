import { expect, test } from 'vitest';
import { type CsvCell, csvRow, csvTable } from './csv.ts';

test.each<[CsvCell, string]>([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  [0, '0'],
  [-5, '-5'],
  [1_234_567, '1234567'],
  ['价值投资入门', '价值投资入门'],
  ['《价值投资》，第一课', '《价值投资》，第一课'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['a\tb', '"a\tb"'],
  [' padded ', '" padded "'],
  ['1=1', '1=1'],
  ['a-b', 'a-b'],
  ['=1+1', "'=1+1"],
  ['+65 8123', "'+65 8123"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\u200B=1+1', "'\u200B=1+1"],
  ['\t=1+1', '"\'\t=1+1"'],
  ['\r=1+1', '"\'\r=1+1"'],
  ['\nnext', '"\'\nnext"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['=HYPERLINK("https://evil.example";"x")', '"\'=HYPERLINK(""https://evil.example"";""x"")"'],
])('the cell %j is written as %j', (cell, written) => {
  expect(csvRow([cell])).toBe(`${written}\r\n`);
});

test.each([
  ['+65 8123 4120', '+65 8123 4120'],
  ['+6581234120', '+6581234120'],
  ['+65-8123-4120', '+65 8123 4120'],
  ['(010) 6552-9988', '010 6552 9988'],
  ['＋８６ 138 0013 8000', "'＋８６ 138 0013 8000"],
  ['13800138000', '13800138000'],
  ['', ''],
  ['-65 8123', '65 8123'],
  ['+1+1', "'+1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['=1+1', "'=1+1"],
  ['+65 8123 ext. 4', "'+65 8123 ext. 4"],
])('the phone number %j is written as %j', (phone, written) => {
  expect(csvRow([{ phone }])).toBe(`${written}\r\n`);
});

test('a table begins with one byte-order mark and its header', async () => {
  async function* batches() {
    yield [
      ['a', 1],
      ['b', -2],
    ];
    yield [];
    yield [['c', 3]];
  }
  let text = '';
  for await (const part of csvTable(['名称', '积分'], batches())) text += part;
  expect(text).toBe('\uFEFF名称,积分\r\na,1\r\nb,-2\r\nc,3\r\n');
});
