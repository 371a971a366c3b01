import { describe, expect, it } from 'vitest';
import type { LessonDetail } from '#contract/learning.ts';
import { completionRule } from './completion-rule.ts';

const content = (type: LessonDetail['type'], rest: Partial<LessonDetail> = {}) =>
  ({ type, completed_by_user: false, content_data: null, ...rest }) as LessonDetail;

describe('what completes a lesson', () => {
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
      kind: 'watched',
      percent,
      enough,
    });
  });

  it('of a document is opening it', () => {
    expect(completionRule(content('pdf'), 0)).toEqual({
      kind: 'opened',
      percent: 0,
      enough: false,
    });
    expect(completionRule(content('pdf'), 10)).toEqual({
      kind: 'opened',
      percent: 10,
      enough: true,
    });
  });

  it('of a quiz is its pass mark', () => {
    const withData = content('quiz', {
      content_data: {
        type: 'quiz',
        questions: [],
        pass_mark: 70,
        max_attempts: 3,
        retry_after_hours: 24,
      },
    });
    expect(completionRule(withData, 0)).toEqual({ kind: 'passed', passMark: 70 });
    expect(completionRule(content('quiz'), 0)).toEqual({ kind: 'none' });
  });
});
