import { describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { searchCalls } from '#contract/search.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import { LessonEditing } from './lessons.testing.ts';

const GONE = 2_000_000_000;
const editing = new LessonEditing();
const { academy } = editing;
const calls = lessonAdminCalls;

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
      { as: editing.admin },
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
      duration: 1,
      duration_reason: '',
      measured_minutes: 1,
      unreviewed_since: null,
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
    expect(await editing.auditOf(data.content_id)).toEqual([
      { action: 'content.create', actor_name: 'Ms Chen', before: null, after: data },
    ]);
    const list = await academy.call(learningCalls.contents, { query: { course_id: course } });
    expect(list.data.list.map((row) => row.content_id)).toEqual([first, data.content_id]);
  });

  test('is found by the search of the academy', async () => {
    const { content_id } = await editing.create({ title: 'Amortisation', title_zh: '摊销' });
    const found = await academy.call(searchCalls.search, { query: { q: '摊销' } });
    expect(JSON.stringify(found.data)).toContain(`"content_id":${content_id}`);
  });

  test('behind an archived one does not take its place', async () => {
    const course = await addCourse(academy.db);
    const first = await editing.create({ course_id: course });
    await editing.archive(first.content_id);
    expect((await editing.create({ course_id: course })).position).toBe(2);
    expect((await editing.restore(first.content_id)).status).toBe(200);
  });

  test.each(['text', 'video', 'audio', 'pdf', 'quiz', 'assignment'] as const)(
    'takes a %s as it is stored, answers included',
    async (type) => {
      const { content_id } = await editing.create({ type });
      expect((await editing.get(content_id)).data).toMatchObject({
        type,
        content_data: sampleData[type],
      });
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
    const body = { course_id: editing.courseId, type, title: 'A', content_data, ...fields };
    const answer = await academy.callWith(calls.create, { body }, { as: editing.admin });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
    const after = await academy.db
      .selectFrom('contents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
  });

  test('to a course that is not there is refused at its field', async () => {
    const body = { course_id: GONE, type: 'text', title: 'A', content_data: sampleData.text };
    const answer = await academy.callWith(calls.create, { body }, { as: editing.admin });
    expect(answer).toMatchObject({ status: 404, fields: { course_id: '请从给出的选项中选择' } });
  });
});
