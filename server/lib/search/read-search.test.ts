import { describe, expect, test } from 'vitest';
import type { NamedItem } from './names-in-search.ts';
import { readSearch, toSearchQuery } from './read-search.ts';

describe('what is typed', () => {
  test.each([
    ['价值投资', "'价值' & '值投' & '投资'"],
    ['股', "'股'"],
    ['基金 定投', "'基金' & '定投'"],
    ['Invest', "'invest':*"],
    ['investing', "'invest':*"],
    ['stocks', "'stock':*"],
    ['companies', "'compan':*"],
    ['bus', "'bus':*"],
    ['need', "'need':*"],
    ['ＥＴＦ定投', "'etf':* & '定投'"],
    ["it's & | ! ( ) : * \\ '", "'it':* & 's'"],
    ['P/E', "'p' & 'e'"],
    ['A股', "'a' & '股'"],
    ['index f', "'index':* & 'f':*"],
    ['   ', ''],
    ['!!!', ''],
  ])('%j searches for %j', (text, query) => {
    expect(toSearchQuery(text)).toBe(query);
  });

  test('has a bounded number of terms', () => {
    const text = Array.from({ length: 500 }, (_, n) => `w${n}`).join(' ');
    expect(toSearchQuery(text).split(' & ')).toHaveLength(60);
  });
});

describe('a name of the glossary', () => {
  const term = (names: string[], standIns: string[]): NamedItem => ({ names, standIns });
  const ratio = term(
    ['Price-to-earnings ratio', '市盈率', 'P/E', 'P/E ratio', 'PE', '本益比'],
    ['市盈率'],
  );
  const put = term(['Put option', '看跌期权', 'put', '賣權'], ['Put option', '看跌期权']);
  const option = term(['Option', '期权', '选择权'], ['Option', '期权']);
  const share = term(['Share', '股票', 'shares'], ['Share', '股票']);
  const beta = term(['Beta', '贝塔系数', 'β'], ['贝塔系数']);
  const average = term(['Moving average', '移动平均线', 'SMA'], ['SMA']);
  const all = [ratio, put, option, share, beta, average];
  const found = (text: string) => readSearch(text, all).found.map((one) => one.names[0]);

  test.each([
    ['PE ratio', ['Price-to-earnings ratio']],
    ['p/e', ['Price-to-earnings ratio']],
    ['price to earnings ratios', ['Price-to-earnings ratio']],
    ['什么是市盈率', ['Price-to-earnings ratio']],
    ['本益比', ['Price-to-earnings ratio']],
    ['put options', ['Put option']],
    ['看跌期权和股票', ['Put option', 'Share']],
    ['賣權', ['Put option']],
    ['share', ['Share']],
    ['β', ['Beta']],
    ['αβγ', []],
    ['shared', ['Share']],
    ['open', []],
    ['per', []],
    ['', []],
  ])('%j means %j', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  test('is expanded by its aliases', () => {
    expect(readSearch('PE', all)).toMatchObject({
      typed: "('pe' | 'pes')",
      read: "((('pe' | 'pes')) | ('市盈' & '盈率'))",
      named: '',
      any: "('pe' | 'pes') | '市盈' | '盈率'",
    });
  });

  test('is searched together with the other words, and alone as the last resort', () => {
    expect(readSearch('读懂市盈率', all)).toMatchObject({
      typed: "'读懂' & '市盈' & '盈率'",
      read: "'读懂' & (('市盈' & '盈率'))",
      named: "(('市盈' & '盈率'))",
    });
  });

  test('is not expanded by characters that occur everywhere, nor by more than is needed', () => {
    const names = ['P/E', 'P/E ratio', 'Earnings ratio', 'Earnings ratio of a share', '市盈率'];
    expect(readSearch('市盈率', [{ names, standIns: names }]).read).toBe(
      "(('市盈' & '盈率') | ('p' & 'e' & 'ratio':*) | ('earning':* & 'ratio':*))",
    );
  });

  test('with a short word finds that word, one or several, and nothing else that begins with it', () => {
    expect(readSearch('moving average', all).read).toContain("('sma' | 'smas')");
  });
});
