import { describe, expect, test } from 'vitest';
import { lacksLanguage, missingLanguages, shownLanguage } from './bilingual.ts';

describe('the languages that lack a text', () => {
  test.each([
    ['none where both are there', [{ en: 'Bonds', zh: '债券' }], []],
    ['none where both are empty', [{ en: '', zh: ' ' }], []],
    ['none where both were never written', [{ en: null, zh: '' }], []],
    ['Chinese where English is alone', [{ en: 'Bonds', zh: ' ' }], ['zh']],
    ['English where Chinese is alone', [{ en: null, zh: '债券' }], ['en']],
    [
      'both where each has a text of its own',
      [
        { en: 'Bonds', zh: '' },
        { en: '', zh: '债券' },
      ],
      ['zh', 'en'],
    ],
  ])('are %s', (_, texts, missing) => {
    expect(missingLanguages(texts)).toEqual(missing);
    expect(lacksLanguage(texts, 'en')).toBe(missing.includes('en'));
  });
});

test.each([
  ['zh', 'Bonds', '债券', 'zh'],
  ['en', 'Bonds', '债券', 'en'],
  ['zh', 'Bonds', ' ', 'en'],
  ['en', null, '债券', 'zh'],
  ['zh', '', '', 'zh'],
  ['en', '', null, 'en'],
] as const)('a reader of %s sees of %j and %j the one in %s', (reader, en, zh, language) => {
  expect(shownLanguage({ en, zh }, reader)).toBe(language);
});
