import { describe, expect, test } from 'vitest';
import type { LessonType } from './lesson-completion.ts';
import {
  decideMinutes,
  type MeasuredBody,
  measuredMinutes,
  measuredSeconds,
} from './measured-minutes.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const characters = (count: number) => '字'.repeat(count);
const table = '<table><tr><td></td></tr></table>';
const question = { question: '', question_zh: '', options: [] };

test.each<[string, LessonType, MeasuredBody, number | null, number]>([
  ['200 English words', 'text', { html: `<p>${words(200)}</p>` }, null, 60],
  ['300 Chinese characters', 'text', { html_zh: `<p>${characters(300)}</p>` }, null, 60],
  [
    'the longer of both languages, here English',
    'text',
    { html: words(400), html_zh: characters(300) },
    null,
    120,
  ],
  [
    'the longer of both languages, here Chinese',
    'text',
    { html: words(200), html_zh: characters(600) },
    null,
    120,
  ],
  [
    'English words within Chinese',
    'text',
    { html_zh: `${characters(150)} ${words(100)}` },
    null,
    60,
  ],
  ['punctuation', 'text', { html_zh: '，。！？——', html: '. , ; — …' }, null, 0],
  ['a number is one word', 'text', { html: Array(200).fill('1,250.50').join(' ') }, null, 60],
  [
    'a tag splits words, and entities are none',
    'text',
    { html: '<p>a</p><p>b&nbsp;c</p>' },
    null,
    1,
  ],
  ['a tag with attributes is not read', 'text', { html: `<img alt="${words(900)}">` }, null, 0],
  ['two tables', 'text', { html: table + table, html_zh: table }, null, 40],
  ['an assignment', 'assignment', { html: words(200) }, null, 120],
  ['an empty assignment', 'assignment', {}, null, 60],
  ['a quiz of three questions', 'quiz', { questions: [question, question, question] }, null, 180],
  [
    'a quiz with its options',
    'quiz',
    {
      questions: [
        { question: words(150), options: [{ text: words(50) }], question_zh: characters(30) },
      ],
    },
    null,
    120,
  ],
  ['a quiz that cannot be read', 'quiz', { questions: 'none' }, null, 0],
  ['a recording of the academy', 'video', {}, 12, 12],
  ['a recording elsewhere', 'audio', {}, null, 0],
  ['a document', 'pdf', {}, null, 0],
  ['a body that is not valid', 'text', { html: 7, html_zh: null }, null, 0],
])('%s', (_, type, body, recordingSeconds, seconds) => {
  expect(measuredSeconds(type, body, recordingSeconds)).toBe(seconds);
});

test('minutes are whole, at least one; unmeasured and unmeasurable ones are none', () => {
  expect([null, 0, 1, 12, 89, 90, 3600].map(measuredMinutes)).toEqual([null, null, 1, 1, 1, 2, 60]);
});

describe('which minutes count', () => {
  test.each([
    ['measured', 7, { minutes: 60, reason: '' }, { minutes: 7, reason: '' }],
    ['stated with a reason', 7, { minutes: 60, reason: 'Maths' }, { minutes: 60, reason: 'Maths' }],
    [
      'stated, where nothing is measured',
      null,
      { minutes: 60, reason: '' },
      { minutes: 60, reason: '' },
    ],
    ['no reason needed there', null, { minutes: 60, reason: 'Maths' }, { minutes: 60, reason: '' }],
  ])('%s', (_, measured, stated, expected) => {
    expect(decideMinutes(measured, stated)).toEqual(expected);
  });
});
