import { expect, test } from 'vitest';
import { pastedNumbers } from './pasted-numbers.ts';

test.each([
  ['one number', 'SP001', ['SP001']],
  ['a column of a spreadsheet', 'SP001\r\nSP002\r\n', ['SP001', 'SP002']],
  ['the first of two columns', 'SP001\tPaid\nSP002\tPaid', ['SP001', 'SP002']],
  ['a column with an empty cell', 'SP001\n\nSP003', ['SP001', '', 'SP003']],
  ['nothing', ' \n', []],
])('%s is read line by line', (_, text, numbers) => {
  expect(pastedNumbers(text)).toEqual(numbers);
});
