import { describe, expect, test } from 'vitest';
import { canBeMarked, isMarked, isPlayed, isRead } from './lesson-completion.ts';

describe('a mark as completed', () => {
  test.each([
    ['text', 0, true],
    ['text', 100, true],
    ['video', 0, false],
    ['video', 89, false],
    ['video', 90, true],
    ['video', 100, true],
    ['audio', 89, false],
    ['audio', 90, true],
    ['pdf', 0, false],
    ['pdf', 1, true],
    ['quiz', 100, false],
    ['assignment', 100, false],
  ] as const)('of a %s at %i percent counts: %s', (type, progress, counts) => {
    expect(canBeMarked(type, progress)).toBe(counts);
  });
});

test.each([
  // By a mark, at a place in time, by the time spent on it.
  ['text', true, false, true],
  ['video', true, true, false],
  ['audio', true, true, false],
  ['pdf', true, false, true],
  ['quiz', false, false, false],
  ['assignment', false, false, false],
] as const)('a %s is marked: %s, played: %s, read: %s', (type, marked, played, read) => {
  expect([isMarked(type), isPlayed(type), isRead(type)]).toEqual([marked, played, read]);
});
