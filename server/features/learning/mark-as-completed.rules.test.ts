import { expect, test } from 'vitest';
import { lessonTypes } from '#domain/lesson-completion.ts';
import { decideCompletion } from './mark-as-completed.rules.ts';

test.each([
  ['video', 89, 'not_yet'],
  ['video', 90, 'complete'],
  ['quiz', 100, 'not_yet'],
] as const)('marking a %s at %i percent: %s', (type, progress, decision) => {
  expect(decideCompletion({ type, progress, isCompleted: false })).toBe(decision);
});

test.each(lessonTypes)('a %s that is completed stays so', (type) => {
  const decision = decideCompletion({ type, progress: 0, isCompleted: true });
  expect(decision).toBe('already_completed');
});
