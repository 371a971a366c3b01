import { expect, test } from 'vitest';
import { glossaryCalls } from '#contract/glossary.ts';
import { inTransaction } from '#database/open.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

import { insertTerm } from './index.ts';

const academy = openTestAcademy();

const add = (term: Parameters<typeof insertTerm>[1]) =>
  inTransaction(academy.db, (tx) => insertTerm(tx, term));

test('everybody reads the whole glossary in both languages, by the English names', async () => {
  await add({
    en: 'Put option',
    zh: '看跌期权',
    aliases: ['put', '賣權'],
    meaning: 'A right to sell.',
    meaning_zh: '卖出的权利。',
  });
  await add({ en: 'bond', zh: '债券' });
  const { status, data } = await academy.call(glossaryCalls.list, {});
  expect(status).toBe(200);
  expect(data.list).toEqual([
    expect.objectContaining({ en: 'bond', zh: '债券', aliases: [], names: ['bond', '债券'] }),
    {
      term_id: expect.any(Number),
      en: 'Put option',
      zh: '看跌期权',
      aliases: ['put', '賣權'],
      names: ['Put option', '看跌期权', '賣權'],
      has_lessons: false,
      meaning: 'A right to sell.',
      meaning_zh: '卖出的权利。',
    },
  ]);
});

test.each([
  ['kandieqiquan', 'its pinyin'],
  ['dieqi', 'the pinyin of its middle'],
  ['kdqq', 'its initials'],
  ['看跌期權', 'Traditional characters'],
  ['卖权', 'Simplified ones, where its other name is Traditional'],
  ['跌', 'one character'],
  ['OPTION', 'English in whatever case'],
  ['ｐｕｔ', 'full-width characters'],
])('a term is found by %s, %s', async (q) => {
  const { data } = await academy.call(glossaryCalls.list, { query: { q } });
  expect(data.list.map((term) => term.en)).toEqual(['Put option']);
});

test.each(['right', '卖出的权利', 'zebra', '!!'])('%s is no name and finds nothing', async (q) => {
  const { data } = await academy.call(glossaryCalls.list, { query: { q } });
  expect(data.list).toEqual([]);
});

test('blank text leaves the whole glossary', async () => {
  const { data } = await academy.call(glossaryCalls.list, { query: { q: '  ' } });
  expect(data.list).toHaveLength(2);
});

test('a term that was archived is gone, and its name is free again', async () => {
  const id = await add({ en: 'Gone', zh: '已删' });
  await expect(add({ en: 'gone', zh: '另一个' })).rejects.toThrow(/terms_en_key/);
  await academy.db
    .updateTable('terms')
    .set({ archived_at: academy.now })
    .where('term_id', '=', id)
    .execute();
  await add({ en: 'Gone', zh: '已删' });
  const { data } = await academy.call(glossaryCalls.list, {});
  expect(data.list.filter((term) => term.en === 'Gone').map((term) => term.term_id)).not.toContain(
    id,
  );
});

test('a term says whether a search for either of its names finds a lesson for everybody', async () => {
  await add({ en: 'Coupon', zh: '票息' });
  await add({ en: 'Straddle', zh: '跨式组合' });
  const courseId = await addCourse(academy.db);
  await addLesson(academy.db, courseId, {
    data: { html: '<p>The coupon is paid twice a year.</p>', html_zh: '<p>票息每年付两次。</p>' },
  });
  const locked = await addCourse(academy.db, { points_required: 100 });
  await addLesson(academy.db, locked, {
    data: { html: '<p>A straddle has two legs.</p>', html_zh: '<p>跨式组合有两条腿。</p>' },
  });
  const { data } = await academy.call(glossaryCalls.list, {});
  const taught = data.list.filter((term) => term.has_lessons).map((term) => term.en);
  expect(taught).toEqual(['Coupon']);
});
