import { describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { searchCalls } from '#contract/search.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import { type createLessonAs, LessonEditing } from './lessons.testing.ts';

const editing = new LessonEditing();
const { academy } = editing;
const calls = lessonAdminCalls;

describe('changing a lesson', () => {
  test('changes what is sent and nothing else, and learners see it', async () => {
    const content = await editing.create();
    academy.advanceMinutes(5);
    const html = '<p>So <span data-latex="a^2"></span></p>';
    const { data, msg } = await editing.change(content.content_id, {
      title: 'Interest',
      content_data: { html, html_zh: '<p onclick="x()">新</p>' },
      version: 1,
    });
    const after = {
      ...content,
      title: 'Interest',
      content_data: { html, html_zh: '<p>新</p>' },
      texts_changed_at: academy.now.toISOString(),
      texts_zh_changed_at: academy.now.toISOString(),
      updated_at: academy.now.toISOString(),
      version: 2,
    };
    expect(msg).toBe('课时已保存');
    expect(data).toEqual(after);
    expect((await editing.auditOf(content.content_id)).at(-1)).toEqual({
      action: 'content.update',
      actor_name: 'Ms Chen',
      before: content,
      after,
    });
    const shown = await academy.call(learningCalls.content, {
      query: { content_id: content.content_id },
    });
    expect(shown.data).toMatchObject({ title: 'Interest' });
    expect(JSON.stringify(shown.data.content_data)).toContain('<msup><mi>a</mi><mn>2</mn></msup>');
  });

  test('is found by its new words and not by its old ones', async () => {
    const { content_id } = await editing.create({ title: 'Zebracorn', title_zh: '' });
    await editing.change(content_id, { title: 'Quaggafish' });
    const find = async (q: string) =>
      JSON.stringify((await academy.call(searchCalls.search, { query: { q } })).data);
    expect(await find('Quaggafish')).toContain(`"content_id":${content_id}`);
    expect(await find('Zebracorn')).not.toContain(`"content_id":${content_id}`);
  });

  test('on a version that is gone is refused with the lesson as it is', async () => {
    const { content_id, version } = await editing.create();
    await editing.change(content_id, { title: 'Theirs', version });
    const late = await editing.change(content_id, { title: 'Mine', version });
    expect(late).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { content_id, title: 'Theirs', version: 2, content_data: sampleData.text },
    });
    expect((await editing.get(content_id)).data.title).toBe('Theirs');
  });

  test('to what it already is makes no version and no line in the audit', async () => {
    const content = await editing.create();
    const { title, content_data } = content;
    expect((await editing.change(content.content_id, { title, content_data })).data).toEqual(
      content,
    );
    expect(await editing.auditOf(content.content_id)).toHaveLength(1);
  });

  test('keeps a title in one language', async () => {
    const { content_id } = await editing.create({ title: '' });
    const answer = await editing.change(content_id, { title_zh: ' ' });
    expect(answer).toMatchObject({ status: 400, fields: { title_zh: '请至少填写一种语言的标题' } });
  });

  test('of an archived one finds nothing', async () => {
    const { content_id } = await editing.create();
    await editing.archive(content_id);
    expect((await editing.change(content_id, { title: 'A' })).status).toBe(404);
    expect((await editing.get(content_id)).data.archived_at).toBe(academy.now.toISOString());
  });
});

describe('the list of lessons', () => {
  test('is searched, filtered and sorted', async () => {
    const course = await addCourse(academy.db);
    const add = async (fields: Partial<Parameters<typeof createLessonAs>[2]>) => {
      academy.advanceMinutes(1);
      return (await editing.create({ course_id: course, ...fields })).content_id;
    };
    const tea = await add({ title: 'Tea futures', title_zh: '茶叶期货' });
    const ink = await add({ title: 'Ink', title_zh: '', type: 'pdf' });
    const fan = await add({ title: '', title_zh: '扇子', type: 'quiz' });
    const list = async (query: Record<string, unknown>) => {
      const { data } = await academy.callWith(
        calls.list,
        { query: { course_id: course, ...query } },
        { as: editing.admin },
      );
      return data.list.map((row) => row.content_id);
    };
    expect(await list({})).toEqual([fan, ink, tea]);
    expect(await list({ sort: 'oldest' })).toEqual([tea, ink, fan]);
    expect(await list({ sort: 'course' })).toEqual([tea, ink, fan]);
    expect(await list({ type: 'quiz' })).toEqual([fan]);
    expect(await list({ missing: 'zh' })).toEqual([ink]);
    expect(await list({ missing: 'en' })).toEqual([fan]);
    expect(await list({ search: '期货' })).toEqual([tea]);
    expect(await list({ search: '%' })).toEqual([]);
    expect(await list({ page: 2, limit: 2 })).toEqual([tea]);
    const one = await academy.call(
      calls.list,
      { query: { course_id: course } },
      { as: editing.admin },
    );
    expect(one.data).toMatchObject({ count: 3, page: 1, limit: 20 });
    expect(JSON.stringify(one.data)).not.toContain('content_data');
  });
});

describe('trying a quiz', () => {
  test('grades as a learner would be graded, and keeps nothing', async () => {
    const attempt = (answers: Record<string, string | boolean>) =>
      academy.call(
        calls.tryQuiz,
        { body: { content_data: sampleData.quiz, answers } },
        { as: editing.admin },
      );
    const right = await attempt({ q1: 'b', q2: true });
    expect(right.data).toMatchObject({ scorePercentage: 100, passed: true });
    const half = await attempt({ q1: 'a', q2: true });
    expect(half.data).toMatchObject({ scorePercentage: 50, passed: false });
    expect(half.data.review?.[0]).toMatchObject({
      correct_answer: 'b',
      explanation: 'It compounds.',
    });
    expect((await attempt({})).data.correctAnswers).toBe(0);
    const broken = await academy.call(
      calls.tryQuiz,
      { body: { content_data: { questions: [] }, answers: {} } },
      { as: editing.admin },
    );
    expect(broken).toMatchObject({
      status: 400,
      fields: { 'content_data.questions': '请至少添加一道题' },
    });
  });
});
