import { expect, test } from 'vitest';
import { fileNameOf } from './file-of.ts';

test.each([
  [null, 'download'],
  ['attachment', 'download'],
  ['attachment; filename="statement.pdf"', 'statement.pdf'],
  [
    `attachment; filename="_____.csv"; filename*=UTF-8''${encodeURIComponent('积分对账单.csv')}`,
    '积分对账单.csv',
  ],
  [`attachment; filename="plain.csv"; filename*=UTF-8''%E7%A7`, 'plain.csv'],
])('%s is saved as %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
