import { pinyin } from 'pinyin-pro';
import { describe, expect, test } from 'vitest';
import { filterGroups, type GlossaryTerm, groupTerms, initialOf } from './glossary-list.ts';

const term = (term_id: number, en: string, zh: string, ...aliases: string[]): GlossaryTerm => ({
  term_id,
  en,
  zh,
  aliases,
  has_lessons: true,
  meaning: '',
  meaning_zh: '',
});

const terms = [
  term(1, 'Price-to-earnings ratio', '市盈率', 'P/E', '本益比'),
  term(2, 'Bond', '债券', '債券'),
  term(3, 'Rule of 72', '72法则'),
  term(4, 'asset', '资产'),
  term(5, 'Alpha', '阿尔法', 'α'),
  term(6, 'Stop-loss', '止损'),
];
const ids = (locale: 'zh' | 'en') =>
  groupTerms(terms, locale).map(({ initial, terms: ofInitial }) => [
    initial,
    ...ofInitial.map((one) => one.term_id),
  ]);

test('in Chinese terms are sorted by pinyin, those without any last', () => {
  expect(ids('zh')).toEqual([
    ['A', 5],
    ['S', 1],
    ['Z', 2, 6, 4],
    ['#', 3],
  ]);
});

test('in English they are sorted by the alphabet, whatever their case', () => {
  expect(ids('en')).toEqual([
    ['A', 5, 4],
    ['B', 2],
    ['P', 1],
    ['R', 3],
    ['S', 6],
  ]);
});

describe('the initial of a name', () => {
  test.each([
    ['bond', 'B'],
    ['Écart', 'E'],
    ['72法则', '#'],
    ['（债券）', '#'],
    ['', '#'],
  ])('%j is %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  const common =
    '爱安八本版报保不财产成出存大贷到的定动对多额发反房费风复负该高个公股国海合化回机基计家价金经卡看可空口扣困来利率买卖率没面目内年牛欧偶平评票期亏全然热如散商市税所他投通托外完网无息现线小行需一易盈用债账折征证执止指仲周转资自总租作做';
  test.each([...new Set(common)])('of %s is that of its pinyin', (character) => {
    expect(initialOf(character).toLowerCase()).toBe(pinyin(character, { toneType: 'none' })[0]);
  });
});

describe('a filter', () => {
  const found = (filter: string) =>
    filterGroups(groupTerms(terms, 'en'), filter).flatMap((group) =>
      group.terms.map((one) => one.term_id),
    );

  test.each([
    ['', [5, 4, 2, 1, 3, 6]],
    ['  ', [5, 4, 2, 1, 3, 6]],
    ['盈', [1]],
    ['p/e', [1]],
    ['Ｐ／Ｅ', [1]],
    ['債', [2]],
    ['RATIO', [1]],
    ['α', [5]],
    ['zebra', []],
  ])('%j leaves %j', (filter, left) => {
    expect(found(filter)).toEqual(left);
  });

  test('keeps what the search found as well', () => {
    const groups = filterGroups(groupTerms(terms, 'en'), 'syl', [1]);
    expect(groups.flatMap((group) => group.terms.map((one) => one.term_id))).toEqual([1]);
  });

  test('leaves no initial without terms', () => {
    expect(filterGroups(groupTerms(terms, 'zh'), '债').map((group) => group.initial)).toEqual([
      'Z',
    ]);
  });
});
