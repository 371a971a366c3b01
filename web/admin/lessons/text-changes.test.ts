import { expect, test } from 'vitest';
import { diffTexts, textOfBody, wordsOfHtml } from './text-changes.ts';

/** Changes as a line: `[-removed-]`, `[+added+]`. */
const marked = (before: string, after: string, language: 'zh' | 'en') =>
  diffTexts(before, after, language)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `[+${text}+]` : `[-${text}-]`,
    )
    .join('');

test.each([
  ['en', 'A fund holds shares.', 'A fund holds bonds.', 'A fund holds [-shares-][+bonds+].'],
  ['en', 'Costs matter.', 'Costs matter a lot.', 'Costs matter [+a lot+].'],
  ['en', 'same words', 'same words', ''],
  ['en', 'same  words', 'same words', ''],
  ['en', '', 'All new', '[+All new+]'],
  ['en', 'All gone', '', '[-All gone-]'],
  ['zh', '基金持有股票。', '基金持有债券。', '基金持有[-股票-][+债券+]。'],
  ['zh', '先看风险，再看收益。', '先看风险，再看费用和收益。', '先看风险，再看[+费用和+]收益。'],
] as const)('in %s: %j became %j', (language, before, after, shown) => {
  expect(marked(before, after, language)).toBe(shown);
});

test('a long unchanged passage is cut to what surrounds the change', () => {
  const long = 'word '.repeat(200);
  const shown = marked(`${long}old ${long}`, `${long}new ${long}`, 'en');
  expect(shown).toMatch(/^…(?:word |ord ).*\[-old-\]\[\+new\+\].*…$/s);
  expect(shown.length).toBeLessThan(160);
});

test('two long texts with nothing in common are compared in bounded time', () => {
  const before = Array.from({ length: 8000 }, (_, i) => `a${i}`).join(' ');
  const after = Array.from({ length: 8000 }, (_, i) => `b${i}`).join(' ');
  const changes = diffTexts(before, after, 'en');
  expect(changes.filter(({ kind }) => kind === 'removed').length).toBeGreaterThan(0);
  expect(changes.filter(({ kind }) => kind === 'added').length).toBeGreaterThan(0);
});

test('HTML is compared by its words, a block on each line', () => {
  expect(
    wordsOfHtml('<h2>Risk &amp; <b>return</b></h2><p>Low<br>costs</p><ul><li>a</li></ul>'),
  ).toBe('Risk & return\nLow\ncosts\na');
});

test.each([
  [{ html: '<p>One</p>', html_zh: '<p>一</p>' }, 'One', '一'],
  [{ url: '/media/1.mp4', transcript: [{ start: 1, text: 'Hi', text_zh: '好' }] }, 'Hi', '好'],
  [
    { questions: [{ question: 'Q', question_zh: '问', options: [{ text: 'A', text_zh: '甲' }] }] },
    'Q\nA',
    '问\n甲',
  ],
  [{ url: '/media/1.pdf', pages: 3 }, '', ''],
  [null, '', ''],
])('of the body %j each language has its texts', (body, en, zh) => {
  expect([textOfBody(body, 'en'), textOfBody(body, 'zh')]).toEqual([en, zh]);
});
