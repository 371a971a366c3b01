import { describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import type { ContentData } from '#contract/lesson-body.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import type { Locale } from '#domain/locale.ts';
import { addLesson } from '#server/testing/add-catalogue.ts';
import { LessonEditing } from './lessons.testing.ts';

const editing = new LessonEditing();
const { academy } = editing;

const BOMB = `\\def\\a{xxxxxxxxxx}\\def\\b{${'\\a'.repeat(10)}}${'\\b'.repeat(8)}`;
const formula = (latex: string) => `<figure data-latex="${latex}"></figure>`;

function save(html: string, locale: Locale = 'en') {
  const body = {
    course_id: editing.courseId,
    type: 'text',
    title: 'A lesson',
    content_data: { html, html_zh: '' },
  };
  return academy.callWith(lessonAdminCalls.create, { body }, { as: editing.admin, locale });
}

async function read(lessonId: number): Promise<ContentData | null> {
  const { status, data } = await academy.call(learningCalls.content, {
    query: { content_id: lessonId },
  });
  expect(status).toBe(200);
  return data.content_data;
}

const renderedOf = async (lessonId: number) =>
  (
    await academy.db
      .selectFrom('contents')
      .select('rendered')
      .where('content_id', '=', lessonId)
      .executeTakeFirstOrThrow()
  ).rendered;

describe('a lesson that is too slow to render is refused with a message:', () => {
  test.each([
    ['macros', formula(BOMB).repeat(2200), 'may not define macros', '不能定义宏'],
    ['201 formulas', formula('x').repeat(201), 'at most 200 formulas', '最多可有 200 个公式'],
    [
      'formulas that become long',
      formula("'".repeat(1900)).repeat(10),
      'too long altogether',
      '公式总长度过长',
    ],
    ['75,000 tags', '<a>'.repeat(75_000), 'at most 10,000 tags', '最多 10,000 个'],
    [
      'links that are longer when they are cleaned',
      '<a href="/x">y</a>'.repeat(4_900).padEnd(224_000, '&'),
      'longer than 300,000 characters once it is cleaned',
      '超过 300,000 个字符',
    ],
  ])('%s', async (_, html, sentence, sentenceZh) => {
    const english = await save(html);
    expect([english.status, english.error]).toEqual([400, 'VALIDATION_FAILED']);
    expect(english.fields?.['content_data.html']).toContain(sentence);
    const chinese = await save(html, 'zh');
    expect(chinese.fields?.['content_data.html']).toContain(sentenceZh);
  });
});

test('formulas are drawn when a lesson is saved, and not when it is read', async () => {
  const { data } = await save(formula('E=mc^2'));
  expect(await renderedOf(data.content_id)).toMatchObject({
    html: expect.stringContaining('<msup>'),
  });
  expect(await read(data.content_id)).toMatchObject({ html: expect.stringContaining('<msup>') });
  const kept = { html: '<p>as it was drawn</p>', html_zh: '' };
  await academy.db
    .updateTable('contents')
    .set({ rendered: JSON.stringify(kept) })
    .where('content_id', '=', data.content_id)
    .execute();
  expect(await read(data.content_id)).toMatchObject(kept);
  // The editor works on what was typed.
  const params = { id: data.content_id };
  const edited = await academy.call(lessonAdminCalls.get, { params }, { as: editing.admin });
  expect(edited.data.content_data).toMatchObject({ html: formula('E=mc^2') });
});

test('a lesson that is saved again is drawn again', async () => {
  const { data } = await save(formula('a'));
  const params = { id: data.content_id };
  const body = { content_data: { html: formula('b'), html_zh: '' }, version: data.version };
  await academy.callWith(lessonAdminCalls.update, { params, body }, { as: editing.admin });
  expect(await read(data.content_id)).toMatchObject({
    html: expect.stringContaining('<mi>b</mi>'),
  });
});

test('a body that is written by SQL loses what was rendered of the one before', async () => {
  const lessonId = await addLesson(academy.db, editing.courseId, {
    data: { html: formula('a'), html_zh: '' },
  });
  const write = (html: string) =>
    academy.db
      .updateTable('contents')
      .set({ content_data: JSON.stringify({ html, html_zh: '' }) })
      .where('content_id', '=', lessonId)
      .execute();
  await write('<p onclick="x()">b<script>c</script></p>');
  expect(await renderedOf(lessonId)).toBeNull();
  const shown = { html: '<p>b</p>', html_zh: '' };
  expect(await read(lessonId)).toMatchObject(shown);
  expect(await renderedOf(lessonId)).toEqual(shown);
});

test('a lesson of formulas without end that is stored already is shown as it was typed', async () => {
  const html = formula(BOMB).repeat(2200);
  const lessonId = await addLesson(academy.db, editing.courseId, { data: { html, html_zh: '' } });
  const shown = JSON.stringify(await read(lessonId));
  expect(shown).not.toContain('<math');
  expect(shown.length).toBeLessThan(html.length * 2);
});

test('a lesson that had grown beyond the limit before there was one is still read', async () => {
  const html = '<p>text</p>'.repeat(30_000);
  const lessonId = await addLesson(academy.db, editing.courseId, { data: { html, html_zh: '' } });
  expect(await read(lessonId)).toMatchObject({ html });
});
