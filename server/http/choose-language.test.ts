import { expect, test } from 'vitest';
import { localeOf } from './choose-language.ts';

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['en', 'en'],
  ['en-SG,en;q=0.9,zh;q=0.8', 'en'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh'],
  ['ms-MY,ms;q=0.9', 'zh'],
  ['fr, EN-gb', 'en'],
])('Accept-Language %s is answered in %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale);
});
