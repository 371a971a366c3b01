import { describe, expect, test } from 'vitest';
import { lessonType } from '#contract/learning.ts';
import { lessonData } from '#contract/lesson-body.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import { presentLessonData, readLessonData } from './lesson-data.ts';

test.each(lessonType.options)('a valid %s is shown as the contract promises', (type) => {
  const shown = presentLessonData(type, sampleData[type]);
  expect(lessonData.parse(shown)).toEqual(shown);
  expect(shown?.type).toBe(type);
});

test('a quiz is shown without answers and explanations', () => {
  const shown = JSON.stringify(presentLessonData('quiz', sampleData.quiz));
  expect(shown).toContain('Interest on interest');
  expect(shown).not.toMatch(/answer|explanation|compounds|复利/);
});

test('HTML is clean even where what is stored is not', () => {
  const stored = { html: '<p onclick="x()">a<script>b</script></p>', html_zh: '' };
  expect(presentLessonData('text', stored)).toEqual({
    type: 'text',
    html: '<p>a</p>',
    html_zh: '',
  });
  expect(readLessonData('assignment', stored)).toEqual({
    html: '<p>a</p>',
    html_zh: '',
    pass_mark: 70,
    file: 'optional',
  });
});

describe('omitted fields have their defaults', () => {
  test('of media', () => {
    expect(presentLessonData('audio', { url: '/a.mp3' })).toEqual({
      type: 'audio',
      url: '/a.mp3',
      poster: null,
      captions: [],
      transcript: [],
    });
  });
  test('of a pdf', () => {
    expect(presentLessonData('pdf', { url: '/a.pdf' })).toEqual({
      type: 'pdf',
      url: '/a.pdf',
      page_count: null,
    });
  });
  test('of a quiz', () => {
    expect(presentLessonData('quiz', { questions: [] })).toEqual({
      type: 'quiz',
      pass_mark: 70,
      max_attempts: 3,
      retry_after_hours: 24,
      questions: [],
    });
  });
});

describe('what is not valid is not shown:', () => {
  const choice = (change: object) => ({
    questions: [{ ...(sampleData.quiz.questions as object[])[0], ...change }],
  });
  const question = (sampleData.quiz.questions as object[])[0];
  test.each([
    ['no object', 'text', null],
    ['text as JSON', 'text', '{"html":"<p>a</p>"}'],
    ['no text in either language', 'text', { html: '', html_zh: '<script>a</script>' }],
    ['a video without an address', 'video', {}],
    ['an address that runs', 'video', { url: 'javascript:alert(1)' }],
    ['an address of another host', 'pdf', { url: '//evil.example/a.pdf' }],
    ['an address that is not secure', 'audio', { url: 'http://example.com/a.mp3' }],
    ['a caption that runs', 'video', { url: '/a', captions: [{ language: 'en', url: 'data:x' }] }],
    ['a quiz without questions', 'quiz', {}],
    ['two questions of one id', 'quiz', { questions: [question, question] }],
    ['an answer that is no option', 'quiz', choice({ answer: 'z' })],
    ['a choice of one', 'quiz', choice({ options: [{ id: 'b' }] })],
    ['two options of one id', 'quiz', choice({ options: [{ id: 'b' }, { id: 'b' }] })],
    ['a truth for an answer to a choice', 'quiz', choice({ answer: true })],
    ['a kind of question that we do not know', 'quiz', choice({ type: 'essay' })],
  ] as const)('%s', (_, type, stored) => {
    expect(presentLessonData(type, stored)).toBeNull();
  });
});
