import { describe, expect, test } from 'vitest';
import type { LessonState } from '#contract/lessons-admin.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import { changedLanguages } from './lesson-changes.rules.ts';

const neither = { en: false, zh: false };
const english = { en: true, zh: false };
const chinese = { en: false, zh: true };
const both = { en: true, zh: true };

describe('a change counts for the language that it is in:', () => {
  const state = (content_data: Record<string, unknown>): LessonState => ({
    title: 'Interest',
    title_zh: '利息',
    description: '',
    description_zh: '',
    duration: 5,
    duration_reason: '',
    content_data,
  });
  const [choice, truth] = sampleData.quiz.questions as Record<string, unknown>[];
  const [a, b] = (choice?.options ?? []) as Record<string, unknown>[];
  const quiz = (change: object) =>
    state({ ...sampleData.quiz, questions: [{ ...choice, ...change }, truth] });
  const cue = (change: object) =>
    state({
      ...sampleData.video,
      transcript: [{ start: 0, end: 2, text: 'Hello.', text_zh: '你好。', ...change }],
    });
  test.each([
    ['text', state(sampleData.text), state({ ...sampleData.text, html: '<p>New.</p>' }), english],
    ['text', state(sampleData.text), { ...state(sampleData.text), title_zh: '复利' }, chinese],
    ['text', state(sampleData.text), { ...state(sampleData.text), duration: 9 }, neither],
    ['quiz', quiz({}), quiz({ question: 'What then?' }), english],
    ['quiz', quiz({}), quiz({ explanation_zh: '因为。' }), chinese],
    ['quiz', quiz({}), quiz({ options: [a, { ...b, text_zh: '滚雪球' }] }), chinese],
    ['quiz', quiz({}), quiz({ answer: 'a' }), neither],
    ['quiz', quiz({}), state({ ...sampleData.quiz, questions: [truth] }), both],
    ['video', cue({}), cue({ text: 'Hi.' }), english],
    ['video', cue({}), cue({ start: 1 }), neither],
    ['video', cue({}), state({ ...sampleData.video, captions: [] }), chinese],
    ['pdf', state(sampleData.pdf), state({ ...sampleData.pdf, url: '/b.pdf' }), neither],
  ] as const)('%s', (type, before, after, changed) => {
    expect(changedLanguages(type, before, after)).toEqual(changed);
  });
});
