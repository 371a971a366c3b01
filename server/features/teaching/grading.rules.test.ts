import { expect, test } from 'vitest';
import { decideGrade, decideReturn } from './grading.rules.ts';

const submission = { version: 3, isCompleted: false };

test.each([
  [59, 60, undefined, 'grade'],
  [60, 60, undefined, 'complete'],
  [61, 60, 3, 'complete'],
  [0, 0, 3, 'complete'],
  [0, 1, 3, 'grade'],
  [100, 100, 3, 'complete'],
  [100, 60, 2, 'STALE_VERSION'],
  [100, 60, 4, 'STALE_VERSION'],
] as const)('%d of a pass mark of %d, having read version %s: %s', (...row) => {
  const [score, passMark, version, decision] = row;
  expect(decideGrade(submission, { score, passMark, version })).toBe(decision);
});

test.each([
  [false, undefined, 'return'],
  [false, 3, 'return'],
  [false, 2, 'STALE_VERSION'],
  [true, 3, 'INVALID_STATE'],
  [true, undefined, 'INVALID_STATE'],
] as const)('completed %s, having read version %s: %s', (isCompleted, version, decision) => {
  expect(decideReturn({ ...submission, isCompleted }, version)).toBe(decision);
});
