import { beforeAll, describe, expect, test } from 'vitest';
import type { FoundText, SearchResults } from '#contract/search.ts';
import { searchCalls } from '#contract/search.ts';
import { inTransaction } from '#database/open.ts';
import { insertTerm } from '#server/features/glossary/index.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { CallOptions, TestPerson } from '#server/testing/test-academy.ts';
import { reindexAll } from './index.ts';

const academy = openTestAcademy();
let learner: TestPerson;
/** Ids by a short name. */
const ids: Record<string, number> = {};

const lesson = (html: string, html_zh: string) => ({ data: { html, html_zh } });

beforeAll(async () => {
  const { db } = academy;
  learner = await academy.addLearner({ points: 500 });
  ids.lin = await addTeacher(db, {
    name: 'Lin Zhiyuan',
    name_zh: '林致远',
    specialization: 'Company analysis',
    specialization_zh: '企业分析',
  });
  ids.gone = await addTeacher(db, {
    name: 'Lin Gone',
    name_zh: '林离职',
    archived_at: academy.now,
  });
  const free = await addCourse(db, {
    title: 'Value Investing for Beginners',
    title_zh: '价值投资入门',
    short_description: 'What a company is worth.',
    short_description_zh: '看懂一家公司值多少钱。',
    teacher_id: ids.lin,
  });
  ids.free = free;
  ids.ratio = await addLesson(db, free, {
    title: 'Is it dear or cheap?',
    title_zh: '贵还是便宜？',
    description_zh: '用一个数字比较两家公司。',
    ...lesson('<p>Compare.</p>', '<p>先看<strong>市盈率</strong>，再看每股盈利。</p>'),
  });
  ids.english = await addLesson(db, free, {
    title: 'Prices and profits',
    title_zh: '',
    ...lesson('<p>The price-to-earnings ratio tells what a unit of profit costs.</p>', ''),
  });
  ids.quiz = await addLesson(db, free, { type: 'quiz', title: 'Check', title_zh: '测验' });
  const premium = await addCourse(db, {
    title: 'Options',
    title_zh: '期权进阶',
    points_required: 100,
  });
  ids.premium = premium;
  ids.locked = await addLesson(db, premium, {
    title: 'The butterfly',
    title_zh: '蝶式组合',
    description: 'A spread with two wings.',
    description_zh: '两翼对称的组合。',
    ...lesson('<p>Secret sauce: zanzibar.</p>', '<p>秘诀是桑给巴尔。</p>'),
  });
  const draft = await addCourse(db, { title: 'Zanzibar draft', title_zh: '草稿', status: 'draft' });
  await addLesson(db, draft, { title: 'Zanzibar draft lesson' });
  const inactive = await addCourse(db, { title: 'Zanzibar old', status: 'inactive' });
  await addLesson(db, inactive, { title: 'Zanzibar old lesson' });
  await addCourse(db, { title: 'Zanzibar archived', archived_at: academy.now });
  await addLesson(db, free, { title: 'Zanzibar archived lesson', archived_at: academy.now });
  ids.deep = await addCourse(db, {
    title: 'Bonds',
    title_zh: '债券',
    description: 'Also for those who like investing in value.',
    description_zh: '也谈价值，也谈投资。价值投资只是其中之一。',
  });
  await inTransaction(db, async (tx) => {
    ids.pe = await insertTerm(tx, {
      en: 'Price-to-earnings ratio',
      zh: '市盈率',
      aliases: ['P/E', 'PE', 'P/E ratio', '本益比'],
      meaning: 'The share price divided by the profit for each share.',
      meaning_zh: '股价除以每股盈利。',
    });
    await insertTerm(tx, { en: 'Archived ratio', zh: '旧比率', archived_at: academy.now });
  });
});

async function search(q: string, options: CallOptions & { limit?: number } = {}) {
  const { limit, ...rest } = options;
  const query = limit === undefined ? { q } : { q, limit };
  const { status, data } = await academy.call(searchCalls.search, { query }, rest);
  expect(status).toBe(200);
  return data;
}

const courseIds = (results: SearchResults) => results.courses.map((course) => course.course_id);
const lessonIds = (results: SearchResults) => results.contents.map((one) => one.content_id);
/** What was found stands in brackets. */
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

describe('how many', () => {
  test('five of each kind, or as many as requested, twenty at most', async () => {
    const course = await addCourse(academy.db, { title: 'Many' });
    for (let n = 1; n <= 25; n++) await addLesson(academy.db, course, { title: `Quokka ${n}` });
    expect((await search('quokka')).contents).toHaveLength(5);
    expect((await search('quokka', { limit: 2 })).contents).toHaveLength(2);
    expect((await search('quokka', { limit: 99 })).contents).toHaveLength(20);
    expect(new Set(lessonIds(await search('quokka', { limit: 20 }))).size).toBe(20);
  });

  test('fewer than one is refused', async () => {
    const { status } = await academy.callWith(searchCalls.search, { query: { q: 'x', limit: 0 } });
    expect(status).toBe(400);
  });
});

describe('nasty input', () => {
  const nothing = {
    courses: [],
    contents: [],
    teachers: [],
    terms: [],
    read_as: [],
    did_you_mean: null,
  };

  test.each(['', '   ', '!!!', '，。', "'", '\\', '&', '|', '()', ':*', '<->', '😀', '\u200b'])(
    '%j finds nothing, and breaks nothing',
    async (q) => {
      expect(await search(q)).toEqual(nothing);
    },
  );

  test.each([
    `'; drop table courses; --`,
    `a'b\\c:1A & | ! ( ) <-> *`,
    '%_%',
    '<script>alert(1)</script>',
    '價'.repeat(200),
    'a '.repeat(100),
    'ab'.repeat(100),
    `${'市盈率 PE '.repeat(22)}`.slice(0, 200),
    '\u202Eמרחבا 日本語ｶﾅ 한국어',
    'ﷺ'.repeat(200),
  ])('%j is answered', async (q) => {
    const { status } = await academy.callWith(searchCalls.search, { query: { q } });
    expect(status).toBe(200);
  });

  test('text that is too long is refused', async () => {
    const { status } = await academy.callWith(searchCalls.search, {
      query: { q: 'x'.repeat(201) },
    });
    expect(status).toBe(400);
  });

  test('no query at all finds nothing', async () => {
    const { status, data } = await academy.callWith(searchCalls.search, { query: {} });
    expect(status).toBe(200);
    expect(data).toEqual(nothing);
  });
});

describe('a search with typos', () => {
  test.each(['Valeu Investing', 'valeu investng'])('%s finds what was meant', async (q) => {
    const { did_you_mean, courses } = await search(q);
    expect(did_you_mean?.toLowerCase()).toBe('value investing');
    expect(courses[0]?.course_id).toBe(ids.free);
  });

  test('in pinyin finds it too', async () => {
    const { did_you_mean, courses } = await search('jiazhitouzirumne');
    expect(did_you_mean).toBe('价值投资入门');
    expect(courses.map((course) => course.course_id)).toContain(ids.free);
  });

  test('that is like nothing finds nothing', async () => {
    expect(await search('zanzibar')).toMatchObject({ did_you_mean: null, courses: [] });
  });
});
