import { describe, expect, it } from 'vitest';
import { missingLanguages } from './missing-language.ts';

describe('what is missing in one language', () => {
  it.each([
    ['nothing', [{ en: 'Mug', zh: '马克杯' }], []],
    ['Chinese', [{ en: 'Mug', zh: ' ' }], ['zh']],
    ['English', [{ en: '', zh: '马克杯' }], ['en']],
    [
      'both, in different fields',
      [
        { en: 'Mug', zh: '' },
        { en: '', zh: '瓷杯' },
      ],
      ['zh', 'en'],
    ],
    ['nothing where both are empty', [{ en: '', zh: '' }], []],
  ] as const)('%s', (_, texts, missing) => {
    expect(missingLanguages(texts)).toEqual(missing);
  });
});
