import { describe, expect, test } from 'vitest';
import { canBeMarked, isMarked, isPlayed, isRead, lessonTypes } from './lesson-completion.ts';

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

test('quizzes and assignments complete by themselves, all others by a mark', () => {
  expect(lessonTypes.filter((type) => !isMarked(type))).toEqual(['quiz', 'assignment']);
});

test('only video and audio are left at a place in time', () => {
  expect(lessonTypes.filter(isPlayed)).toEqual(['video', 'audio']);
});

test('only texts and documents earn by the time spent on them', () => {
  expect(lessonTypes.filter(isRead)).toEqual(['text', 'pdf']);
});
