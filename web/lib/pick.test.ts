import { describe, expect, it } from 'vitest';
import { pick } from './pick.tsx';

describe('a text in the reader’s language', () => {
  it.each([
    ['zh', 'Bonds', '债券', '债券', undefined],
    ['en', 'Bonds', '债券', 'Bonds', undefined],
    ['zh', 'Bonds', '', 'Bonds', 'en'],
    ['zh', 'Bonds', '  ', 'Bonds', 'en'],
    ['en', null, '债券', '债券', 'zh-CN'],
    ['en', '', '', '', undefined],
  ] as const)('%s of %j and %j', (locale, en, zh, text, lang) => {
    expect(pick(locale, en, zh)).toEqual({ text, lang });
  });
});
