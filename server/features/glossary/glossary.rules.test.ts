import { expect, test } from 'vitest';
import { namesOf, writtenNamesOf } from './glossary.rules.ts';

const named = (...aliases: string[]) => ({ en: 'Put option', zh: '看跌期权', aliases });

test('a search by any name refers to the term', () => {
  expect(namesOf(named('put', '賣權'))).toEqual(['Put option', '看跌期权', 'put', '賣權']);
});

test.each(['NAV', 'P/E', 'T-bills', 'REITs', 'mutual fund', '本益比', '房托', 'K线', 'T+2'])(
  '%s is recognised in a text',
  (name) => {
    expect(writtenNamesOf(named(name))).toContain(name);
  },
);

test.each(['put', 'volume', 'β', 'Islamic', '股'])('%s alone may mean something else', (name) => {
  expect(writtenNamesOf(named(name))).toEqual(['Put option', '看跌期权']);
});
