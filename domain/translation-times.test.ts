import { describe, expect, test } from 'vitest';
import {
  markInSync,
  outdatedLanguage,
  restoredTimestamps,
  translationTimestamps,
} from './translation-times.ts';

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
    ['of the older language it has caught up', early, late, neither, english, now, now],
    ['of the newer language it is newer still', early, late, neither, chinese, early, now],
    ['that adds a missing translation they are in step', early, early, english, english, now, now],
    ['that adds missing Chinese they are in step', late, early, chinese, chinese, now, now],
    ['of the other one, what is missing stays behind', early, early, chinese, english, now, early],
  ] as const)('%s', (_, en, zh, lacks, changed, enAfter, zhAfter) => {
    expect(translationTimestamps({ en, zh }, lacks, changed, now)).toEqual({
      en: enAfter,
      zh: zhAfter,
    });
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

test('who says that the older language is right puts both at the later time', () => {
  expect(markInSync({ en: early, zh: late })).toEqual({ en: late, zh: late });
  expect(markInSync({ en: late, zh: early })).toEqual({ en: late, zh: late });
  expect(markInSync({ en: early, zh: early })).toEqual({ en: early, zh: early });
});

test('a restored version has its languages in sync, or one behind, as when it was saved', () => {
  const usual = { en: early, zh: now };
  expect(restoredTimestamps({ en: early, zh: early }, usual, now)).toEqual({ en: now, zh: now });
  expect(restoredTimestamps({ en: late, zh: early }, usual, now)).toEqual({ en: late, zh: early });
  expect(restoredTimestamps(null, usual, now)).toEqual(usual);
});
