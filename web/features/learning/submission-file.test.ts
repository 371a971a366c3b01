import { expect, test } from 'vitest';
import { MEGABYTE } from '#domain/units.ts';
import { createTranslator } from '#i18n/index.ts';
import { submissionFileProblem, submissionLimits } from './submission-file.ts';

test.each([
  ['plan.pdf', 1, null],
  ['计划.DOCX', 10 * MEGABYTE, null],
  ['photo.jpeg', 5, null],
  ['plan.pdf', 10 * MEGABYTE + 1, 'size'],
  ['plan.pdf', 0, 'empty'],
  ['drawing.svg', 5, 'type'],
  ['page.html', 0, 'type'],
  ['plan', 5, 'type'],
])('%s of %d bytes: %s', (name, size, problem) => {
  expect(submissionFileProblem({ name, size })).toBe(problem);
});

test('the hint names the accepted types', () => {
  expect(submissionLimits(createTranslator('en').t)).toEqual({
    types: 'pictures (PNG, JPG, WEBP), PDF, Word, Excel or plain text files',
    limit: '10',
  });
});
