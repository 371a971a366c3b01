import { describe, expect, test } from 'vitest';
import { lessonType } from '#contract/learning.ts';
import { decideCompletion, isPlayed } from './learning.rules.ts';

describe('marking as completed', () => {
  test.each([
    ['text', 0, 'complete'],
    ['text', 100, 'complete'],
    ['video', 0, 'not_yet'],
    ['video', 89, 'not_yet'],
    ['video', 90, 'complete'],
    ['video', 100, 'complete'],
    ['audio', 89, 'not_yet'],
    ['audio', 90, 'complete'],
    ['pdf', 0, 'not_yet'],
    ['pdf', 1, 'complete'],
    ['quiz', 100, 'not_yet'],
    ['assignment', 100, 'not_yet'],
  ] as const)('a %s at %i percent: %s', (type, progress, decision) => {
    expect(decideCompletion({ type, progress, isCompleted: false })).toBe(decision);
  });

  test.each(lessonType.options)('a %s that is completed stays so', (type) => {
    const decision = decideCompletion({ type, progress: 0, isCompleted: true });
    expect(decision).toBe('already_completed');
  });
});

test('only video and audio are left at a place in time', () => {
  expect(lessonType.options.filter(isPlayed)).toEqual(['video', 'audio']);
});
