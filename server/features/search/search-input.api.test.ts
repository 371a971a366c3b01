import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchResults } from '#contract/search.ts';
import { searchCalls } from '#contract/search.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { addSearchedCatalogue, type SearchOptions, searchIn } from './search.testing.ts';

const academy = openTestAcademy();
/** Ids by a short name. */
let ids: Record<string, number>;

beforeAll(async () => {
  ids = await addSearchedCatalogue(academy.db, academy.now);
});

const search = (q: string, options: SearchOptions = {}) => searchIn(academy, q, options);

const lessonIds = (results: SearchResults) => results.contents.map((one) => one.content_id);

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

describe('hostile input', () => {
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

  test('that is near no known name finds nothing', async () => {
    expect(await search('zanzibar')).toMatchObject({ did_you_mean: null, courses: [] });
  });
});
