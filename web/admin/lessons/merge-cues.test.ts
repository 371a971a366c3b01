import { expect, test } from 'vitest';
import { mergeCues } from './merge-cues.ts';

const english = [
  { start: 0, end: 2, text: 'Hello.' },
  { start: 2, end: 4, text: 'Welcome.' },
];

test('the first captions are the transcript', () => {
  expect(mergeCues([], 'en', english)).toEqual([
    { start: 0, end: 2, text: 'Hello.', text_zh: '' },
    { start: 2, end: 4, text: 'Welcome.', text_zh: '' },
  ]);
});

test('captions of the other language go beside them, where they begin at about the same time', () => {
  const both = mergeCues(mergeCues([], 'en', english), 'zh', [
    { start: 0.2, end: 2, text: '你好。' },
    { start: 9, end: 11, text: '再见。' },
  ]);
  expect(both).toEqual([
    { start: 0.2, end: 2, text: 'Hello.', text_zh: '你好。' },
    { start: 2, end: 4, text: 'Welcome.', text_zh: '' },
    { start: 9, end: 11, text: '', text_zh: '再见。' },
  ]);
});

test('new captions of a language replace its old ones, and keep the other language', () => {
  const both = [{ start: 0, end: 2, text: 'Helo.', text_zh: '你好。' }];
  expect(mergeCues(both, 'en', english)).toEqual([
    { start: 0, end: 2, text: 'Hello.', text_zh: '你好。' },
    { start: 2, end: 4, text: 'Welcome.', text_zh: '' },
  ]);
});
