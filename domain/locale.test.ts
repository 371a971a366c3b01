import { expect, test } from 'vitest';
import { htmlLang, isLocale, locales, otherLocale } from './locale.ts';

test.each([
  ['zh', true],
  ['en', true],
  ['ZH', false],
  ['fr', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%j is a language of the academy: %s', (value, is) => {
  expect(isLocale(value)).toBe(is);
});

test('each language has one other and a tag of its own', () => {
  expect(locales.map(otherLocale)).toEqual(['en', 'zh']);
  expect(locales.map((locale) => htmlLang[locale])).toEqual(['zh-CN', 'en']);
});
