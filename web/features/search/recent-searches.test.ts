import { expect, test } from 'vitest';
import { parseRecent, withRecent } from './recent-searches.ts';

test.each([
  [null, []],
  ['', []],
  ['not JSON', []],
  ['{"a":1}', []],
  ['[1,null,"定投",""]', ['定投']],
  [JSON.stringify([...'abcdefghij']), [...'abcdef']],
])('the stored %j is read as %j', (text, list) => {
  expect(parseRecent(text)).toEqual(list);
});

test.each([
  [[], '定投', ['定投']],
  [['市盈率'], ' 定投 ', ['定投', '市盈率']],
  [['ETF', '定投'], 'etf', ['etf', '定投']],
  [['定投'], 'e', ['定投']],
  [['定投'], '  ', ['定投']],
  [['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 'a7', ['a7', 'a1', 'a2', 'a3', 'a4', 'a5']],
])('the list %j and the search %j become %j', (list, search, next) => {
  expect(withRecent(list, search)).toEqual(next);
});
