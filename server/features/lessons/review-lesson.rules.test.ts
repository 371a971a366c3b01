import { expect, test } from 'vitest';
import type { LessonState } from '#contract/lessons-admin.ts';
import { canReviewLesson, needsReview } from './review-lesson.rules.ts';

test.each([
  [true, false, true, true],
  [true, true, true, false],
  [true, true, false, true],
  [false, true, false, false],
  [false, false, true, false],
])(
  'admin %s, teaches it %s, others %s: reviews %s',
  (isAdmin, isItsTeacher, hasOtherAdmins, can) => {
    expect(canReviewLesson({ isAdmin, isItsTeacher, hasOtherAdmins })).toBe(can);
  },
);

const state = (change: Partial<LessonState> = {}): LessonState => ({
  title: 'Interest',
  title_zh: '利息',
  description: '',
  description_zh: '',
  duration: 5,
  duration_reason: '',
  content_data: { questions: [{ answer: 'a' }] },
  ...change,
});

test.each<[string, 'quiz' | 'text' | 'video', Partial<LessonState>, boolean]>([
  ['a title', 'quiz', { title: 'Compound interest' }, false],
  ['a key', 'quiz', { content_data: { questions: [{ answer: 'b' }] } }, true],
  ['a text', 'text', { content_data: { html: 'a' } }, false],
  ['minutes', 'text', { duration: 4 }, true],
  ['a reason for minutes', 'text', { duration_reason: 'Exercises' }, true],
  ['another recording', 'video', { content_data: { url: '/uploads/b.mp4' } }, true],
])('%s of a %s lesson', (_, type, change, needs) => {
  expect(needsReview(type, state(), state(change))).toBe(needs);
});
