import { expect, test } from 'vitest';
import type { LessonType } from '#domain/lesson-completion.ts';
import { acceptedProgress } from './playback-speed.rules.ts';

const openedAt = new Date('2026-05-01T00:00:00Z');
const after = (seconds: number) => new Date(openedAt.getTime() + seconds * 1000);
const lesson = (type: LessonType, minutes: number, seconds: number) => ({
  type,
  minutes,
  openedAt,
  now: after(seconds),
});

test.each<[string, LessonType, number, number, number, number]>([
  // what, type, minutes, seconds since, reported, counts
  ['nothing at the moment of opening', 'video', 10, 0, 100, 0],
  ['as reported at the speed of the recording', 'video', 10, 60, 10, 10],
  ['as reported at double speed', 'audio', 10, 60, 20, 20],
  ['double speed of what was faster', 'video', 10, 60, 100, 20],
  ['all of it after half its length', 'video', 10, 300, 100, 100],
  ['never more than reported', 'video', 10, 6000, 40, 40],
  ['never more than a hundred', 'video', 10, 6000, 100, 100],
  ['by two minutes where no length is stated', 'video', 0, 30, 100, 50],
  ['rounded down', 'video', 7, 1, 100, 0],
  ['nothing where the clock was set back', 'video', 10, -50, 100, 0],
  ['as reported for a document', 'pdf', 10, 0, 10, 10],
  ['as reported for a text', 'text', 10, 0, 100, 100],
])('of progress there counts %s', (_, type, minutes, seconds, reported, counts) => {
  expect(acceptedProgress(lesson(type, minutes, seconds), reported)).toBe(counts);
});
