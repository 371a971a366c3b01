import { describe, expect, it, test } from 'vitest';
import { type LessonDetail, lessonPace } from '#contract/learning.ts';
import { canComplete, completionRule, ENOUGH_OF_MEDIA, hasCompleteButton } from './completion.ts';

const content = (type: LessonDetail['type'], rest: Partial<LessonDetail> = {}) =>
  ({ type, completed_by_user: false, content_data: null, ...rest }) as LessonDetail;

describe('what completes a content', () => {
  it('is nothing more once it is completed', () => {
    expect(completionRule(content('video', { completed_by_user: true }), 40)).toEqual({
      kind: 'done',
    });
  });

  it.each([
    [89, false],
    [90, true],
    [91, true],
  ])('of a video at %i percent', (percent, enough) => {
    expect(completionRule(content('video'), percent)).toEqual({
      kind: 'media',
      type: 'video',
      percent,
      enough,
    });
  });

  it('of a document is opening it', () => {
    expect(completionRule(content('pdf'), 0)).toEqual({ kind: 'pdf', opened: false });
    expect(completionRule(content('pdf'), 10)).toEqual({ kind: 'pdf', opened: true });
  });

  it('of a quiz is its pass mark', () => {
    const withData = content('quiz', {
      content_data: { type: 'quiz', questions: [], pass_mark: 70, max_attempts: 3 },
    });
    expect(completionRule(withData, 0)).toEqual({ kind: 'quiz', passMark: 70 });
    expect(completionRule(content('quiz'), 0)).toEqual({ kind: 'none' });
  });
});

test('the page asks for as much of a recording as the server does', () => {
  expect(ENOUGH_OF_MEDIA).toBe(lessonPace.mediaCompletionPercent);
});

describe('the button that marks as completed', () => {
  it.each([
    ['text', 0, true],
    ['video', 89, false],
    ['video', 90, true],
    ['audio', 90, true],
    ['pdf', 0, false],
    ['pdf', 1, true],
    ['quiz', 100, false],
    ['assignment', 100, false],
  ] as const)('of %s at %i percent', (type, progress, can) => {
    expect(canComplete(type, progress)).toBe(can);
  });

  it('is missing where something else completes', () => {
    expect(hasCompleteButton('quiz')).toBe(false);
    expect(hasCompleteButton('assignment')).toBe(false);
    expect(hasCompleteButton('text')).toBe(true);
  });
});
