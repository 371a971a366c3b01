import { beforeAll, describe, expect, test } from 'vitest';
import type { FoundText, SearchResults } from '#contract/search.ts';
import { inTransaction } from '#database/open.ts';
import { insertTerm } from '#server/features/glossary/index.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { reindexAll } from './index.ts';
import { addSearchedCatalogue, type SearchOptions, searchIn } from './search.testing.ts';

const academy = openTestAcademy();
let learner: TestPerson;
/** Ids by a short name. */
let ids: Record<string, number>;

beforeAll(async () => {
  learner = await academy.addLearner({ points: 500 });
  ids = await addSearchedCatalogue(academy.db, academy.now);
});

const search = (q: string, options: SearchOptions = {}) => searchIn(academy, q, options);

const courseIds = (results: SearchResults) => results.courses.map((course) => course.course_id);

const lessonIds = (results: SearchResults) => results.contents.map((one) => one.content_id);

/** Matches are in brackets. */
const shown = (pieces: FoundText = []) =>
  pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

describe('a course', () => {
  test.each([
    ['投资', 'a word inside its title'],
    ['价值投资入门', 'its title'],
    ['價值投資', 'Traditional characters'],
    ['jiazhitouzi', 'pinyin'],
    ['jztz', 'initials'],
    ['JZTZ', 'initials in capitals'],
    ['value invest', 'the beginning of words'],
    ['INVESTING', 'English in whatever case'],
    ['值多少钱', 'its description'],
    ['林致远', 'its teacher'],
    ['linzhiyuan', 'its teacher’s pinyin'],
  ])('is found by %s, %s', async (q) => {
    expect(courseIds(await search(q))).toContain(ids.free);
  });

  test('with the words in its title comes before one that says them below', async () => {
    expect(courseIds(await search('价值投资'))).toEqual([ids.free, ids.deep]);
    expect(courseIds(await search('value invest'))).toEqual([ids.free, ids.deep]);
  });

  test('shows which words were found, as segments and never as HTML', async () => {
    const { courses } = await search('價值', { locale: 'zh' });
    expect(shown(courses[0]?.title_zh)).toBe('[价值]投资入门');
    expect(shown(courses[0]?.title)).toBe('Value Investing for Beginners');
  });

  test('found by pinyin shows the characters that were meant', async () => {
    const { courses } = await search('jztz');
    expect(shown(courses[0]?.title_zh)).toBe('[价值投资]入门');
  });

  test('says in the reader’s language why it was found, else in the other', async () => {
    const zh = await search('company', { locale: 'zh' });
    expect(zh.courses[0]?.excerpt).toMatchObject({ language: 'en' });
    expect(shown(zh.courses[0]?.excerpt?.pieces)).toBe('What a [company] is worth.');
    const title = await search('价值投资入门', { locale: 'en' });
    expect(shown(title.courses[0]?.excerpt?.pieces)).toBe('What a company is worth.');
  });
});

describe('the glossary', () => {
  test('leads from an English term to the Chinese lesson', async () => {
    for (const q of ['PE ratio', 'P/E', 'pe', 'price to earnings ratio', '本益比']) {
      const results = await search(q);
      expect(lessonIds(results), q).toContain(ids.ratio);
      expect(results.read_as, q).toEqual([
        { term_id: ids.pe, en: 'Price-to-earnings ratio', zh: '市盈率' },
      ]);
    }
  });

  test('and from a Chinese term to the English lesson', async () => {
    const results = await search('市盈率');
    expect(lessonIds(results)).toEqual(expect.arrayContaining([ids.ratio, ids.english]));
  });

  test('helps a question that says more than the term', async () => {
    expect(lessonIds(await search('什么是市盈率'))).toContain(ids.english);
    expect(lessonIds(await search('explain PE'))).toContain(ids.ratio);
  });

  test('shows the term itself, with its name marked', async () => {
    const { terms } = await search('PE ratio');
    expect(terms).toHaveLength(1);
    expect(terms[0]).toMatchObject({ term_id: ids.pe, meaning_zh: '股价除以每股盈利。' });
    expect(shown(terms[0]?.zh)).toBe('[市盈率]');
  });

  test('marks the other name where it is why a lesson was found', async () => {
    const { contents } = await search('PE ratio', { locale: 'zh' });
    const found = contents.find((content) => content.content_id === ids.ratio);
    expect(shown(found?.excerpt?.pieces)).toBe('先看[市盈率]，再看每股盈利。');
  });

  test('ranks the term itself before others that mention its words', async () => {
    await inTransaction(academy.db, (tx) =>
      insertTerm(tx, { en: 'PE', zh: '体育课', aliases: ['Physical education ratio'] }),
    );
    const { terms } = await search('P/E ratio');
    expect(terms[0]?.term_id).toBe(ids.pe);
  });

  test('of archived terms nothing is left', async () => {
    expect((await search('旧比率')).terms).toEqual([]);
  });
});

describe('a lesson', () => {
  test('is found by the words of its body, with its course', async () => {
    const { contents } = await search('每股盈利');
    expect(contents[0]).toMatchObject({
      content_id: ids.ratio,
      course_id: ids.free,
      course_title_zh: '价值投资入门',
      type: 'text',
      locked: null,
    });
  });

  test('that is locked is found by its titles and description', async () => {
    for (const [person, locked] of [
      [null, 'login'],
      [learner, 'redeem'],
    ] as const) {
      for (const q of ['butterfly', '蝶式', 'dszh', 'two wings', '两翼对称']) {
        const { contents } = await search(q, { as: person, locale: 'en' });
        expect(contents, q).toHaveLength(1);
        expect(contents[0]).toMatchObject({ content_id: ids.locked, locked });
        expect(JSON.stringify(contents)).not.toMatch(/secret|zanzibar|秘诀/i);
      }
    }
  });

  test('that was redeemed shows an excerpt around the match', async () => {
    const buyer = await academy.addLearner();
    await academy.db
      .insertInto('course_redemptions')
      .values({ user_id: buyer.userId, course_id: ids.premium ?? 0, points_spent: 0 })
      .execute();
    const { contents } = await search('zanzibar', { as: buyer, locale: 'en' });
    expect(contents[0]?.locked).toBeNull();
    expect(shown(contents[0]?.excerpt?.pieces)).toBe('Secret sauce: [zanzibar].');
  });

  test('its quiz is found by its questions, never by its right answers', async () => {
    expect(lessonIds(await search('物价会上涨'))).toEqual([ids.quiz]);
    expect(lessonIds(await search('多半如此'))).toEqual([]);
  });
});

test('drafts, what is off the lists, and what was archived are never found', async () => {
  const admin = await academy.addAdmin();
  for (const as of [null, learner, admin]) {
    const results = await search('zanzibar', { as });
    expect(courseIds(results)).toEqual([]);
    expect(lessonIds(results)).toEqual(as === admin ? [ids.locked] : []);
  }
  expect((await search('林')).teachers.map((teacher) => teacher.teacher_id)).toEqual([ids.lin]);
});

test('a teacher is found by name, pinyin, initials and field', async () => {
  for (const q of ['林致远', '林', 'Zhiyuan', 'lzy', 'linzhi', '企业分析', 'company analysis']) {
    const { teachers } = await search(q);
    expect(
      teachers.map((teacher) => teacher.teacher_id),
      q,
    ).toEqual([ids.lin]);
  }
  const { teachers } = await search('lzy');
  expect(shown(teachers[0]?.name_zh)).toBe('[林致远]');
});

test('after the index is rebuilt, everything is found as before', async () => {
  const before = await search('市盈率', { limit: 20 });
  const { db } = academy;
  for (const table of ['teachers', 'courses', 'contents', 'terms'] as const) {
    await db.updateTable(table).set({ search_document: '' }).execute();
  }
  expect((await search('市盈率')).contents).toEqual([]);
  const counts = await reindexAll(db);
  expect(counts).toMatchObject({ teachers: 2, terms: 3 });
  expect(await search('市盈率', { limit: 20 })).toEqual(before);
});
