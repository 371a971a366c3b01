import { describe, expect, test } from 'vitest';
import { pick } from './pick.tsx';
import { onlyShownTexts } from './shown-texts.ts';

const course = { id: 7, title: 'Funds', title_zh: '基金', note: null, note_zh: '说明', tag: 'new' };

describe('the texts of a record that a reader sees', () => {
  test.each([
    ['zh', { title_zh: '基金' }],
    ['en', { title: 'Funds' }],
  ] as const)('are those of their language (%s)', (locale, title) => {
    expect(onlyShownTexts(course, locale)).toEqual({
      id: 7,
      ...title,
      note: null,
      note_zh: '说明',
      tag: 'new',
    });
  });

  test.each(['zh', 'en'] as const)(
    'are the other language’s where theirs is empty (%s)',
    (locale) => {
      for (const item of [
        { title: 'Funds', title_zh: '' },
        { title: '', title_zh: '基金' },
        { title: '', title_zh: '' },
      ]) {
        const shown = onlyShownTexts(item, locale);
        expect(pick(locale, shown.title, shown.title_zh)).toEqual(
          pick(locale, item.title, item.title_zh),
        );
      }
    },
  );

  test('the record itself stays as it was', () => {
    const frozen = Object.freeze({ ...course });
    onlyShownTexts(frozen, 'zh');
    expect(frozen).toEqual(course);
  });
});
