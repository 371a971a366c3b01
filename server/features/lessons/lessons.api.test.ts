import { beforeAll, describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { lessonAdminCalls, lessonTeachingCalls } from '#contract/lessons-admin.ts';
import { searchCalls } from '#contract/search.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { createLessonAs } from './lessons.testing.ts';

const GONE = 2_000_000_000;
const academy = openTestAcademy();
let admin: TestPerson;
let courseId: number;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  courseId = await addCourse(academy.db);
});

const calls = lessonAdminCalls;

const create = (fields: Partial<Parameters<typeof createLessonAs>[2]> = {}) =>
  createLessonAs(academy, admin, { course_id: courseId, ...fields });

const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(calls.update, { params: { id }, body }, { as: admin });

const get = (id: number) => academy.call(calls.get, { params: { id } }, { as: admin });
const archive = (id: number) => academy.call(calls.archive, { params: { id } }, { as: admin });

const restore = (id: number) =>
  academy.call(calls.restore, { params: { id }, body: {} }, { as: admin });

const auditOf = (lessonId: number) => auditLinesOf(academy.db, 'content', lessonId);

describe('adding a lesson', () => {
  test('puts it at the end of its course, for learners at once', async () => {
    const course = await addCourse(academy.db);
    const first = await addLesson(academy.db, course);
    const { status, data, msg } = await academy.callWith(
      calls.create,
      {
        body: {
          course_id: course,
          type: 'text',
          title_zh: ' 复利 ',
          content_data: { html: '', html_zh: '<p>利滚利<script>x</script></p>', extra: 1 },
        },
      },
      { as: admin },
    );
    expect([status, msg]).toEqual([200, '课时已新建']);
    expect(data).toEqual({
      content_id: data.content_id,
      course_id: course,
      course_title: 'Value Investing',
      course_title_zh: '价值投资入门',
      course_status: 'active',
      position: 2,
      type: 'text',
      title: '',
      title_zh: '复利',
      description: '',
      description_zh: '',
      duration: 0,
      content_data: { html: '', html_zh: '<p>利滚利</p>' },
      missing: ['en'],
      outdated: null,
      learner_count: 0,
      texts_changed_at: academy.now.toISOString(),
      texts_zh_changed_at: academy.now.toISOString(),
      created_at: academy.now.toISOString(),
      updated_at: academy.now.toISOString(),
      archived_at: null,
      version: 1,
    });
    expect(await auditOf(data.content_id)).toEqual([
      { action: 'content.create', actor_name: 'Ms Chen', before: null, after: data },
    ]);
    const list = await academy.call(learningCalls.contents, { query: { course_id: course } });
    expect(list.data.list.map((row) => row.content_id)).toEqual([first, data.content_id]);
  });

  test('is found by the search of the academy', async () => {
    const { content_id } = await create({ title: 'Amortisation', title_zh: '摊销' });
    const found = await academy.call(searchCalls.search, { query: { q: '摊销' } });
    expect(JSON.stringify(found.data)).toContain(`"content_id":${content_id}`);
  });

  test('behind an archived one does not take its place', async () => {
    const course = await addCourse(academy.db);
    const first = await create({ course_id: course });
    await archive(first.content_id);
    expect((await create({ course_id: course })).position).toBe(2);
    expect((await restore(first.content_id)).status).toBe(200);
  });

  test.each(['text', 'video', 'audio', 'pdf', 'quiz', 'assignment'] as const)(
    'takes a %s as it is stored, answers included',
    async (type) => {
      const { content_id } = await create({ type });
      expect((await get(content_id)).data).toMatchObject({ type, content_data: sampleData[type] });
    },
  );

  const question = (sampleData.quiz.questions as Record<string, unknown>[])[0] ?? {};
  const quizOf = (change: object) => ({ questions: [{ ...question, ...change }] });
  test.each([
    ['no title', 'text', { title: ' ', title_zh: '' }, 'title_zh'],
    ['a title too long', 'text', { title: 'x'.repeat(201) }, 'title'],
    ['a negative duration', 'text', { duration: -1 }, 'duration'],
    ['more than 100 hours', 'text', { duration: 6001 }, 'duration'],
    ['a type that is none', 'film', {}, 'type'],
    ['no body', 'text', { content_data: null }, 'content_data'],
    [
      'a text that says nothing',
      'text',
      { content_data: { html: '<script>a</script>' } },
      'content_data.html_zh',
    ],
    ['a video without a file', 'video', { content_data: {} }, 'content_data.url'],
    [
      'a file that runs',
      'video',
      { content_data: { url: 'javascript:alert(1)' } },
      'content_data.url',
    ],
    [
      'a document where a film is shown',
      'video',
      { content_data: { url: '/uploads/a.pdf' } },
      'content_data.url',
    ],
    [
      'a film where its first picture is shown',
      'video',
      { content_data: { url: '/uploads/a.mp4', poster: '/uploads/b.mp4' } },
      'content_data.poster',
    ],
    [
      'a picture in place of captions',
      'audio',
      {
        content_data: {
          url: '/uploads/a.mp3',
          captions: [{ language: 'zh', url: '/uploads/b.png' }],
        },
      },
      'content_data.captions.0.url',
    ],
    [
      'a film where a document is shown',
      'pdf',
      { content_data: { url: '/uploads/a.mp4' } },
      'content_data.url',
    ],
    [
      'half a page',
      'pdf',
      { content_data: { url: '/a', page_count: 0.5 } },
      'content_data.page_count',
    ],
    ['no questions', 'quiz', { content_data: { questions: [] } }, 'content_data.questions'],
    [
      'a pass mark over 100',
      'quiz',
      { content_data: { ...sampleData.quiz, pass_mark: 101 } },
      'content_data.pass_mark',
    ],
    [
      'a question without words',
      'quiz',
      { content_data: quizOf({ question: ' ', question_zh: '' }) },
      'content_data.questions.0.question_zh',
    ],
    [
      'an option without words',
      'quiz',
      { content_data: quizOf({ options: [{ id: 'a', text: 'A' }, { id: 'b' }] }) },
      'content_data.questions.0.options.1.text_zh',
    ],
    [
      'no right answer',
      'quiz',
      { content_data: quizOf({ answer: '' }) },
      'content_data.questions.0.answer',
    ],
    [
      'a wish for half a file',
      'assignment',
      { content_data: { html: '<p>a</p>', file: 'half' } },
      'content_data.file',
    ],
  ] as const)('refuses %s', async (_, type, fields, field) => {
    const before = await academy.db
      .selectFrom('contents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const content_data = sampleData[type as 'text'] ?? {};
    const body = { course_id: courseId, type, title: 'A', content_data, ...fields };
    const answer = await academy.callWith(calls.create, { body }, { as: admin });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
    const after = await academy.db
      .selectFrom('contents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
  });

  test('to a course that is not there is refused at its field', async () => {
    const body = { course_id: GONE, type: 'text', title: 'A', content_data: sampleData.text };
    const answer = await academy.callWith(calls.create, { body }, { as: admin });
    expect(answer).toMatchObject({ status: 404, fields: { course_id: '请从给出的选项中选择' } });
  });
});

describe('changing a lesson', () => {
  test('changes what is sent and nothing else, and learners see it', async () => {
    const content = await create();
    academy.advanceMinutes(5);
    const html = '<p>So <span data-latex="a^2"></span></p>';
    const { data, msg } = await change(content.content_id, {
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
    expect((await auditOf(content.content_id)).at(-1)).toEqual({
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
    const { content_id } = await create({ title: 'Zebracorn', title_zh: '' });
    await change(content_id, { title: 'Quaggafish' });
    const find = async (q: string) =>
      JSON.stringify((await academy.call(searchCalls.search, { query: { q } })).data);
    expect(await find('Quaggafish')).toContain(`"content_id":${content_id}`);
    expect(await find('Zebracorn')).not.toContain(`"content_id":${content_id}`);
  });

  test('on a version that is gone is refused with the lesson as it is', async () => {
    const { content_id, version } = await create();
    await change(content_id, { title: 'Theirs', version });
    const late = await change(content_id, { title: 'Mine', version });
    expect(late).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { content_id, title: 'Theirs', version: 2, content_data: sampleData.text },
    });
    expect((await get(content_id)).data.title).toBe('Theirs');
  });

  test('to what it already is makes no version and no line in the audit', async () => {
    const content = await create();
    const { title, content_data } = content;
    expect((await change(content.content_id, { title, content_data })).data).toEqual(content);
    expect(await auditOf(content.content_id)).toHaveLength(1);
  });

  test('keeps a title in one language', async () => {
    const { content_id } = await create({ title: '' });
    const answer = await change(content_id, { title_zh: ' ' });
    expect(answer).toMatchObject({ status: 400, fields: { title_zh: '请至少填写一种语言的标题' } });
  });

  test('of an archived one finds nothing', async () => {
    const { content_id } = await create();
    await archive(content_id);
    expect((await change(content_id, { title: 'A' })).status).toBe(404);
    expect((await get(content_id)).data.archived_at).toBe(academy.now.toISOString());
  });
});

describe('the list of lessons', () => {
  test('is searched, filtered and sorted', async () => {
    const course = await addCourse(academy.db);
    const add = async (fields: Partial<Parameters<typeof createLessonAs>[2]>) => {
      academy.advanceMinutes(1);
      return (await create({ course_id: course, ...fields })).content_id;
    };
    const tea = await add({ title: 'Tea futures', title_zh: '茶叶期货' });
    const ink = await add({ title: 'Ink', title_zh: '', type: 'pdf' });
    const fan = await add({ title: '', title_zh: '扇子', type: 'quiz' });
    const list = async (query: Record<string, unknown>) => {
      const { data } = await academy.callWith(
        calls.list,
        { query: { course_id: course, ...query } },
        { as: admin },
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
    const one = await academy.call(calls.list, { query: { course_id: course } }, { as: admin });
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
        { as: admin },
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
      { as: admin },
    );
    expect(broken).toMatchObject({
      status: 400,
      fields: { 'content_data.questions': '请至少添加一道题' },
    });
  });
});

describe('who may edit', () => {
  const idCalls = [
    'get',
    'update',
    'archive',
    'restore',
    'duplicate',
    'confirm',
    'versions',
  ] as const;

  /** A change of nothing is refused before anybody looks for what it would change. */
  const bodyOf = (name: string) => (name === 'update' ? { title: 'Changed' } : {});

  test.each([...idCalls, 'list', 'create', 'tryQuiz'] as const)(
    '%s is for admins alone under /admin',
    async (name) => {
      const { content_id } = await create();
      const learner = await academy.addLearner();
      const teacher = await academy.addPerson({ role: 'teacher' });
      const input = { params: { id: content_id }, body: {} };
      const ask = (as: TestPerson | null) => academy.callWith(calls[name], input, { as });
      const statuses = [await ask(null), await ask(learner), await ask(teacher)];
      expect(statuses.map((answer) => answer.status)).toEqual([401, 403, 403]);
    },
  );

  test.each(idCalls)('%s of a lesson that is gone finds nothing', async (name) => {
    const input = { params: { id: GONE }, body: bodyOf(name) };
    expect((await academy.callWith(calls[name], input, { as: admin })).error).toBe('NOT_FOUND');
  });

  test('a teacher edits the lessons of their own courses, and sees no others', async () => {
    const teacher = await academy.addPerson({ role: 'teacher', name: 'Mr Lin' });
    const other = await academy.addPerson({ role: 'teacher' });
    const teacher_id = await addTeacher(academy.db, { user_id: teacher.userId });
    const own = await addCourse(academy.db, { teacher_id });
    const body = {
      course_id: own,
      type: 'text' as const,
      title: 'Mine',
      content_data: sampleData.text,
    };
    const mine = await academy.call(lessonTeachingCalls.create, { body }, { as: teacher });
    expect(mine).toMatchObject({ status: 200, data: { title: 'Mine' } });
    const id = mine.data.content_id;
    const saved = await academy.call(
      lessonTeachingCalls.update,
      { params: { id }, body: { title: 'Ours' } },
      { as: teacher },
    );
    expect(saved.data.title).toBe('Ours');
    const list = await academy.call(lessonTeachingCalls.list, {}, { as: teacher });
    expect(list.data.list.map((row) => row.content_id)).toEqual([id]);

    const strange = await create();
    for (const name of idCalls) {
      const answers = [
        await academy.callWith(
          lessonTeachingCalls[name],
          { params: { id: strange.content_id }, body: bodyOf(name) },
          { as: teacher },
        ),
        await academy.callWith(
          lessonTeachingCalls[name],
          { params: { id }, body: bodyOf(name) },
          { as: other },
        ),
      ];
      expect([name, ...answers.map((answer) => answer.error)]).toEqual([
        name,
        'NOT_FOUND',
        'NOT_FOUND',
      ]);
    }
    const foreign = { ...body, course_id: courseId };
    const refused = await academy.call(
      lessonTeachingCalls.create,
      { body: foreign },
      { as: teacher },
    );
    expect(refused.status).toBe(404);
    expect((await get(strange.content_id)).data).toEqual(strange);
    const learner = await academy.addLearner();
    expect((await academy.call(lessonTeachingCalls.list, {}, { as: learner })).status).toBe(403);
    const everything = await academy.call(
      lessonTeachingCalls.get,
      { params: { id: strange.content_id } },
      { as: admin },
    );
    expect(everything.status).toBe(200);
  });
});
