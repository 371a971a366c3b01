import { beforeAll, expect, test } from 'vitest';
import { searchCalls } from '#contract/search.ts';
import { inTransaction } from '#database/open.ts';
import { insertTerm } from '#server/features/glossary/index.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { CallOptions, TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let learner: TestPerson;
let premium: number;
let locked: number;

const lesson = (html: string, html_zh: string) => ({ data: { html, html_zh } });

beforeAll(async () => {
  const { db } = academy;
  learner = await academy.addLearner({ points: 500 });
  premium = await addCourse(db, { title: 'Options', title_zh: '期权进阶', points_required: 100 });
  locked = await addLesson(db, premium, {
    title: 'The butterfly',
    title_zh: '蝶式组合',
    description: 'A spread with two wings.',
    description_zh: '两翼对称的组合。',
    ...lesson('<p>Secret sauce: zanzibar.</p>', '<p>秘诀是桑给巴尔。</p>'),
  });
});

async function find(q: string, options: CallOptions & { limit?: number } = {}) {
  const { limit = 5, ...rest } = options;
  const { status, data } = await academy.call(searchCalls.search, { query: { q, limit } }, rest);
  expect(status).toBe(200);
  return data.contents.map((one) => one.content_id);
}

test('a search reveals nothing of the body of a locked lesson, not even character by character', async () => {
  const words = ['zanzibar', 'secret', 'sauce', '桑给巴尔', '秘诀', '桑'];
  const prefixes = words.flatMap((word) => [...word].map((_, end) => word.slice(0, end + 1)));
  // Each word is also searched together with a word of the public title.
  const queries = [...prefixes, ...words.map((word) => `butterfly ${word}`)];
  for (const person of [null, learner]) {
    for (const q of queries.filter((each) => each.length > 1 || each > 'z')) {
      expect(await find(q, { as: person, limit: 20 }), q).not.toContain(locked);
    }
  }
});

test('a locked lesson comes in an order of which its body decides nothing', async () => {
  const { db } = academy;
  const closed = await addCourse(db, { title: 'Closed', points_required: 5 });
  // Two lessons that differ in their bodies only; equal ranks are ordered by id.
  const add = (html: string) =>
    addLesson(db, closed, { title: 'Numbat', title_zh: '', ...lesson(html, '') });
  const [said, silent] = [await add('<p>Wombat, numbat.</p>'), await add('<p>Quiet.</p>')];
  expect(await find('numbat')).toEqual([silent, said]);
  await inTransaction(db, (tx) =>
    insertTerm(tx, { en: 'Numbat', zh: '袋食蚁兽', aliases: ['Wombat'] }),
  );
  expect(await find('numbat')).toEqual([silent, said]);
  expect(await find('wombat')).toEqual([silent, said]);
});

test('a lesson of a teacher’s own course, and for admins any, is found by its body', async () => {
  const owner = await academy.addPerson({ role: 'teacher' });
  const colleague = await academy.addPerson({ role: 'teacher' });
  const admin = await academy.addAdmin();
  const teacher_id = await addTeacher(academy.db, { user_id: owner.userId, name: 'Owner' });
  await academy.db
    .updateTable('courses')
    .set({ teacher_id })
    .where('course_id', '=', premium)
    .execute();
  for (const as of [owner, admin]) {
    expect(await find('zanzibar', { as })).toEqual([locked]);
  }
  expect(await find('zanzibar', { as: colleague })).toEqual([]);
});
