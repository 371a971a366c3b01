import { expect, test } from 'vitest';
import { pinyinTermsOf } from './pinyin.ts';

test('pinyin and initials begin at every character', () => {
  expect(pinyinTermsOf('定投')).toEqual(['dingtou', 'dt', 'tou']);
  expect(pinyinTermsOf('绿色 ETF')).toEqual(['lvse', 'ls', 'se']);
  expect(pinyinTermsOf('Bonds')).toEqual([]);
});

test('a name is typed as its surname is read', () => {
  expect(pinyinTermsOf('曾明')).toEqual(expect.arrayContaining(['zengming', 'zm']));
  expect(pinyinTermsOf('单利')).toEqual(['danli', 'dl', 'li', 'shanli', 'sl']);
});
