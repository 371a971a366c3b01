import { describe, expect, it } from 'vitest';
import type { LessonDetail } from '#contract/learning.ts';
import { createTranslator } from '#i18n/index.ts';
import { lessonProblem } from './lesson-problem.ts';

const question = {
  id: 'q1',
  type: 'multiple_choice',
  question: 'What is a bond?',
  question_zh: '债券是什么？',
  options: [
    { id: 'a', text: 'A loan', text_zh: '一笔借款' },
    { id: 'b', text: 'A share', text_zh: '一份股权' },
  ],
};
const quiz = (questions: object[]) => ({ type: 'quiz', questions, pass_mark: 70, max_attempts: 3 });
const media = (type: string, url: string) => ({
  type,
  url,
  poster: null,
  captions: [],
  transcript: [],
});

describe('a lesson that cannot be shown', () => {
  it.each([
    ['quiz', null, 'quizMissing'],
    ['video', null, 'videoUnavailable'],
    ['audio', null, 'audioUnavailable'],
    ['text', null, 'notYet'],
    ['pdf', null, 'notYet'],
    ['hologram', null, 'unsupported'],
    ['quiz', media('video', '/v.mp4'), 'quizInvalid'],
    ['text', media('video', '/v.mp4'), 'notAvailable'],
    ['quiz', quiz([]), 'noQuestions'],
    ['quiz', quiz([{ ...question, options: [] }]), 'quizInvalid'],
    ['quiz', quiz([{ ...question, question: '', question_zh: '' }]), 'quizInvalid'],
    ['video', media('video', ''), 'videoUnavailable'],
    ['audio', media('audio', ''), 'audioUnavailable'],
    ['pdf', { type: 'pdf', url: '', page_count: null }, 'notAvailable'],
    ['text', { type: 'text', html: ' ', html_zh: '' }, 'notYet'],
  ])('%s with %o says %s', (type, content_data, problem) => {
    expect(lessonProblem({ type, content_data } as LessonDetail)).toBe(problem);
  });

  it('of an unknown type has a message of its own', () => {
    const hologram = { type: 'hologram', content_data: null } as unknown as LessonDetail;
    const key = `learning.problems.${lessonProblem(hologram) ?? 'notYet'}` as const;
    expect(createTranslator('en').t(key)).toBe('This content type is not supported');
    expect(createTranslator('zh').t(key)).toBe('不支持此内容类型');
  });

  it.each([
    ['quiz', 'quizInvalid'],
    ['pdf', 'notAvailable'],
    ['assignment', 'notAvailable'],
    ['video', 'videoUnavailable'],
  ])('%s that is stored but not valid says %s', (type, problem) => {
    const content = { type, content_data: null, is_data_invalid: true };
    expect(lessonProblem(content as LessonDetail)).toBe(problem);
  });

  it.each([
    ['quiz', quiz([question])],
    ['quiz', quiz([{ ...question, type: 'true_false', options: [] }])],
    ['video', media('video', '/v.mp4')],
    ['text', { type: 'text', html: '', html_zh: '<p>通胀</p>' }],
    ['assignment', { type: 'assignment', html: '', html_zh: '', pass_mark: 60 }],
  ])('but %s with %o is shown', (type, content_data) => {
    expect(lessonProblem({ type, content_data } as LessonDetail)).toBeNull();
  });
});
