import { expect, test } from 'vitest';
import type { LessonType } from '#domain/lesson-completion.ts';
import { isCoursePaid, secondsUntilPaid } from './reading-time.rules.ts';

const openedAt = new Date('2026-05-01T00:00:00Z');
const after = (seconds: number) => new Date(openedAt.getTime() + seconds * 1000);
const lesson = (type: LessonType, minutes: number, seconds: number) => ({
  type,
  minutes,
  openedAt,
  now: after(seconds),
});

test.each<[LessonType, number, number, number]>([
  // type, minutes, seconds since, seconds left
  ['text', 10, 0, 60],
  ['text', 10, 59.2, 1],
  ['text', 10, 60, 0],
  ['pdf', 1, 0, 6],
  ['pdf', 0, 0, 12],
  ['text', 0, 12, 0],
  ['text', 10, -50, 60],
  ['video', 10, 0, 0],
  ['quiz', 10, 0, 0],
  ['assignment', 10, 0, 0],
])('a %s of %i minutes opened %d seconds ago earns in %i', (type, minutes, seconds, left) => {
  expect(secondsUntilPaid(lesson(type, minutes, seconds))).toBe(left);
});

test.each([
  [60, openedAt, 359, false],
  [60, openedAt, 360, true],
  [60, null, 360, false],
  [0, null, 0, true],
])('a course of %i minutes opened at %s pays after %i seconds: %s', (minutes, opened, s, pays) => {
  expect(isCoursePaid({ minutes, openedAt: opened, now: after(s) })).toBe(pays);
});
