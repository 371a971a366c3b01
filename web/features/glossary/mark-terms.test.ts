import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markTerms } from './mark-terms.ts';

const terms = [
  { term_id: 1, names: ['Price-to-earnings ratio', '市盈率', 'P/E', 'P/E ratio'] },
  { term_id: 2, names: ['Fund', '基金'] },
  { term_id: 3, names: ['Index fund', '指数基金'] },
  { term_id: 4, names: ['Net asset value', '净值', 'NAV'] },
  { term_id: 5, names: ['Share', '股票'] },
  { term_id: 6, names: ['Income statement', '损益表', 'P&L'] },
  {
    term_id: 7,
    names: ['Real estate investment trust', '房地产投资信托', 'REIT', 'REITs', '房托'],
  },
  { term_id: 8, names: ['Settlement', '交割', 'T+2'] },
];

/** A mark is shown as `{name|id}`. */
const marked = (html: string, locale: 'zh' | 'en') =>
  markTerms(html, terms, locale).html.replace(
    /<a class="term" href="\/glossary#term-(\d+)" data-term="\1">(.*?)<\/a>/gs,
    '{$2|$1}',
  );

describe('in Chinese', () => {
  test.each([
    ['<p>先看市盈率。</p>', '<p>先看{市盈率|1}。</p>'],
    ['<p>市盈率，还是市盈率</p>', '<p>{市盈率|1}，还是市盈率</p>'],
    ['<p>指数基金也是基金</p>', '<p>{指数基金|3}也是{基金|2}</p>'],
    ['<p>基金与指数基金</p>', '<p>{基金|2}与{指数基金|3}</p>'],
    ['<p>每份NAV与REIT</p>', '<p>每份{NAV|4}与{REIT|7}</p>'],
    ['<p>share 与 fund</p>', '<p>share 与 fund</p>'],
    ['<h2>市盈率</h2><p>市盈率</p>', '<h2>市盈率</h2><p>{市盈率|1}</p>'],
    ['<p><a href="/x">市盈率</a>市盈率</p>', '<p><a href="/x">市盈率</a>{市盈率|1}</p>'],
    ['<pre><code>市盈率</code></pre>', '<pre><code>市盈率</code></pre>'],
    ['<p><strong>市盈率</strong></p>', '<p><strong>{市盈率|1}</strong></p>'],
    ['<p>市<strong>盈</strong>率</p>', '<p>市<strong>盈</strong>率</p>'],
    [
      '<img src="/基金.png" alt="基金" /><p>基金</p>',
      '<img src="/基金.png" alt="基金" /><p>{基金|2}</p>',
    ],
    ['', ''],
  ])('%s', (html, result) => {
    expect(marked(html, 'zh')).toBe(result);
  });
});

describe('in English', () => {
  test.each([
    ['<p>The P/E ratio of a share.</p>', '<p>The {P/E ratio|1} of a {share|5}.</p>'],
    ['<p>A price to earnings ratio</p>', '<p>A {price to earnings ratio|1}</p>'],
    ['<p>Index funds are funds</p>', '<p>{Index funds|3} are {funds|2}</p>'],
    ['<p>fundamental shareholders</p>', '<p>fundamental shareholders</p>'],
    [
      '<p>Share it, then we will share a share.</p>',
      '<p>Share it, then we will share a {share|5}.</p>',
    ],
    ['<p>Share of the Cost Fund; a fund</p>', '<p>Share of the Cost Fund; a {fund|2}</p>'],
    ['<p>Fund managers</p>', '<p>{Fund|2} managers</p>'],
    ['<p>We like to share every share</p>', '<p>We like to share every {share|5}</p>'],
    ['<p>navigate the nav by NAV</p>', '<p>navigate the nav by {NAV|4}</p>'],
    ['<p>REITs and a REIT</p>', '<p>{REITs|7} and a REIT</p>'],
    ['<p>The P&amp;L &amp; more</p>', '<p>The {P&amp;L|6} &amp; more</p>'],
    ['<p>T+2, not T2</p>', '<p>{T+2|8}, not T2</p>'],
    ['<p>市盈率</p>', '<p>市盈率</p>'],
    ['<ul><li>Net asset\nvalue</li></ul>', '<ul><li>{Net asset\nvalue|4}</li></ul>'],
  ])('%s', (html, result) => {
    expect(marked(html, 'en')).toBe(result);
  });
});

test('says which terms it marked, in the order of the text', () => {
  expect(markTerms('<p>基金与市盈率，再说基金</p>', terms, 'zh').termIds).toEqual([2, 1]);
});

test('without terms nothing changes', () => {
  expect(markTerms('<p>基金</p>', [], 'zh')).toEqual({ html: '<p>基金</p>', termIds: [] });
});

test('a name that has the signs of an entity breaks none', () => {
  const amp = [{ term_id: 9, names: ['amp', 'lt'] }];
  expect(markTerms('<p>R&amp;D &lt; amp</p>', amp, 'en').html).toBe(
    '<p>R&amp;D &lt; <a class="term" href="/glossary#term-9" data-term="9">amp</a></p>',
  );
});

test('a text is unchanged except for its marks', () => {
  const part = fc.constantFrom(
    ...['<p>', '</p>', '<h2>', '</h2>', '<a href="/x">', '</a>', '<code>', '</code>', '&amp;', ' '],
    ...[
      '市盈率',
      '基金',
      '指数',
      'index ',
      'fund',
      'share',
      's',
      'P/E',
      'NAV',
      '。',
      '<br />',
      '"',
    ],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), fc.constantFrom('zh', 'en'), (parts, locale) => {
      const html = parts.join('');
      const { html: result, termIds } = markTerms(html, terms, locale);
      const without = result.replace(/<a class="term"[^>]*>(.*?)<\/a>/g, '$1');
      expect(without).toBe(html);
      expect(new Set(termIds).size).toBe(termIds.length);
    }),
  );
});
