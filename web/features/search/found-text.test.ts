import { expect, test } from 'vitest';
import { pickFound } from './found-text.tsx';

const en = [{ text: 'P/E', found: false }];
const enFound = [{ text: 'P/E', found: true }];
const zh = [{ text: '市盈率', found: false }];
const zhFound = [{ text: '市盈率', found: true }];

test.each([
  ['the reader’s language', en, zhFound, zhFound, null],
  ['the reader’s language where both have it', enFound, zhFound, zhFound, null],
  ['both where only the other has it', enFound, zh, zh, enFound],
  ['the other where there is no other text', enFound, [], enFound, null],
])('a result shows %s', (_, english, chinese, shown, also) => {
  const picked = pickFound('zh', english, chinese);
  expect(picked.shown.text).toEqual(shown);
  expect(picked.also?.text ?? null).toEqual(also);
});

test('text in the other language says so', () => {
  expect(pickFound('en', [], zh).shown.lang).toBe('zh-CN');
  expect(pickFound('zh', enFound, zh).also?.lang).toBe('en');
  expect(pickFound('zh', en, zh).shown.lang).toBeUndefined();
});
