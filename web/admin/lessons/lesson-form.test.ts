import { describe, expect, test } from 'vitest';
import { createTranslator } from '#i18n/index.ts';
import { fieldMessages } from '#i18n/validation-message.ts';
import {
  type LessonValues,
  lessonBodyOf,
  lessonFormSchema,
  lessonValues,
  newLessonValues,
} from './lesson-form.ts';
import { measuredMinutesOf } from './lesson-minutes.ts';

const values = (change: Partial<LessonValues>): LessonValues => ({
  ...newLessonValues,
  title_zh: '复利',
  ...change,
});
const question = {
  id: 'q1',
  type: 'multiple_choice' as const,
  question: '',
  question_zh: '什么会增长？',
  explanation: '',
  explanation_zh: '',
  options: [
    { id: 'a', text: '', text_zh: '现金' },
    { id: 'b', text: '', text_zh: '利息' },
  ],
  answer: 'b',
};

describe('the form of a lesson', () => {
  test.each([
    ['text', { html: '<p>a</p>', html_zh: '' }],
    ['assignment', { html: '', html_zh: '<p>a</p>', pass_mark: 60, file: 'required' }],
    ['pdf', { url: '/a.pdf', page_count: 3 }],
    ['quiz', { pass_mark: 50, max_attempts: 0, retry_after_hours: null, questions: [question] }],
    [
      'video',
      {
        url: '/a.mp4',
        poster: null,
        captions: [{ language: 'en', url: '/a.vtt' }],
        transcript: [{ start: 0, end: 1, text: 'a', text_zh: '' }],
      },
    ],
  ] as const)('leaves a %s unchanged', (type, content_data) => {
    const stored = {
      ...values({}),
      duration_reason: '',
      content_data: content_data as Record<string, unknown>,
    };
    expect(lessonBodyOf(type, lessonValues(stored))).toEqual(content_data);
  });

  test('sends a true-or-false question without the options of its other type', () => {
    const truth = { ...question, type: 'true_false' as const, answer: true };
    expect(lessonBodyOf('quiz', values({ questions: [truth] })).questions).toMatchObject([
      { options: [], answer: true },
    ]);
  });

  const t = createTranslator('zh');
  test.each([
    ['text', values({ html: '<p>a</p>', title_zh: '' }), { title_zh: '请至少填写一种语言的标题' }],
    ['text', values({}), { html_zh: '请填写此项' }],
    ['text', values({ html: '<p>a</p>', duration: -1 }), { duration: '不能小于 0' }],
    ['video', values({}), { url: '请填写此项' }],
    ['quiz', values({}), { questions: '请至少添加一道题' }],
    [
      'quiz',
      values({ questions: [{ ...question, answer: null }] }),
      { 'questions.0.answer': '请选择正确答案' },
    ],
    [
      'quiz',
      values({ questions: [{ ...question, question_zh: ' ' }] }),
      { 'questions.0.question_zh': '请填写此项' },
    ],
    ['text', values({ html: '<p>a</p>' }), {}],
  ] as const)('is validated as on the server: %s', (type, input, fields) => {
    const { error } = lessonFormSchema(type).safeParse(input, { reportInput: true });
    expect(Object.keys(fieldMessages(t, error?.issues ?? []))).toEqual(Object.keys(fields));
    expect(fieldMessages(t, error?.issues ?? [])).toEqual(fields);
  });
});

test('other minutes than the measured ones need a reason', () => {
  const parse = (duration_reason: string | null) =>
    lessonFormSchema('text').safeParse(values({ html: '<p>a</p>', duration: 9, duration_reason }));
  expect(parse(null).data).toMatchObject({ duration: 9, duration_reason: '' });
  expect(parse(' Many figures ').data).toMatchObject({ duration_reason: 'Many figures' });
  expect(parse(' ').error?.issues).toMatchObject([
    { path: ['duration_reason'], message: '@required' },
  ]);
});

test('the form shows the minutes that saving would measure', () => {
  const recording = values({ url: '/uploads/a.mp4', duration: 4 });
  const stored = { content_data: { url: '/uploads/a.mp4' }, measured_minutes: 2 };
  const shown = [
    measuredMinutesOf('text', values({ html: 'word '.repeat(600) }), null),
    measuredMinutesOf('pdf', values({}), null),
    measuredMinutesOf('video', recording, null),
    measuredMinutesOf('video', recording, stored),
    measuredMinutesOf('video', { ...recording, url: 'https://example.com/a.mp4' }, stored),
  ];
  expect(shown).toEqual([3, null, 4, 2, null]);
});
