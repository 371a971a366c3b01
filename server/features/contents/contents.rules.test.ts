import { describe, expect, test } from 'vitest';
import type { ContentState } from '#contract/contents-admin.ts';
import { sampleData } from '../../testing/sample-contents.ts';
import {
  changedLanguages,
  copyTitle,
  decideTextTimes,
  outdatedLanguage,
} from './contents.rules.ts';

const early = new Date('2026-01-01T00:00:00Z');
const late = new Date('2026-02-01T00:00:00Z');
const now = new Date('2026-03-01T00:00:00Z');
const neither = { en: false, zh: false };
const english = { en: true, zh: false };
const chinese = { en: false, zh: true };
const both = { en: true, zh: true };

describe('after a save', () => {
  test.each([
    ['of both languages they are in step', early, late, neither, both, now, now],
    ['of no text the times stay', early, late, neither, neither, early, late],
    ['of English alone, Chinese is older', early, early, neither, english, now, early],
    ['of Chinese alone, English is older', early, early, neither, chinese, early, now],
    ['of the older language it has caught up', early, late, neither, english, late, late],
    ['of the newer language it is newer still', early, late, neither, chinese, early, now],
    [
      'that adds a missing translation they are in step',
      early,
      early,
      english,
      english,
      early,
      early,
    ],
    ['that adds missing Chinese they are in step', late, early, chinese, chinese, late, late],
    ['of the other one, what is missing stays behind', early, early, chinese, english, now, early],
  ] as const)('%s', (_, en, zh, lacks, changed, enAfter, zhAfter) => {
    expect(decideTextTimes({ en, zh }, lacks, changed, now)).toEqual({ en: enAfter, zh: zhAfter });
  });
});

test.each([
  [early, early, neither, null],
  [early, late, neither, 'en'],
  [late, early, neither, 'zh'],
  [early, late, english, null],
  [late, early, chinese, null],
  [late, early, english, 'zh'],
] as const)('English of %s and Chinese of %s, lacking %o: %s is older', (en, zh, lacks, older) => {
  expect(outdatedLanguage({ en, zh }, lacks)).toBe(older);
});

describe('a change counts for the language that it is in:', () => {
  const state = (content_data: Record<string, unknown>): ContentState => ({
    title: 'Interest',
    title_zh: '利息',
    description: '',
    description_zh: '',
    duration: 5,
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

test('the title of a copy says so, and still fits', () => {
  expect(copyTitle('Interest', ' (copy)')).toBe('Interest (copy)');
  expect(copyTitle('', '（副本）')).toBe('');
  expect(copyTitle('x'.repeat(200), '（副本）')).toHaveLength(200);
  expect(copyTitle(`${'x'.repeat(195)}😀`, '（副本）').isWellFormed()).toBe(true);
});
