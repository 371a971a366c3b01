import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const file = path.join(import.meta.dirname, 'data/character-order.txt');
const characters = [...fs.readFileSync(file, 'utf8').replaceAll('\n', '')];

test('the characters by which names are ordered are those of ICU’s pinyin, each once', () => {
  expect(characters.length).toBe(8836);
  expect(new Set(characters).size).toBe(characters.length);
  const byPinyin = new Intl.Collator('zh-u-co-pinyin').compare;
  expect(characters.toSorted(byPinyin)).toEqual(characters);
});
