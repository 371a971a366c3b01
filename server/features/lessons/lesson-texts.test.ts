import { expect, test } from 'vitest';
import { sampleData } from '#server/testing/sample-lessons.ts';
import { lessonTexts } from './lesson-texts.ts';

test.each([
  ['text', { en: 'Read me.', zh: '请读。' }],
  ['assignment', { en: 'Write a plan.', zh: '写一份计划。' }],
  ['video', { en: 'Hello.', zh: '你好。' }],
  ['audio', { en: '', zh: '' }],
  ['pdf', { en: '', zh: '' }],
  ['quiz', { en: 'What grows? Prices rise.', zh: '什么会增长？ 物价会上涨。' }],
] as const)('a %s says %o', (type, texts) => {
  expect(lessonTexts(type, sampleData[type])).toEqual(texts);
});

test.each([null, 'text', [], { html: 7 }, { questions: [null, 'x', { question: {} }] }])(
  '%j yields no text and no error',
  (data) => {
    expect(lessonTexts('text', data)).toEqual({ en: '', zh: '' });
    expect(lessonTexts('quiz', data)).toEqual({ en: '', zh: '' });
  },
);
