import { expect, test } from 'vitest';
import type { LessonType } from '#domain/lesson-completion.ts';
import { secondsUntilPaid } from './reading-time.rules.ts';

const openedAt = new Date('2026-05-01T00:00:00Z');
const after = (seconds: number) => new Date(openedAt.getTime() + seconds * 1000);

test.each<[LessonType, number, number, number]>([
  // type, minutes, seconds since, seconds left
  ['text', 10, 0, 60],
  ['text', 10, 59.2, 1],
  ['text', 10, 60, 0],
  ['pdf', 1, 0, 6],
  ['pdf', 0, 0, 12],
  ['text', 0, 12, 0],
  ['text', 10, -50, 60],
  ['video', 10, 0, 60],
  ['quiz', 10, 0, 0],
  ['assignment', 10, 0, 0],
])('a %s of %i minutes opened %d seconds ago earns in %i', (type, minutes, seconds, left) => {
  const clock = { openedAt, countedAt: null, now: after(seconds) };
  expect(secondsUntilPaid({ type, minutes, isOwnRecording: false }, clock)).toBe(left);
});

test('a recording of the academy takes half of its length', () => {
  const video = { type: 'video', minutes: 10, isOwnRecording: true } as const;
  const clock = { openedAt, countedAt: null, now: after(100) };
  expect(secondsUntilPaid(video, clock)).toBe(200);
});

test.each([
  // seconds of the completion before, seconds left
  [-600, 0],
  [0, 0],
  [70, 30],
  [100, 60],
])('the completion before it, %i seconds after opening, leaves %i to go', (counted, left) => {
  const text = { type: 'text', minutes: 10, isOwnRecording: false } as const;
  const clock = { openedAt, countedAt: after(counted), now: after(100) };
  expect(secondsUntilPaid(text, clock)).toBe(left);
});
