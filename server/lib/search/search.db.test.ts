import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AcademyDatabase } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { matchesSearch, searchDocument, searchRank, toSearchQuery } from './index.ts';
import type { SearchTexts } from './search-document.ts';

let database: AcademyDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** How well a query fits texts; null where it does not find them. */
async function rankOf(texts: SearchTexts, search: string): Promise<number | null> {
  const { rows } = await sql<{ found: boolean; rank: number }>`
    select ${matchesSearch('text.document', search)} as found,
      ${searchRank('text.document', search)} as rank
    from (select ${searchDocument(texts)} as document) as text
  `.execute(database.db);
  return rows[0]?.found ? rows[0].rank : null;
}

const finds = async (text: string, search: string) =>
  (await rankOf({ title: [text], body: [] }, search)) !== null;

describe('a search', () => {
  test.each([
    ['投资', '价值投资入门'],
    ['价值投资', '价值投资入门'],
    ['價值投資', '价值投资入门'],
    ['价值投资', '價值投資入門'],
    ['定投', '每月定投的学问'],
    ['基金', '指数基金怎样选'],
    ['止损', '设好止损再进场'],
    ['市盈率', '读懂市盈率'],
    ['值', '价值投资入门'],
    ['invest', 'Investing for Beginners'],
    ['INVESTING', 'How to invest'],
    ['etf', '用ＥＴＦ做资产配置'],
    ['ETF 配置', '用ETF做资产配置'],
    ['touzi', '价值投资入门'],
    ['jztz', '价值投资入门'],
    ['tzrm', '价值投资入门'],
    ['resume', 'Résumé of a year'],
  ])('%s finds %s', async (search, title) => {
    expect(await finds(title, search)).toBe(true);
  });

  test.each([
    ['债券', '价值投资入门'],
    ['资价', '价值投资入门'],
    ['vesting', 'Investing for Beginners'],
    ['invest bonds', 'Investing for Beginners'],
    ['!!!', 'Wait!!!'],
  ])('%s does not find %s', async (search, title) => {
    expect(await finds(title, search)).toBe(false);
  });

  test('finds the title before the teacher before the description', async () => {
    const elsewhere = { title: ['别的'], names: ['某人'], body: ['无关'] };
    const ranks = await Promise.all([
      rankOf({ ...elsewhere, title: ['债券'] }, '债券'),
      rankOf({ ...elsewhere, names: ['债券'] }, '债券'),
      rankOf({ ...elsewhere, body: ['债券'] }, '债券'),
      rankOf({ ...elsewhere, title: ['债券'] }, 'zhaiquan'),
    ]);
    expect(ranks).toEqual([...ranks].sort((a, b) => Number(b) - Number(a)));
    expect(new Set(ranks).size).toBe(4);
  });

  test('finds all words in the title before the same words further down', async () => {
    const inTitle = await rankOf({ title: ['价值投资 for beginners'], body: [] }, '价值投资 begin');
    const below = await rankOf(
      { title: ['价值'], body: ['价值投资 beginner begins'] },
      '价值投资 begin',
    );
    expect(Number(inTitle)).toBeGreaterThan(Number(below));
  });
});

test.each([`'`, `\\`, `a'b\\c:1A`, `' & | ! ( )`, `\\'`, `:*`, `<->`, `'); drop table users; --`])(
  'the signs %s break neither a document nor a query',
  async (text) => {
    await expect(
      rankOf({ title: [text], names: [text], body: [text] }, text),
    ).resolves.toBeDefined();
  },
);

test('any text can be searched, and matches an equal title', async () => {
  const anyText = fc
    .string({ unit: 'binary', maxLength: 40 })
    .filter((text) => !text.includes('\0'));
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const found = await finds(text, text);
      expect(found).toBe(toSearchQuery(text) !== '');
    }),
    { numRuns: 300 },
  );
});
