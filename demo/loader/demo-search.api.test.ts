import { beforeAll, expect, test } from 'vitest';
import { type SearchResults, searchCalls } from '#contract/search.ts';
import { inTransaction } from '#database/open.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { loadCatalogue } from './load-catalogue.ts';

const academy = openTestAcademy();
beforeAll(async () => {
  await inTransaction(academy.db, (tx) => loadCatalogue(tx, academy.now));
});

const written = (text: { text: string }[] | undefined) =>
  (text ?? []).map((part) => part.text).join('');
/** The first result of a kind, by its English name. */
const firstOf = {
  term: ({ terms }: SearchResults) => written(terms[0]?.en),
  course: ({ courses }: SearchResults) => written(courses[0]?.title),
  lesson: ({ contents }: SearchResults) => written(contents[0]?.title),
};

test.each([
  // Words and names.
  ['dividend', 'term', 'Dividend'],
  ['股息', 'term', 'Dividend'],
  ['guxi', 'term', 'Dividend'],
  ['budget', 'term', 'Budget'],
  ['预算', 'term', 'Budget'],
  ['compound interest', 'term', 'Compound interest'],
  ['复利', 'term', 'Compound interest'],
  ['複利', 'term', 'Compound interest'],
  ['PE ratio', 'term', 'Price-to-earnings ratio'],
  ['市盈率', 'term', 'Price-to-earnings ratio'],
  ['本益比', 'term', 'Price-to-earnings ratio'],
  ['emergency fund', 'term', 'Emergency fund'],
  ['緊急備用金', 'term', 'Emergency fund'],
  ['stop-loss', 'term', 'Stop-loss'],
  ['止损', 'term', 'Stop-loss'],
  ['ETF', 'term', 'Exchange-traded fund'],
  ['REIT', 'term', 'Real estate investment trust'],
  ['CPF', 'term', 'Central Provident Fund'],
  ['公积金', 'lesson', 'CPF and EPF Basics'],
  ['定投', 'term', 'Dollar-cost averaging'],
  ['bonds', 'course', 'Bonds and Interest Rates'],
  ['债券', 'course', 'Bonds and Interest Rates'],
  ['duration', 'lesson', 'Duration'],
  ['久期', 'lesson', 'Duration'],
  ['scam', 'course', 'Seeing Through Investment Scams'],
  ['骗局', 'course', 'Seeing Through Investment Scams'],
  ['value investing', 'course', 'Value Investing: A Beginning'],
  ['jiazhitouzi', 'course', 'Value Investing: A Beginning'],
  ['jztz', 'course', 'Value Investing: A Beginning'],
  ['价值投资', 'course', 'Value Investing: A Beginning'],
  ['options', 'course', 'Options and Hedging'],
  ['期权', 'course', 'Options and Hedging'],
  ['资产配置', 'course', 'Asset Allocation'],
  ['rebalancing', 'lesson', 'Rebalancing'],
  ['护城河', 'lesson', 'Moats'],
  ['insurance', 'lesson', 'Insurance First'],
  ['杀猪盘', 'lesson', 'Friend, lover, thief'],
  ['cash flow', 'lesson', 'Cash Flow'],
  // With typos.
  ['divident', 'term', 'Dividend'],
  ['devidend', 'term', 'Dividend'],
  ['budjet', 'term', 'Budget'],
  ['compund interest', 'term', 'Compound interest'],
  ['insurence', 'lesson', 'Insurance First'],
  ['rebalansing', 'lesson', 'Rebalancing'],
  ['inflaton', 'term', 'Inflation'],
  ['diversificaton', 'term', 'Diversification'],
  ['gupaio', 'term', 'Share'],
  ['zhaiqaun', 'term', 'Bond'],
  ['shiyinglu', 'term', 'Price-to-earnings ratio'],
  ['fulii', 'term', 'Compound interest'],
  // Questions.
  ['市盈率是什么', 'lesson', 'Ratios That Matter'],
  ['什么是复利？', 'term', 'Compound interest'],
  ['What is a P/E ratio?', 'term', 'Price-to-earnings ratio'],
  ['how do I check a licence?', 'lesson', 'Check the licence'],
  ['怎样查执照', 'lesson', 'Check the licence'],
  ['怎么开户', 'lesson', 'Opening an account'],
  ['how to open an account', 'lesson', 'Opening an account'],
  ['为什么要投资', 'lesson', 'Why invest at all'],
  ['被骗了怎么办', 'lesson', 'If you were cheated'],
  ['what do fees do', 'lesson', 'What fees do'],
] as const)('%s finds the %s “%s” first', async (q, kind, name) => {
  const locale = /\p{Script=Han}/u.test(q) ? 'zh' : 'en';
  const { data } = await academy.call(searchCalls.search, { query: { q } }, { locale });
  expect(firstOf[kind](data)).toBe(name);
});
