import { expect, test } from 'vitest';
import { decideRefusal } from './earning-refusal.rules.ts';

const TIME_ZONE = 'Asia/Singapore';
const at = (time: string) => new Date(`${time}Z`);
const stranger = { role: 'student', isItsTeacher: false, hasWritten: false } as const;
const now = at('2026-05-10T04:00:00');
const old = {
  publishedAt: at('2026-01-01T00:00:00'),
  now,
  timeZone: TIME_ZONE,
  hasLessonsBefore: false,
  isUnreviewed: false,
};

test.each([
  ['a learner', stranger, null],
  ['a teacher of another course', { ...stranger, role: 'teacher' as const }, null],
  ['its teacher', { ...stranger, role: 'teacher' as const, isItsTeacher: true }, 'own_work'],
  ['its teacher who became a learner', { ...stranger, isItsTeacher: true }, 'own_work'],
  ['whoever has written a lesson of it', { ...stranger, hasWritten: true }, 'own_work'],
  ['an admin, who may edit all', { ...stranger, role: 'admin' as const }, 'own_work'],
])('%s and what a course pays them', (_, involvement, refusal) => {
  expect(decideRefusal({ ...old, ...involvement })).toBe(refusal);
});

test.each([
  // published, refusal; the academy's day begins at 16:00 UTC
  [null, null],
  ['2026-05-09T15:59:59', null],
  ['2026-05-09T16:00:00', 'too_new'],
  ['2026-05-10T03:59:59', 'too_new'],
  ['2026-05-11T00:00:00', 'too_new'],
])('a lesson published at %s pays on the days after it', (published, refusal) => {
  const publishedAt = published === null ? null : at(published);
  expect(decideRefusal({ ...old, ...stranger, publishedAt })).toBe(refusal);
});

test('a quiz pays once the lessons before it are completed', () => {
  const quiz = { ...old, ...stranger, hasLessonsBefore: true };
  expect(decideRefusal(quiz)).toBe('lessons_before');
  expect(decideRefusal({ ...quiz, publishedAt: now })).toBe('too_new');
  expect(decideRefusal({ ...quiz, hasWritten: true })).toBe('own_work');
});

test('what no admin has looked at pays once one has', () => {
  const lesson = { ...old, ...stranger, isUnreviewed: true };
  expect(decideRefusal(lesson)).toBe('unreviewed');
  expect(decideRefusal({ ...lesson, publishedAt: now })).toBe('unreviewed');
  expect(decideRefusal({ ...lesson, hasWritten: true })).toBe('own_work');
});
