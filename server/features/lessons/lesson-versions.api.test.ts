import { describe, expect, test } from 'vitest';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import { LessonEditing } from './lessons.testing.ts';

const editing = new LessonEditing();
const { academy } = editing;
const calls = lessonAdminCalls;

describe('which language is older', () => {
  test('tells when a translation was added, and is restored with a version', async () => {
    const { content_id } = await editing.create({ title: '', title_zh: '复利' });
    const later = async (body: Record<string, unknown>) => {
      academy.advanceMinutes(1);
      return (await editing.change(content_id, body)).data;
    };
    const translated = await later({ title: 'Compound interest' });
    const translatedAt = academy.now.toISOString();
    expect(translated).toMatchObject({ outdated: null, texts_changed_at: translatedAt });
    const changed = await later({ title_zh: '利滚利' });
    expect(changed).toMatchObject({ outdated: 'en', texts_changed_at: translatedAt });

    const restoreTo = async (version: number) => {
      academy.advanceMinutes(1);
      const input = { params: { id: content_id, version }, body: {} };
      return (await academy.call(calls.restoreVersion, input, { as: editing.admin })).data;
    };
    expect(await restoreTo(2)).toMatchObject({ title_zh: '复利', outdated: null });
    expect(await restoreTo(3)).toMatchObject({ title_zh: '利滚利', outdated: 'en' });

    // Confirmed: the version that was saved is then in sync, too.
    const confirmed = { params: { id: content_id }, body: {} };
    expect((await academy.call(calls.confirm, confirmed, { as: editing.admin })).status).toBe(200);
    expect((await later({ title_zh: '利上加利' })).outdated).toBe('en');
    expect((await restoreTo(5)).outdated).toBeNull();
  });

  test('is the one that the last saves did not touch, until it is touched or confirmed', async () => {
    const { content_id } = await editing.create();
    const outdated = async (body: Record<string, unknown>) => {
      academy.advanceMinutes(1);
      return (await editing.change(content_id, body)).data.outdated;
    };
    expect(await outdated({ title: 'Interest on interest' })).toBe('zh');
    expect(await outdated({ duration: 9, duration_reason: 'Exercises' })).toBe('zh');
    expect(await outdated({ title_zh: '利滚利' })).toBeNull();
    expect(await outdated({ title_zh: '利上加利' })).toBe('en');
    const list = async (query: Record<string, unknown>) => {
      const { data } = await academy.callWith(calls.list, { query }, { as: editing.admin });
      return data.list.map((row) => row.content_id);
    };
    expect(await list({ outdated: 'en' })).toContain(content_id);
    expect(await list({ outdated: 'zh' })).not.toContain(content_id);

    const confirmed = await academy.call(
      calls.confirm,
      { params: { id: content_id }, body: { version: 5 } },
      { as: editing.admin },
    );
    expect(confirmed).toMatchObject({
      msg: '两种语言均已标记为最新',
      data: { outdated: null, version: 6 },
    });
    expect(await list({ outdated: 'en' })).not.toContain(content_id);
    expect((await editing.auditOf(content_id)).at(-1)?.action).toBe('content.confirm');
    const stale = await academy.call(
      calls.confirm,
      { params: { id: content_id }, body: { version: 5 } },
      { as: editing.admin },
    );
    expect(stale.error).toBe('STALE_VERSION');
  });

  const [choice, truth] = sampleData.quiz.questions as Record<string, unknown>[];
  test.each([
    ['text', sampleData.text, []],
    ['text', { html: '<p>a</p>', html_zh: '' }, ['zh']],
    ['quiz', sampleData.quiz, []],
    ['quiz', { questions: [choice, { ...truth, question: '' }] }, ['en']],
    ['quiz', { questions: [{ ...choice, explanation_zh: '' }] }, ['zh']],
    ['quiz', { questions: [{ ...choice, explanation: '', explanation_zh: '' }] }, []],
    [
      'quiz',
      {
        questions: [
          {
            ...choice,
            options: [
              { id: 'a', text: '5%' },
              { id: 'b', text_zh: '一' },
            ],
          },
        ],
      },
      ['zh', 'en'],
    ],
    ['video', { ...sampleData.video, captions: [] }, []],
    ['video', sampleData.video, ['en']],
    [
      'audio',
      { ...sampleData.audio, transcript: [{ start: 0, end: 1, text: 'a', text_zh: '' }] },
      ['zh'],
    ],
    ['pdf', sampleData.pdf, []],
    ['assignment', { html: '', html_zh: '<p>写</p>' }, ['en']],
  ] as const)('a %s lacks what the other language has: %j', async (type, content_data, missing) => {
    const { data } = await academy.callWith(
      calls.create,
      { body: { course_id: editing.courseId, type, title: 'A', title_zh: '甲', content_data } },
      { as: editing.admin },
    );
    expect(data.missing).toEqual(missing);
  });
});

describe('versions', () => {
  test('keep every save, and bring one back as the newest', async () => {
    const { content_id } = await editing.create({ title: 'One' });
    academy.advanceMinutes(1);
    await editing.change(content_id, {
      title: 'Two',
      content_data: { html: '<p>2</p>', html_zh: '' },
    });
    academy.advanceMinutes(1);
    await editing.change(content_id, { title: 'Three' });

    const { data } = await editing.versions(content_id);
    expect(data.list.map((row) => [row.version, row.title, row.actor_name])).toEqual([
      [3, 'Three', 'Ms Chen'],
      [2, 'Two', 'Ms Chen'],
      [1, 'One', 'Ms Chen'],
    ]);
    expect(data.list.map(({ changed }) => changed)).toEqual([
      ['title'],
      ['title', 'content_data'],
      null,
    ]);
    const input = { params: { id: content_id }, query: { page: 1, limit: 2 } };
    const short = (await academy.call(calls.versions, input, { as: editing.admin })).data;
    expect(short.list.map(({ changed }) => changed)).toEqual([
      ['title'],
      ['title', 'content_data'],
    ]);
    expect(data).toMatchObject({ count: 3, page: 1, limit: 20 });
    const first = await academy.call(
      calls.version,
      { params: { id: content_id, version: 1 } },
      { as: editing.admin },
    );
    expect(first.data).toMatchObject({
      version: 1,
      state: { title: 'One', content_data: sampleData.text },
      shown: { type: 'text', html: '<p>Read me.</p>' },
    });

    const restored = await academy.call(
      calls.restoreVersion,
      { params: { id: content_id, version: 1 }, body: { current: 3 } },
      { as: editing.admin },
    );
    expect(restored).toMatchObject({
      msg: '已恢复到版本 1',
      data: { version: 4, title: 'One', content_data: sampleData.text },
    });
    expect((await editing.versions(content_id)).data.count).toBe(4);
    expect((await editing.auditOf(content_id)).at(-1)?.action).toBe('content.restore_version');
    const stale = await academy.call(
      calls.restoreVersion,
      { params: { id: content_id, version: 2 }, body: { current: 3 } },
      { as: editing.admin },
    );
    expect(stale).toMatchObject({ error: 'STALE_VERSION', data: { version: 4 } });
  });

  test('begin with what was there before anybody edited it', async () => {
    const content_id = await addLesson(academy.db, editing.courseId, { title: 'Old' });
    expect((await editing.versions(content_id)).data.list).toEqual([]);
    await editing.change(content_id, { title: 'New' });
    const { data } = await editing.versions(content_id);
    expect(data.list.map((row) => [row.version, row.title, row.actor_name])).toEqual([
      [2, 'New', 'Ms Chen'],
      [1, 'Old', ''],
    ]);
  });

  test('that are gone are not found', async () => {
    const { content_id } = await editing.create();
    const params = { id: content_id, version: 7 };
    expect((await academy.call(calls.version, { params }, { as: editing.admin })).status).toBe(404);
    const restored = await academy.call(
      calls.restoreVersion,
      { params, body: {} },
      { as: editing.admin },
    );
    expect(restored.status).toBe(404);
    expect((await editing.get(content_id)).data.version).toBe(1);
  });
});

describe('duplicating', () => {
  test('adds a copy at the end, named as one, and leaves the original alone', async () => {
    const course = await addCourse(academy.db);
    const original = await editing.create({ course_id: course, type: 'quiz', title_zh: '' });
    await editing.create({ course_id: course });
    const { data, msg } = await academy.call(
      calls.duplicate,
      { params: { id: original.content_id }, body: {} },
      { as: editing.admin },
    );
    expect(msg).toBe('副本已放在课程末尾');
    expect(data).toMatchObject({
      position: 3,
      type: 'quiz',
      title: 'Compound interest (copy)',
      title_zh: '',
      content_data: original.content_data,
      version: 1,
    });
    expect((await editing.get(original.content_id)).data).toEqual(original);
    expect((await editing.auditOf(data.content_id)).map((line) => line.action)).toEqual([
      'content.create',
    ]);
  });
});
