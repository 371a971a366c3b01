import { expect } from 'vitest';
import { searchCalls } from '#contract/search.ts';
import { type Db, inTransaction } from '#database/open.ts';
import { insertTerm } from '#server/features/glossary/index.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import type { CallOptions, TestAcademy } from '#server/testing/test-academy.ts';

const lesson = (html: string, html_zh: string) => ({ data: { html, html_zh } });

/** Courses, lessons, a teacher and a term, and what no search may find. @returns ids by a short name */
export async function addSearchedCatalogue(db: Db, now: Date): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  ids.lin = await addTeacher(db, {
    name: 'Lin Zhiyuan',
    name_zh: '林致远',
    specialization: 'Company analysis',
    specialization_zh: '企业分析',
  });
  ids.gone = await addTeacher(db, {
    name: 'Lin Gone',
    name_zh: '林离职',
    archived_at: now,
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
  await addCourse(db, { title: 'Zanzibar archived', archived_at: now });
  await addLesson(db, free, { title: 'Zanzibar archived lesson', archived_at: now });
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
    await insertTerm(tx, { en: 'Archived ratio', zh: '旧比率', archived_at: now });
  });
  return ids;
}

export type SearchOptions = CallOptions & { limit?: number };

/** Searches the academy. @throws where the search is refused */
export async function searchIn(academy: TestAcademy, q: string, options: SearchOptions = {}) {
  const { limit, ...rest } = options;
  const query = limit === undefined ? { q } : { q, limit };
  const { status, data } = await academy.call(searchCalls.search, { query }, rest);
  expect(status).toBe(200);
  return data;
}
